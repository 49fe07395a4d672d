"use client";
import { MessageSquare } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import type { SignalItem } from "@/lib/contracts/signals";
import { StageBadge } from "./stage-mark";
import { nameOf, useStages } from "./use-team";

type Worked = Pick<SignalItem, "assignee" | "stage" | "commentCount">;

/** Who has a signal, its stage and its comments. */
export function WorkMarks({ signal }: { signal: Worked }) {
  const { assignee, stage, commentCount } = signal;
  const stages = useStages();
  return (
    <>
      {stage !== "new" && (
        <StageBadge
          stage={stage}
          name={stages.find((one) => one.stage === stage)?.name}
          className="leading-4"
        />
      )}
      {commentCount > 0 && (
        <Badge className="leading-4">
          <MessageSquare aria-hidden />
          <span className="sr-only">Comments:</span>
          {commentCount}
        </Badge>
      )}
      {assignee !== null && (
        <span title={`Assigned to ${nameOf(assignee)}`} className="inline-flex shrink-0">
          <Avatar name={nameOf(assignee)} chosen={assignee.initials} size="xs" />
          <span className="sr-only">Assigned to {nameOf(assignee)}</span>
        </span>
      )}
    </>
  );
}
