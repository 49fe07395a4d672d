"use client";
import { MessageSquare } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SignalItem } from "@/lib/contracts/signals";
import { byWhom } from "./describe-handling";
import { HandlingMark } from "./handling-mark";
import { isShownByStage } from "./shown-by-stage";
import { StageBadge } from "./stage-mark";
import { nameOf, useMyId, useStages } from "./use-team";

type Worked = Pick<SignalItem, "id" | "assignee" | "stage" | "handling" | "commentCount">;

/** How far a signal is and by whom, its comments, who else handles the person, and who has it. */
export function WorkMarks({ signal, isLinked = false }: { signal: Worked; isLinked?: boolean }) {
  const { assignee, stage, handling, commentCount } = signal;
  const stages = useStages();
  const myId = useMyId();
  return (
    <>
      {stage !== "new" && (
        <StageBadge
          stage={stage}
          name={stages.find((one) => one.stage === stage)?.name}
          className="leading-4"
        >
          {handling && handling.at !== null && isShownByStage(signal) && (
            <>
              by {byWhom(handling, myId)}, <RelativeTime at={handling.at} />
            </>
          )}
        </StageBadge>
      )}
      {commentCount > 0 && (
        <Badge className="leading-4">
          <MessageSquare aria-hidden />
          <span className="sr-only">Comments:</span>
          {commentCount}
        </Badge>
      )}
      <HandlingMark signal={signal} isLinked={isLinked} />
      {assignee !== null && (
        <span title={`Assigned to ${nameOf(assignee)}`} className="inline-flex shrink-0">
          <Avatar name={nameOf(assignee)} chosen={assignee.initials} size="xs" />
          <span className="sr-only">Assigned to {nameOf(assignee)}</span>
        </span>
      )}
    </>
  );
}
