"use client";
import { Circle, CircleCheck, CircleMinus, CirclePause, type LucideIcon, TriangleAlert } from "lucide-react";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Spinner } from "@/components/ui/spinner";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { getFirstResults } from "@/lib/client/operations";
import { isolated } from "@/lib/contracts/isolated";
import type { FirstResults } from "@/lib/contracts/setup";
import { type Stage, type StageState, stagesOf, summaryOf } from "./stages";
import { WorkCard } from "./work-card";

/** What happens after activation, live, until the first signal is delivered. */
export function FirstSignalView() {
  const results = useApiQuery(getFirstResults);
  const isDelivered = results.data?.firstSignal?.delivery?.status === "delivered";
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Your first signal"
        description="What your workspace is doing now. You can leave: it goes on without you."
        actions={
          <ButtonLink href="/dashboard" variant={isDelivered ? "primary" : "secondary"}>
            {isDelivered ? "Go to the dashboard" : "Skip to the dashboard"}
          </ButtonLink>
        }
      />
      <Loaded query={results} rows={5} what="the progress" inCard>
        {(data) => <Progress results={data} />}
      </Loaded>
    </div>
  );
}

function Progress({ results }: { results: FirstResults }) {
  const stages = stagesOf(results);
  const current = stages.find(({ state }) => state !== "done" && state !== "next");
  return (
    <div className="space-y-4">
      {results.firstSignal && <SignalCard signal={results.firstSignal} />}
      <Card>
        <CardHeader
          title="From a post to a delivery"
          description={<span className="tabular-nums">{summaryOf(results)}</span>}
        />
        <p role="status" className="sr-only">
          {results.firstSignal && `First signal: ${isolated(results.firstSignal.personName)}. `}
          {current && `${current.title}: ${stateLabels[current.state]}.`}
        </p>
        <ol className="divide-y divide-line border-line border-t">
          {stages.map((stage) => (
            <StageRow key={stage.title} stage={stage} />
          ))}
        </ol>
      </Card>
      <WorkCard results={results} />
    </div>
  );
}

function SignalCard({ signal }: { signal: NonNullable<FirstResults["firstSignal"]> }) {
  const { delivery } = signal;
  return (
    <Card className="border-accent-line">
      <CardHeader
        title={`First signal: ${isolated(signal.personName)}`}
        description={[signal.personTitle, signal.companyName].filter(Boolean).join(" · ")}
        actions={<StrengthMeter value={signal.strength} className="py-1.5" />}
      />
      <CardBody>
        <p className="break-words text-ink text-sm">{signal.whyItMatters}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <ButtonLink href={`/signals/${signal.id}`} variant="primary">
            Open the signal
          </ButtonLink>
          {delivery?.status === "delivered" && (
            <ButtonLink href={`/destinations/${delivery.destinationId}`}>
              Delivered to {delivery.destinationName}
            </ButtonLink>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

const stateLabels: Record<StageState, string> = {
  done: "done",
  running: "running",
  next: "not started",
  trouble: "delayed",
  paused: "paused",
  empty: "no result yet",
};

const icons: Record<Exclude<StageState, "running">, { Icon: LucideIcon; color: string }> = {
  done: { Icon: CircleCheck, color: "text-success-ink" },
  next: { Icon: Circle, color: "text-ink-faint" },
  trouble: { Icon: TriangleAlert, color: "text-warning-ink" },
  paused: { Icon: CirclePause, color: "text-warning-ink" },
  empty: { Icon: CircleMinus, color: "text-ink-muted" },
};

function StageRow({ stage: { title, state, text, link } }: { stage: Stage }) {
  return (
    <li aria-current={state === "running" ? "step" : undefined} className="flex items-start gap-3 px-4 py-3">
      <span className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center">
        <StageIcon state={state} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={`font-medium text-sm ${state === "next" ? "text-ink-muted" : "text-ink"}`}>
          {title}
          <span className="sr-only">, {stateLabels[state]}</span>
        </p>
        <p className="break-words text-ink-muted text-sm tabular-nums">
          {text}
          {link && (
            <>
              {" "}
              <Link href={link.href} className="rounded-sm text-accent-ink underline underline-offset-2">
                {link.label}
              </Link>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

function StageIcon({ state }: { state: StageState }) {
  if (state === "running") return <Spinner />;
  const { Icon, color } = icons[state];
  return <Icon aria-hidden className={`size-4 ${color}`} />;
}
