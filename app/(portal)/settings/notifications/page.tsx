import type { Metadata } from "next";
import { NotificationsView } from "@/components/notifications/notifications-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { destinations as destinationsApi } from "@/lib/api/destinations";
import { notifications as notificationsApi } from "@/lib/api/notifications";
import { listDestinations } from "@/lib/contracts/destinations";
import {
  getChatNotifications,
  getNotificationPreferences,
  updateChatNotifications,
} from "@/lib/contracts/notifications";
import { guardedPage } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Notifications" };

export default function NotificationsPage() {
  return guardedPage({ path: "/settings/notifications" }, getNotificationPreferences.auth, async (page) => {
    const mayChangeChannel = isAllowed(page, updateChatNotifications);
    await Promise.all([
      page.load(getNotificationPreferences, {}, notificationsApi.getNotificationPreferences),
      page.load(getChatNotifications, {}, notificationsApi.getChatNotifications),
      page.load(listDestinations, {}, destinationsApi.listDestinations),
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
