import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/activity";
import { listActivity } from "@/lib/domain/activity/list";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listActivity, (ctx, { query }) => listActivity(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
