import { Check, Copy, ExternalLink, UserRoundCheck } from "lucide-react";
import { actionKeys } from "@/components/keys/key-table";
import { useKeyHint } from "@/components/keys/use-key-hint";
import { Button, ButtonLink } from "@/components/ui/button";
import type { SignalDetail } from "@/lib/contracts/signals";
import { isContacted } from "./is-contacted";
import type { SignalActionHandlers } from "./use-signal-actions";

/** What to write to the person, to copy, and to tell the team once it was sent. */
export function SuggestedOpener({
  signal,
  actions,
}: {
  signal: SignalDetail;
  actions: SignalActionHandlers;
}) {
  const hint = useKeyHint();
  const isDone = isContacted(signal);
  return (
    <>
      <blockquote className="rounded-lg bg-sunken px-4 py-3 text-ink">{signal.suggestedOpener}</blockquote>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="max-lg:min-h-11"
          {...hint(actionKeys.copyOpener)}
          onClick={() => actions.copyOpener([signal])}
        >
          <Copy aria-hidden />
          Copy opener
        </Button>
        <ButtonLink
          className="max-lg:min-h-11"
          href={signal.person.networkUrl}
          target="_blank"
          rel="noopener noreferrer"
          {...hint(actionKeys.profile)}
        >
          <ExternalLink aria-hidden />
          View profile
        </ButtonLink>
        <Button
          className="max-lg:min-h-11"
          {...hint(actionKeys.contacted)}
          aria-pressed={isDone}
          onClick={() => actions.contacted([signal])}
        >
          {isDone ? <Check aria-hidden className="text-success-ink" /> : <UserRoundCheck aria-hidden />}
          {isDone ? "Contacted" : "Mark as contacted"}
        </Button>
      </div>
    </>
  );
}
