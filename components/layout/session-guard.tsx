"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { checkSession } from "@/lib/client/check-session";
import { claimTab, doubtSession } from "@/lib/client/shown-session";
import type { ShownSession } from "@/lib/contracts/shown-session";

/**
 * Shows what the server rendered for a session only in a tab that shows the same one: after a switch in another tab, a
 * page that this tab loads belongs to the other workspace.
 */
export function SessionGuard({ session, children }: { session: ShownSession; children: ReactNode }) {
  const router = useRouter();
  const { userId, workspaceId } = session;
  const isShown = claimTab(session);
  useEffect(() => {
    if (claimTab({ userId, workspaceId })) return;
    void checkSession().then(
      // It was rendered before a switch back, or is the first workspace of a user who had none.
      (found) => (typeof found === "string" ? router.refresh() : doubtSession()),
      doubtSession,
    );
  }, [userId, workspaceId, router]);
  return isShown ? children : null;
}
