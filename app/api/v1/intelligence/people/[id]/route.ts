import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/intelligence";
import { readPersonReportV1 } from "@/lib/domain/v1/intelligence";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getPersonReportV1, (ctx, { params }) => readPersonReportV1(ctx, params));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
