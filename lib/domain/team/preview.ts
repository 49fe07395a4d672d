import type { Db } from "@/db/client";
import { findInviteAcrossCustomers } from "@/db/queries/team";
import type { Role } from "@/db/vocabulary";
import type { Clock } from "@/lib/clock";
import { hashToken } from "@/lib/ids";

/** What an invitation page may say; never a full address, since links get shared. */
export type InvitePreview =
  | {
      state: "open";
      workspace: string;
      /** Null if they gave no name. */
      inviter: string | null;
      role: Role;
      /** Where it was sent, for example `a…@people.example`. */
      sentTo: string;
      /** Whether it was sent to the signed-in user; null if no one is signed in. */
      isForCaller: boolean | null;
    }
  | { state: "unknown" | "used" | "cancelled" | "expired" };

/** What anyone with an invite's token may know about it. `email` is the signed-in user's, or null. */
export async function previewInvite(
  { db, clock }: { db: Db; clock: Clock },
  { token, email }: { token: string; email: string | null },
): Promise<InvitePreview> {
  const invite = await findInviteAcrossCustomers(db, { tokenHash: hashToken(token) });
  if (!invite) return { state: "unknown" };
  if (invite.acceptedAt) return { state: "used" };
  // No one can work in a workspace that has been closed since.
  if (invite.cancelledAt || invite.lifecycle === "closed") return { state: "cancelled" };
  if (invite.expiresAt <= clock.now()) return { state: "expired" };
  const { workspace, inviter, role } = invite;
  const isForCaller = email === null ? null : email === invite.email;
  return { state: "open", workspace, inviter, role, sentTo: masked(invite.email), isForCaller };
}

/** Enough of an address for its owner to recognize it. */
function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email].at(0)}…${email.slice(at)}`;
}
