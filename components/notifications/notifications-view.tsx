"use client";
import { PageHeader } from "@/components/ui/page-header";
import { ChannelCard } from "./channel-card";
import { PreferencesCard } from "./preferences-card";

/** How the member is notified, and what the workspace's chat channel gets. */
export function NotificationsView({ mayChangeChannel }: { mayChangeChannel: boolean }) {
  return (
    <>
      <PageHeader title="Notifications" description="What you are notified of in this workspace, and how." />
      <div className="space-y-4">
        <PreferencesCard />
        <ChannelCard mayChange={mayChangeChannel} />
      </div>
    </>
  );
}
