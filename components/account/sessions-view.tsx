"use client";
import { Monitor } from "lucide-react";
import { Loaded } from "@/components/page/loaded";
import { notifyFailed } from "@/components/page/notify-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { RelativeTime } from "@/components/ui/relative-time";
import { useRevokeSessions } from "@/lib/client/account";
import { listSessions } from "@/lib/client/operations";
import type { Session } from "@/lib/contracts/sessions";
import { describeBrowser } from "./describe-browser";

const ConfirmDialog = loadable(() =>
  import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
);

/** The account's sessions, with a button to sign out everywhere. */
export function SessionsView() {
  const sessions = useApiQuery(listSessions);
  return (
    <>
      <PageHeader title="Sessions" description="Your five most recent sessions." actions={<RevokeAll />} />
      <Card>
        <Loaded query={sessions} rows={3} what="sessions">
          {(data) => (
            <ul aria-label="Sessions" className="divide-y divide-line">
              {data.data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <Monitor aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-ink text-sm">
          <span className="font-medium">{describeBrowser(session.userAgent)}</span>
          {session.isCurrent && <Badge tone="accent">This browser</Badge>}
        </p>
        <p className="text-ink-muted text-xs">
          {session.ip ?? "Unknown IP"}, since <RelativeTime at={session.createdAt} />
        </p>
      </div>
      <p className="shrink-0 text-ink-muted text-xs">
        <span className="max-sm:sr-only">Last active </span>
        <RelativeTime at={session.lastSeenAt} />
      </p>
    </li>
  );
}

function RevokeAll() {
  const { mutate, isPending } = useRevokeSessions();
  const revoke = () =>
    mutate(undefined, {
      onError: (error) => notifyFailed("Could not sign out everywhere", error),
    });
  return (
    <DialogButton
      variant="danger-quiet"
      load={ConfirmDialog.load}
      dialog={(state) => (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirm="Sign out everywhere"
          pending={isPending}
          onConfirm={revoke}
          {...state}
        >
          <p>
            All browsers are signed out immediately, including this one. To sign in again, request a link by
            email.
          </p>
        </ConfirmDialog>
      )}
    >
      Sign out everywhere
    </DialogButton>
  );
}
