import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { NotificationsView } from "@/components/notifications/notifications-view";
import { listDestinations } from "@/lib/contracts/destinations";
import {
  getChatNotifications,
  getNotificationPreferences,
  updateChatNotifications,
} from "@/lib/contracts/notifications";
import { listDestinations as findDestinations } from "@/lib/domain/destinations/read";
import { readChatNotifications } from "@/lib/domain/notifications/chat-settings";
import { readPreferences } from "@/lib/domain/notifications/preferences";
import { guardedPage } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Notifications" };

export default function NotificationsPage() {
  return guardedPage({ path: "/settings/notifications" }, getNotificationPreferences.auth, async (page) => {
    const mayChangeChannel = isAllowed(page, updateChatNotifications);
    await Promise.all([
      page.load(getNotificationPreferences, {}, readPreferences),
      page.load(getChatNotifications, {}, readChatNotifications),
      page.load(listDestinations, {}, findDestinations),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <NotificationsView
          role={page.ctx.identity.customer?.role ?? "user"}
          mayChangeChannel={mayChangeChannel}
        />
      </HydrationBoundary>
    );
  });
}
