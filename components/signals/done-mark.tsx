import { Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { LocalTime } from "@/components/ui/local-time";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SignalItem } from "@/lib/contracts/signals";
import { nameOf, useMyId } from "./use-team";

/** Why a signal is not in the queue, if it is not: done for the reader or for everyone, and by whom, or snoozed. */
export function DoneMark({ signal }: { signal: Pick<SignalItem, "archived" | "done" | "snoozedUntil"> }) {
  const { archived, done, snoozedUntil } = signal;
  const myId = useMyId();
  if (!archived) return null;
  if (done) {
    const by = done.by === null ? "a former member" : done.by.userId === myId ? "you" : nameOf(done.by);
    return (
      <Badge className="leading-4">
        <span className="truncate">
          Done for everyone by {by}, <RelativeTime at={done.at} />
        </span>
      </Badge>
    );
  }
  if (snoozedUntil === null) return <Badge className="leading-4">Done for you</Badge>;
  return (
    <Badge className="leading-4">
      <Clock aria-hidden />
      Until <LocalTime at={snoozedUntil} style="weekdayShort" />
    </Badge>
  );
}
