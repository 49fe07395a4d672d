import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/dashboard";
import { readDashboard } from "@/lib/domain/dashboard/overview";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getDashboard, (ctx, { query }) => readDashboard(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
