/** The operations of notifications; see `operations.ts`. */
import type * as notifications from "@/lib/contracts/notifications";
import type { Callable } from "./operations";

export const listNotifications: Callable<typeof notifications.listNotifications> = {
  method: "GET",
  path: "/api/me/notifications",
};
export const readNotifications: Callable<typeof notifications.readNotifications> = {
  method: "POST",
  path: "/api/me/notifications/read",
};
export const getNotificationPreferences: Callable<typeof notifications.getNotificationPreferences> = {
  method: "GET",
  path: "/api/me/notification-preferences",
};
export const updateNotificationPreferences: Callable<typeof notifications.updateNotificationPreferences> = {
  method: "PATCH",
  path: "/api/me/notification-preferences",
};
export const getChatNotifications: Callable<typeof notifications.getChatNotifications> = {
  method: "GET",
  path: "/api/me/notification-channel",
};
export const updateChatNotifications: Callable<typeof notifications.updateChatNotifications> = {
  method: "PATCH",
  path: "/api/me/notification-channel",
};
export const unsubscribe: Callable<typeof notifications.unsubscribe> = {
  method: "POST",
  path: "/api/public/unsubscribe/{token}",
};
