"use client";
import { useQuery } from "@tanstack/react-query";
import { signalTypeLabels } from "@/components/labels/describe-signal";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { PartBar } from "@/components/ui/part-bar";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { useRested } from "@/components/ui/use-rested";
import { typingPauseMs } from "@/components/ui/use-typed-text";
import { routingPreviewQuery } from "@/lib/client/destinations";
import type { Routing } from "@/lib/contracts/routing";
import type { RoutingPreview } from "@/lib/contracts/routing-preview";
import { describePreview } from "./describe-preview";
import { tidyRouting } from "./routing-draft";
import { useRoutingDescription } from "./use-routing-description";

/** What the rules mean: as a sentence, and as what they would have sent of the recent signals. */
export function RoutingOutcome({ routing }: { routing: Routing }) {
  const description = useRoutingDescription(routing);
  return (
    <section aria-label="What these rules send" className="border-line border-y bg-sunken px-5 py-3 text-sm">
      <p className="text-ink">{description}</p>
      <Preview routing={routing} />
    </section>
  );
}

/** Asks again once the rules have not changed for a moment. The last answer stays visible until then. */
function Preview({ routing }: { routing: Routing }) {
  const rested = useRested(JSON.stringify(tidyRouting(routing)), typingPauseMs);
  const preview = useQuery(routingPreviewQuery(JSON.parse(rested)));
  if (preview.isPending) {
    return (
      <div role="status" className="mt-1 flex h-5 items-center">
        <span className="sr-only">Counting signals</span>
        <Skeleton className="h-3.5 w-72 max-w-full" />
      </div>
    );
  }
  if (preview.isLoadingError) {
    return (
      <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
        <span>The signals could not be counted. {messageOf(preview.error)}</span>
        <Button size="sm" onClick={() => void preview.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy={preview.isPlaceholderData} className="mt-1">
      <Counted
        preview={preview.data}
        hasTags={(routing.tags?.length ?? 0) > 0}
        isStale={preview.isPlaceholderData}
      />
    </div>
  );
}

/** A stale count is of the rule before; dimming it would take its text below the contrast that WCAG asks for. */
function Counted({
  preview,
  hasTags,
  isStale,
}: {
  preview: RoutingPreview;
  hasTags: boolean;
  isStale: boolean;
}) {
  const { signals, matching, newest } = preview;
  const text = describePreview(preview);
  return (
    <>
      <p role="status" className="flex items-center gap-2 font-medium text-ink">
        {text}
        {isStale && <Spinner />}
      </p>
      {signals > 0 && <PartBar value={matching} max={signals} label={text} className="mt-2" />}
      {newest.length > 0 && (
        <ul aria-label="The newest of them" className="mt-2 flex flex-col gap-y-0.5">
          {newest.map((signal) => (
            <li key={signal.id} className="flex items-center gap-x-3 text-ink-muted text-xs">
              <span className="min-w-0 flex-1 truncate">
                <span className="font-medium text-ink">{signal.personName}</span>
                {signal.companyName && <> · {signal.companyName}</>}
                <span className="max-sm:sr-only"> · {signalTypeLabels[signal.type]}</span>
              </span>
              <StrengthMeter value={signal.strength} />
              <RelativeTime at={signal.engagedAt} className="min-w-16 shrink-0 text-right" />
            </li>
          ))}
        </ul>
      )}
      {hasTags && <p className="mt-2 text-ink-muted text-xs">Counted with the tags that signals have now.</p>}
    </>
  );
}
