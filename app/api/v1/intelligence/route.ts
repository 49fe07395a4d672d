import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/intelligence";
import { listReportsV1 } from "@/lib/domain/v1/intelligence";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listReportsV1, (ctx, { query }) => listReportsV1(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
