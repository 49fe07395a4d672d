import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/intelligence";
import { readAccountReport } from "@/lib/domain/v1/intelligence";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getAccountReportV1, (ctx, { params }) => readAccountReport(ctx, params));
export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
