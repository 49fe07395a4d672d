"use client";
import { Mail, RotateCw, X } from "lucide-react";
import { notifyFailed } from "@/components/page/notify-failed";
import { Badge } from "@/components/ui/badge";
import { DialogIconButton } from "@/components/ui/dialog-button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { loadable } from "@/components/ui/loadable";
import { RelativeTime } from "@/components/ui/relative-time";
import { notify } from "@/components/ui/toast";
import { useInvite } from "@/lib/client/team";
import type { Invite } from "@/lib/contracts/team";
import { roleTexts } from "./describe-role";

const CancelInviteDialog = loadable(() =>
  import("./cancel-invite-dialog").then((file) => file.CancelInviteDialog),
);

/** Pending invitations; each can be resent or canceled. */
export function InviteList({ invites, mayChange }: { invites: Invite[]; mayChange: boolean }) {
  const again = useInvite();

  const sendAgain = ({ email, role }: Invite) =>
    again.mutate(
      { email, role },
      {
        onSuccess: () =>
          notify({
            text: `Invitation to ${email} sent again`,
            description: "The link in the earlier email no longer works.",
            tone: "success",
          }),
        onError: (error) => notifyFailed("Could not send the invitation", error),
      },
    );

  return invites.length === 0 ? (
    <EmptyState icon={<Mail />} title="No pending invitations">
      {mayChange
        ? "People you invite are listed here until they accept."
        : "Managers and admins can invite people."}
    </EmptyState>
  ) : (
    <ul className="divide-y divide-line border-line border-t">
      {invites.map((invite) => (
        <li key={invite.id} className="flex min-h-14 items-center gap-3 px-4 py-2">
          <div className="min-w-0 flex-1 text-sm">
            <p className="truncate font-medium text-ink">{invite.email}</p>
            <p className="text-ink-muted text-xs">
              Sent <RelativeTime at={invite.createdAt} />, expires <RelativeTime at={invite.expiresAt} />
            </p>
          </div>
          <Badge className="shrink-0">{roleTexts[invite.role].label}</Badge>
          {mayChange && (
            <span className="flex shrink-0">
              {/* An admin is made by a change of role: only the platform invites one. */}
              {invite.role !== "admin" && (
                <IconButton
                  label={`Resend invitation to ${invite.email}`}
                  icon={<RotateCw />}
                  size="sm"
                  disabled={again.isPending}
                  onClick={() => sendAgain(invite)}
                />
              )}
              <DialogIconButton
                label={`Cancel invitation to ${invite.email}`}
                icon={<X />}
                size="sm"
                load={CancelInviteDialog.load}
                dialog={(state) => <CancelInviteDialog invite={invite} {...state} />}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
