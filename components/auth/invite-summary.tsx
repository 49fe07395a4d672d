import { UsersRound } from "lucide-react";
import type { Role } from "@/db/vocabulary";

const asRole: Record<Role, string> = { admin: "an admin", manager: "a manager", user: "a user" };

/** Who invites the user to which workspace, and in which role. */
export function InviteSummary({
  workspace,
  inviter,
  role,
}: {
  workspace: string;
  inviter: string | null;
  role: Role;
}) {
  return (
    <>
      <span
        aria-hidden
        className="mb-4 flex size-10 items-center justify-center rounded-lg border border-accent-line bg-accent-surface text-accent-ink"
      >
        <UsersRound className="size-5" />
      </span>
      <h1 className="wrap-anywhere font-semibold text-2xl tracking-tight">Join {workspace}</h1>
      <p className="wrap-anywhere mt-1 text-ink-muted">
        {inviter ?? "Someone on the team"} invited you to join{" "}
        <strong className="font-medium text-ink">{workspace}</strong>, as {asRole[role]}.
      </p>
    </>
  );
}
