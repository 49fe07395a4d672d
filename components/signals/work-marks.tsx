"use client";
import { Clock, MessageSquare } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { LocalTime } from "@/components/ui/local-time";
import type { SignalItem } from "@/lib/contracts/signals";
import { StageBadge } from "./stage-mark";
import { nameOf, useStages } from "./use-team";

type Worked = Pick<SignalItem, "assignee" | "stage" | "commentCount" | "snoozedUntil">;

/** Who has a signal, its stage, its comments, and until when it is snoozed. */
export function WorkMarks({ signal }: { signal: Worked }) {
  const { assignee, stage, commentCount, snoozedUntil } = signal;
  const stages = useStages();
  return (
    <>
      {snoozedUntil !== null && (
        <Badge className="leading-4">
          <Clock aria-hidden />
          Until <LocalTime at={snoozedUntil} style="weekdayShort" />
        </Badge>
      )}
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
