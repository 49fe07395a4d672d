"use client";
import { describeSignals } from "@/components/labels/describe-signal";
import { PickList, type PickRow } from "@/components/pick/pick-list";
import { Dialog } from "@/components/ui/dialog";
import type { Teammate } from "@/lib/contracts/teammate";
import type { SignalDialogProps } from "./signal-dialog-props";
import { nameOf, useTeammates } from "./use-team";

const nobody = "nobody";

/** Assigns signals to a member, or to nobody. */
export function AssignDialog({
  signals,
  onAssign,
  ...state
}: SignalDialogProps & { onAssign: (member: Teammate | null) => void }) {
  const members = useTeammates();
  const have = (userId: string | undefined) =>
    signals.every(({ assignee }) => assignee?.userId === userId) && { detail: "Assigned" };
  const rows: PickRow[] = [
    ...members.map((member) => ({
      id: member.userId,
      name: member.isMe ? `${nameOf(member)} (you)` : nameOf(member),
      otherNames: [member.email, ...(member.isMe ? ["me"] : [])],
      does: "Assign",
      ...have(member.userId),
    })),
    { id: nobody, name: "Nobody", does: "Unassign", ...have(undefined) },
  ];
  return (
    <Dialog {...state} title={`Assign ${describeSignals(signals)}`}>
      <PickList
        label="Members"
        placeholder="Search members"
        rows={rows}
        empty="No member with this name."
        onPick={({ id }) => {
          state.onOpenChange(false);
          onAssign(members.find(({ userId }) => userId === id) ?? null);
        }}
      />
    </Dialog>
  );
}
