import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/notifications";
import { listNotifications } from "@/lib/domain/notifications/inbox";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listNotifications, (ctx, { query }) => listNotifications(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
