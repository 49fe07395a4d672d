import { Archive, ArchiveRestore, Clock, ExternalLink, Send } from "lucide-react";
import { Button, ButtonLink } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { SignalDetail } from "@/lib/contracts/signals";
import type { SignalActionHandlers } from "./use-signal-actions";

/** Actions for the open signal. */
export function SignalActions({ signal, actions }: { signal: SignalDetail; actions: SignalActionHandlers }) {
  return (
    <>
      <IconButton
        variant="secondary"
        label={signal.archived ? "Unarchive" : "Archive"}
        icon={signal.archived ? <ArchiveRestore /> : <Archive />}
        aria-keyshortcuts="e"
        onClick={() => actions.archive([signal])}
      />
      <IconButton
        variant="secondary"
        label="Snooze"
        icon={<Clock />}
        aria-haspopup="dialog"
        aria-keyshortcuts="z"
        onPointerEnter={actions.prepare}
        onClick={() => actions.snooze([signal])}
      />
      <ButtonLink href={signal.person.networkUrl} target="_blank" rel="noopener noreferrer">
        <ExternalLink aria-hidden />
        View profile
      </ButtonLink>
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
