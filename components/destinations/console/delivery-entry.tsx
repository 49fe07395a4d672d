import { ChevronRight } from "lucide-react";
import { deliveryBadges } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { notify } from "@/components/ui/toast";
import { useReplay } from "@/lib/client/deliveries";
import type { Activation } from "@/lib/contracts/deliveries";

/** One delivery: its signal and status on one line, all its attempts, and a button to send it again. */
export function DeliveryEntry({
  delivery,
  destinationId,
  maySend,
}: {
  delivery: Activation;
  destinationId: string;
  maySend: boolean;
}) {
  const look = deliveryBadges[delivery.status];
  return (
    <li className="border-line border-b last:border-b-0">
      <details className="group">
        <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm hover:bg-hover/60 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 flex-1 basis-40 truncate">
            <span className="font-medium text-ink">{delivery.signal.personName}</span>
            {delivery.signal.companyName && (
              <span className="text-ink-muted"> · {delivery.signal.companyName}</span>
            )}
          </span>
          <StrengthMeter value={delivery.signal.strength} className="max-sm:hidden" />
          <span className="sm:w-24">
            <StatusBadge status={look.status}>{look.label}</StatusBadge>
          </span>
          <RelativeTime
            at={delivery.deliveredAt ?? delivery.createdAt}
            className="w-20 text-right text-ink-muted text-xs"
          />
        </summary>
        <div className="space-y-3 bg-sunken px-4 py-3 pl-11 text-sm">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <p className="text-ink-muted">
              {delivery.trigger === "manual" ? "Sent manually. " : "Sent by routing. "}
              {delivery.nextAttemptAt && !delivery.deliveredAt && (
                <>
                  Next attempt <RelativeTime at={delivery.nextAttemptAt} />.{" "}
                </>
              )}
              <Link
                href={`/signals/${delivery.signal.id}`}
                className="rounded-sm text-accent-ink underline underline-offset-2"
              >
                View signal
              </Link>
            </p>
            {maySend && delivery.status !== "queued" && delivery.status !== "delivering" && (
              <ReplayButton delivery={delivery} destinationId={destinationId} />
            )}
          </div>
          {delivery.attempts.length === 0 ? (
            <p className="text-ink-muted">No attempts yet.</p>
          ) : (
            <ol className="space-y-3">
              {delivery.attempts.map((attempt) => (
                <Attempt key={attempt.number} attempt={attempt} />
              ))}
            </ol>
          )}
        </div>
      </details>
    </li>
  );
}

function ReplayButton({ delivery, destinationId }: { delivery: Activation; destinationId: string }) {
  const replay = useReplay(destinationId);
  const who = delivery.signal.personName;
  // A status filter can unmount this row before the response arrives, which would drop mutation callbacks.
  async function send() {
    try {
      await replay.mutateAsync(delivery.activationId);
      notify({ text: `Sending ${who} again`, tone: "success" });
    } catch (error) {
      notifyFailed(`Could not send ${who} again`, error);
    }
  }
  return (
    <Button size="sm" pending={replay.isPending} onClick={() => void send()}>
      {delivery.status === "retrying" ? "Retry now" : "Send again"}
      <span className="sr-only">: {who}</span>
    </Button>
  );
}

const outcomes = {
  succeeded: { status: "success", label: "succeeded" },
  failed: { status: "danger", label: "failed" },
  skipped: { status: "idle", label: "skipped" },
} as const;

function Attempt({ attempt }: { attempt: Activation["attempts"][number] }) {
  const outcome = outcomes[attempt.outcome];
  return (
    <li className="rounded-md border border-line bg-surface p-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">Attempt {attempt.number}</span>
        <StatusBadge status={outcome.status}>
          {outcome.label}
          {attempt.status !== null && ` with ${attempt.status}`}
        </StatusBadge>
        <span className="text-ink-muted text-xs tabular-nums">{attempt.durationMs} ms</span>
        <RelativeTime at={attempt.at} className="text-ink-muted text-xs" />
        {attempt.nextAttemptAt && (
          <span className="text-ink-muted text-xs">
            next retry <RelativeTime at={attempt.nextAttemptAt} />
          </span>
        )}
      </p>
      {attempt.error && <p className="mt-1.5 break-words text-danger-ink">{attempt.error}</p>}
      {attempt.warning && <p className="mt-1.5 break-words text-warning-ink">{attempt.warning}</p>}
      {attempt.request && (
        <Excerpt
          title="Request"
          text={[
            `${attempt.request.method} ${attempt.request.host}`,
            ...Object.entries(attempt.request.headers).map(([name, value]) => `${name}: ${value}`),
          ].join("\n")}
        />
      )}
      {attempt.responseExcerpt && <Excerpt title="Response" text={attempt.responseExcerpt} />}
    </li>
  );
}

function Excerpt({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-2">
      <p className="text-ink-muted text-xs">{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text must be keyboard accessible */}
      <pre tabIndex={0} className="mt-0.5 max-h-60 overflow-auto rounded-sm bg-sunken p-2 font-mono text-xs">
        {text}
      </pre>
    </div>
  );
}
