"use client";
import { useQuery } from "@tanstack/react-query";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import { messageOf } from "@/components/page/query-failed";
import type { DialogState } from "@/components/ui/dialog";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getMemberRemoval } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { useRemoveMember } from "@/lib/client/team";
import type { TeamMember } from "@/lib/contracts/team";
import { describeRemoval } from "./describe-removal";

/** Asks for confirmation before removing a member, and says what is kept. */
export function RemoveMemberDialog({ member, ...state }: DialogState & { member: TeamMember }) {
  const remove = useRemoveMember();
  const name = member.name ?? member.email;
  const { userId } = member;
  const removal = useQuery({
    ...query(getMemberRemoval, { params: { userId } }),
    staleTime: 0,
    enabled: state.open,
  });
  return (
    <ConfirmActionDialog
      {...state}
      {...actionTexts("Remove", "removed", "member", name)}
      mutation={remove}
      input={userId}
    >
      <p>They immediately lose access to this workspace in every browser. Their seat becomes available.</p>
      {removal.isPending && <SkeletonRows rows={2} label="Loading what changes" />}
      {removal.error && <p>What else changes could not be loaded. {messageOf(removal.error)}</p>}
      {removal.data && <Consequences lines={describeRemoval(removal.data)} />}
      <p>
        Sources, tags and reports they created are kept. API keys keep working, so rotate the secrets they
        know. To rejoin, they need a new invitation.
      </p>
    </ConfirmActionDialog>
  );
}

const Consequences = ({ lines }: { lines: string[] }) =>
  lines.length > 0 && (
    <ul className="wrap-anywhere list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
