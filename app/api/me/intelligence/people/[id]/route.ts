import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/intelligence";
import { readPersonReport } from "@/lib/domain/intelligence/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getPersonReport, (ctx, { params }) => readPersonReport(ctx, params));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
