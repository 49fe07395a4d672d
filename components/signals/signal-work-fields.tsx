"use client";
import { useId } from "react";
import { Select } from "@/components/ui/select";
import type { SignalItem } from "@/lib/contracts/signals";
import { StageIcon } from "./stage-mark";
import type { SignalActionHandlers } from "./use-signal-actions";
import { nameOf, useStages, useTeammates } from "./use-team";

/** Who has the signal and how far it is, each changed in place. */
export function SignalWorkFields({ signal, actions }: { signal: SignalItem; actions: SignalActionHandlers }) {
  const { assignee, stage } = signal;
  const id = useId();
  const stages = useStages();
  const loaded = useTeammates();
  const members =
    assignee === null || loaded.some(({ userId }) => userId === assignee.userId)
      ? loaded
      : [{ ...assignee, isMe: false }, ...loaded];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <div className="inline-flex min-w-0 items-center gap-2">
        <label htmlFor={`${id}-assignee`} className="shrink-0 text-ink-muted">
          Assigned to
        </label>
        <Select
          id={`${id}-assignee`}
          className="min-w-0"
          value={assignee?.userId ?? ""}
          onChange={({ target }) =>
            actions.work([signal], {
              assignee: members.find(({ userId }) => userId === target.value) ?? null,
            })
          }
        >
          <option value="">Nobody</option>
          {members.map((member) => (
            <option key={member.userId} value={member.userId}>
              {member.isMe ? `${nameOf(member)} (you)` : nameOf(member)}
            </option>
          ))}
        </Select>
      </div>
      <div className="inline-flex min-w-0 items-center gap-2">
        <label htmlFor={`${id}-stage`} className="text-ink-muted">
          Stage
        </label>
        <StageIcon stage={stage} />
        <Select
          id={`${id}-stage`}
          className="min-w-0"
          value={stage}
          onChange={({ target }) =>
            actions.work([signal], { stage: stages.find((one) => one.stage === target.value)?.stage })
          }
        >
          {stages.map((one) => (
            <option key={one.stage} value={one.stage}>
              {one.name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
