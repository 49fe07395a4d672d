import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/intelligence";
import { readAccountReport } from "@/lib/domain/intelligence/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getAccountReport, (ctx, { params }) => readAccountReport(ctx, params));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
