"use client";
import { PageHeader } from "@/components/ui/page-header";
import type { Role } from "@/db/vocabulary";
import { ChannelCard } from "./channel-card";
import { PreferencesCard } from "./preferences-card";

/** How the member is notified, and what the workspace's chat channel gets. */
export function NotificationsView({ role, mayChangeChannel }: { role: Role; mayChangeChannel: boolean }) {
  return (
    <>
      <PageHeader title="Notifications" description="What you are notified of in this workspace, and how." />
      <div className="space-y-4">
        <PreferencesCard role={role} />
        <ChannelCard mayChange={mayChangeChannel} />
      </div>
    </>
  );
}
