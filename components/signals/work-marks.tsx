"use client";
import { Clock, MessageSquare } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import type { SignalItem } from "@/lib/contracts/signals";
import { describeDay } from "./describe-day";
import { nameOf, useStages } from "./use-team";

type Worked = Pick<SignalItem, "assignee" | "stage" | "commentCount" | "snoozedUntil">;

/** Whether a row has anything to show about who works the signal and how far it is. */
export const isWorked = ({ assignee, stage, commentCount, snoozedUntil }: Worked): boolean =>
  assignee !== null || stage !== "new" || commentCount > 0 || snoozedUntil !== null;

/** Who has a signal, its stage, its comments, and until when it is snoozed. */
export function WorkMarks({ signal }: { signal: Worked }) {
  const { assignee, stage, commentCount, snoozedUntil } = signal;
  const stages = useStages();
  return (
    <>
      {snoozedUntil !== null && (
        <Badge>
          <Clock aria-hidden />
          Until {describeDay(snoozedUntil)}
        </Badge>
      )}
      {stage !== "new" && (
        <Badge tone={stage === "won" ? "success" : "neutral"}>
          <span className="truncate">{stages.find((one) => one.stage === stage)?.name}</span>
        </Badge>
      )}
      {commentCount > 0 && (
        <Badge>
          <MessageSquare aria-hidden />
          <span className="sr-only">Comments:</span>
          {commentCount}
        </Badge>
      )}
      {assignee !== null && (
        <span className="inline-flex min-w-0 items-center gap-1.5 text-ink-muted text-xs">
          <Avatar name={nameOf(assignee)} size="sm" />
          <span className="sr-only">Assigned to</span>
          <span className="truncate">{nameOf(assignee)}</span>
        </span>
      )}
    </>
  );
}
