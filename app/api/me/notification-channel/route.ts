import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/notifications";
import { changeChatNotifications, readChatNotifications } from "@/lib/domain/notifications/chat-settings";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getChatNotifications, (ctx) => readChatNotifications(ctx));
export const PATCH = route(contract.updateChatNotifications, (ctx, { body }) =>
  changeChatNotifications(ctx, body),
);
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
