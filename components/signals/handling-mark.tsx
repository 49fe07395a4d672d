import { Users } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SignalItem } from "@/lib/contracts/signals";
import { describeHandler, describeOwnHandling } from "./describe-handling";
import { isShownByStage } from "./shown-by-stage";
import { useMyId } from "./use-team";

/**
 * Who handles the person, unless the stage or the assignee says so already. `isLinked` leads to the signal that was
 * worked, where that is another one.
 */
export function HandlingMark({
  signal,
  isLinked = false,
}: {
  signal: Pick<SignalItem, "id" | "handling" | "stage">;
  isLinked?: boolean;
}) {
  const myId = useMyId();
  const { id, handling } = signal;
  if (handling === null || isShownByStage(signal)) return null;
  const isOwn = handling.signalId === id;
  const isMine = handling.by !== null && handling.by.userId === myId;
  // The reader's own avatar, or their comment, says it.
  if (isOwn && isMine) return null;
  const text = isOwn ? describeOwnHandling(handling, myId) : describeHandler(handling, "this person", myId);
  const isWarning = !isMine && handling.how !== "commented" && handling.how !== "closed";
  return (
    <Badge tone={isWarning ? "warning" : "neutral"} className="leading-4">
      <Users aria-hidden />
      <span className="truncate">
        {isLinked && !isOwn ? (
          <Link href={`/signals/${handling.signalId}`} className="rounded-sm hover:underline">
            {text}
          </Link>
        ) : (
          text
        )}
        {handling.at && (
          <>
            , <RelativeTime at={handling.at} />
          </>
        )}
      </span>
    </Badge>
  );
}
