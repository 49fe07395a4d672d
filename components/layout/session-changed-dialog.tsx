"use client";
import { AlertDialog } from "radix-ui";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { alertStyles, scrimStyles } from "@/components/ui/dialog";
import { useSwitchBack } from "@/lib/client/account";
import type { OtherSession } from "@/lib/client/check-session";
import { shownSession } from "@/lib/client/shown-session";

/** Says that the tab shows another workspace, or another user's, than the session has. It can't be dismissed. */
export function SessionChangedDialog({
  found: { isOtherUser, user, customer },
  workspace,
  email,
}: {
  found: OtherSession;
  /** What the tab shows. */
  workspace: string;
  email: string;
}) {
  const back = useSwitchBack();
  const shownId = shownSession()?.workspaceId;
  const current = customer?.name ?? "no workspace";
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimStyles} />
        <AlertDialog.Content className={alertStyles}>
          <AlertDialog.Title className="wrap-anywhere font-semibold text-ink text-lg">
            {isOtherUser ? "You are now signed in as someone else" : "You are now in another workspace"}
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="wrap-anywhere mt-2 space-y-2 text-ink-muted text-sm">
              {isOtherUser ? (
                <p>
                  This tab shows <bdi>{workspace}</bdi> for <bdi>{email}</bdi>, but this browser is now signed
                  in as <bdi>{user.email}</bdi>.
                </p>
              ) : (
                <p>
                  This tab shows <bdi>{workspace}</bdi>, but you are now in <bdi>{current}</bdi>.
                </p>
              )}
              <p>
                Nothing can be changed here until you reload. What you typed into this page comes back with{" "}
                <bdi>{workspace}</bdi>.
              </p>
              {back.error && (
                <p role="alert" className="text-danger-ink">
                  Could not switch back. {messageOf(back.error)}
                </p>
              )}
            </div>
          </AlertDialog.Description>
          <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            {!isOtherUser && shownId && (
              <Button pending={back.isPending} onClick={() => back.mutate(shownId)}>
                <span className="truncate">Switch back to {workspace}</span>
              </Button>
            )}
            {/* Takes the first focus, as the cancel button of an alert dialog does. */}
            <AlertDialog.Cancel asChild>
              <Button variant="primary" onClick={reload}>
                Reload
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const id = /[0-9a-f]{8}-[0-9a-f]{4}-/;

/** Loads the same page in the session's workspace, without the filters and objects of the one before. */
function reload(): void {
  const { pathname } = window.location;
  window.location.assign(
    id.test(pathname) || pathname.startsWith("/intelligence/") ? "/dashboard" : pathname,
  );
}
