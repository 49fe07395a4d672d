import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/notifications";
import { readNotifications } from "@/lib/domain/notifications/inbox";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.readNotifications, (ctx, { body }) => readNotifications(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
