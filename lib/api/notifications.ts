import type * as contract from "@/lib/contracts/notifications";
import { changeChatNotifications, readChatNotifications } from "@/lib/domain/notifications/chat-settings";
import { listNotifications, readNotifications } from "@/lib/domain/notifications/inbox";
import { changePreferences, readPreferences } from "@/lib/domain/notifications/preferences";
import { unsubscribe } from "@/lib/domain/notifications/unsubscribe";
import type { Answers } from "./answers";

export const notifications = {
  listNotifications: (ctx, { query }) => listNotifications(ctx, query),
  readNotifications: (ctx, { body }) => readNotifications(ctx, body),
  getNotificationPreferences: (ctx) => readPreferences(ctx),
  updateNotificationPreferences: (ctx, { body }) => changePreferences(ctx, body),
  getChatNotifications: (ctx) => readChatNotifications(ctx),
  updateChatNotifications: (ctx, { body }) => changeChatNotifications(ctx, body),
  unsubscribe: (ctx, { params }) => unsubscribe(ctx, params),
} satisfies Answers<typeof contract>;
