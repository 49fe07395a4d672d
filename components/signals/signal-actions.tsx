import { Archive, ArchiveRestore, Clock, Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { SignalDetail } from "@/lib/contracts/signals";
import type { SignalActionHandlers } from "./use-signal-actions";

/** Actions for the open signal. */
export function SignalActions({ signal, actions }: { signal: SignalDetail; actions: SignalActionHandlers }) {
  return (
    <>
      <Button aria-keyshortcuts="e" onClick={() => actions.archive([signal])}>
        {signal.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {signal.archived ? "Unarchive" : "Archive"}
      </Button>
      <Button
        aria-haspopup="dialog"
        aria-keyshortcuts="z"
        onPointerEnter={actions.prepare}
        onClick={() => actions.snooze([signal])}
      >
        <Clock aria-hidden />
        Snooze
      </Button>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        aria-keyshortcuts="d"
        onPointerEnter={actions.prepare}
        onClick={() => actions.deliver([signal])}
      >
        <Send aria-hidden />
        Deliver
      </Button>
    </>
  );
}
