import { Archive, ArchiveRestore, Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { SignalDetail } from "@/lib/contracts/signals";
import type { SignalActs } from "./use-signal-acts";

/** Actions for the open signal. */
export function SignalActions({ signal, acts }: { signal: SignalDetail; acts: SignalActs }) {
  return (
    <>
      <Button aria-keyshortcuts="e" onClick={() => acts.archive([signal])}>
        {signal.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {signal.archived ? "Unarchive" : "Archive"}
      </Button>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        aria-keyshortcuts="d"
        onPointerEnter={acts.prepare}
        onClick={() => acts.deliver([signal])}
      >
        <Send aria-hidden />
        Deliver
      </Button>
    </>
  );
}
