"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadable } from "@/components/ui/loadable";
import { checkSession, type OtherSession } from "@/lib/client/check-session";
import { announceSession, shownSession, watchSession } from "@/lib/client/shown-session";

const SessionChangedDialog = loadable(() =>
  import("./session-changed-dialog").then((file) => file.SessionChangedDialog),
);

/** Notices that another tab switched the session, and then blocks this one until it is reloaded or switched back. */
export function SessionWatch({ workspace, email }: { workspace: string; email: string }) {
  const client = useQueryClient();
  const router = useRouter();
  const [found, setFound] = useState<OtherSession | null>(null);
  const wasOther = useRef(false);

  const check = useCallback(async () => {
    try {
      const next = await checkSession();
      const isOther = typeof next !== "string";
      setFound(isOther ? next : null);
      // What was refused meanwhile is read again.
      if (!isOther && (wasOther.current || next === "adopted")) {
        router.refresh();
        void client.invalidateQueries();
      }
      wasOther.current = isOther;
    } catch {
      // Without a session, a read of the page leads to sign-in.
      void client.invalidateQueries();
    }
  }, [client, router]);

  useEffect(() => {
    announceSession(shownSession());
    const unwatch = watchSession((news) => {
      if (news === "doubt" || wasOther.current) void check();
    });
    // The browser kept the page as it was while others were visited.
    const restored = ({ persisted }: PageTransitionEvent) => persisted && void check();
    window.addEventListener("pageshow", restored);
    return () => {
      unwatch();
      window.removeEventListener("pageshow", restored);
    };
  }, [check]);

  return found && <SessionChangedDialog found={found} workspace={workspace} email={email} />;
}
