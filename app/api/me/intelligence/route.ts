import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/intelligence";
import { listReports } from "@/lib/domain/intelligence/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listReports, (ctx, { query }) => listReports(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
