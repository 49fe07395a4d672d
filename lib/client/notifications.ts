/** Mutations of the caller's notifications and how they want them. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  ChatNotifications,
  Notification,
  NotificationPreferencesChange,
} from "@/lib/contracts/notifications";
import { call } from "./call";
import {
  getChatNotifications,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  updateChatNotifications,
  updateNotificationPreferences,
} from "./operations";

interface Inbox {
  data: Notification[];
  unread: number;
}

/** Marks these notifications as read, or all; shown at once, and read again if it fails. */
export function useReadNotifications() {
  const client = useQueryClient();
  const queryKey = [listNotifications.path];
  return useMutation({
    mutationFn: (ids: string[] | null) => call(readNotifications, { body: ids === null ? {} : { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Inbox>({ queryKey }, (inbox) => inbox && markRead(inbox, ids));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function markRead(inbox: Inbox, ids: string[] | null): Inbox {
  const isMarked = ({ id, isRead }: Notification) => !isRead && (ids === null || ids.includes(id));
  const marked = ids === null ? inbox.unread : inbox.data.filter(isMarked).length;
  const data = inbox.data.map((one) => (isMarked(one) ? { ...one, isRead: true } : one));
  return { ...inbox, data, unread: inbox.unread - marked };
}

export function useNotificationPreferencesChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationPreferencesChange) => call(updateNotificationPreferences, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [getNotificationPreferences.path] }),
  });
}

export function useChatNotificationsChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { chat: ChatNotifications | null; version: string | undefined }) =>
      call(updateChatNotifications, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [getChatNotifications.path] }),
  });
}
