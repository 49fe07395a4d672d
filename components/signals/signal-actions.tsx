import { Archive, ArchiveRestore, ExternalLink, Send } from "lucide-react";
import { Button, buttonStyles } from "@/components/ui/button";
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
      <a className={buttonStyles()} href={signal.person.networkUrl} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden />
        View profile
      </a>
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
