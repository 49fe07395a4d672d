"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "@/components/page/loaded";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { FitChart } from "@/components/ui/fit-chart";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { policy } from "@/db/policy";
import { whatIfQuery } from "@/lib/client/icp";
import type { IcpFields } from "@/lib/contracts/icp";
import type { IcpWhatIfResult } from "@/lib/contracts/what-if";
import { WhatIfSkeleton } from "./icp-skeleton";
import { useSettled } from "./use-settled";
import { type Example, examplesOf, type Movement } from "./what-if-examples";

const settleMs = 500;
const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** The effect of a change on the last 30 days, requested once typing pauses. Null keeps the current preview. */
export function WhatIfPanel({ change }: { change: Partial<IcpFields> | null }) {
  const settled = useSettled(change, {}, settleMs);
  const result = useQuery(whatIfQuery(settled));
  return (
    <Card aria-busy={result.isPlaceholderData}>
      <CardHeader
        title="Impact preview"
        description={`The last ${policy.whatIfDays} days with this ICP, before you save it.`}
      />
      <Loaded
        query={result}
        skeleton={<WhatIfSkeleton />}
        what="the preview"
        failed="The preview could not be generated"
      >
        {(data) => (
          <Result
            result={data}
            isChanged={Object.keys(settled).length > 0}
            isAnswer={!result.isPlaceholderData}
          />
        )}
      </Loaded>
    </Card>
  );
}

/** Without the answer to the change, `result` is the one before: it says nothing about what would change. */
function Result({
  result,
  isChanged,
  isAnswer,
}: {
  result: IcpWhatIfResult;
  isChanged: boolean;
  isAnswer: boolean;
}) {
  const { now, proposed, people, sampled } = result;
  if (people === 0) {
    return (
      <CardBody>
        <p role="status" className="text-ink-muted text-sm">
          No one has engaged in the last {policy.whatIfDays} days yet, so there is no data to compare with.
          Once people engage, this preview shows who a change would add or remove.
        </p>
      </CardBody>
    );
  }
  return (
    <>
      <CardBody>
        <p role="status" className="flex items-center gap-2 text-ink-muted text-sm">
          {!isAnswer && <Spinner />}
          {isAnswer ? describeResult(result, isChanged) : "Trying your change on these people"}
          {isAnswer && !sampled.isComplete && " Only the most recent people were included."}
        </p>
        <dl className="mt-3 mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line">
          <Figure label="Signals" now={now.signals} proposed={proposed.signals} />
          <Figure label="Average fit" now={now.averageFit} proposed={proposed.averageFit} />
          <Figure label="Buyers" now={now.buyers} proposed={proposed.buyers} />
          <Figure label="Influencers" now={now.influencers} proposed={proposed.influencers} />
        </dl>
        <FitChart
          label="People by fit, in steps of five points"
          title="People by fit"
          bins={result.fits.map((bin) => ({ ...bin, count: bin.proposed, before: bin.now }))}
          threshold={result.minFit}
          compares={isChanged && isAnswer ? { before: "Saved ICP", after: "Your change" } : null}
        />
      </CardBody>
      {isChanged && (isAnswer ? <Movements result={result} /> : <MovementsSkeleton />)}
    </>
  );
}

function describeResult({ now, proposed, people }: IcpWhatIfResult, isChanged: boolean): string {
  const engaged = count(people, "person", "people");
  return isChanged
    ? `${count(proposed.signals, "signal")} instead of ${number.format(now.signals)}, of ${engaged} who engaged.`
    : `${count(now.signals, "signal")} of ${engaged} who engaged. Make a change to see its effect.`;
}

const MovementsSkeleton = () => (
  <div className="border-line border-t px-4 py-3">
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className="mt-3 h-10 w-full" />
  </div>
);

const count = (n: number, one: string, many = `${one}s`): string =>
  `${number.format(n)} ${n === 1 ? one : many}`;

function Figure({ label, now, proposed }: { label: string; now: number | null; proposed: number | null }) {
  const change = Math.round(((proposed ?? 0) - (now ?? 0)) * 10) / 10;
  return (
    <div className="bg-surface px-3 py-2">
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd className="flex items-baseline gap-1.5">
        <span className="font-semibold text-ink text-lg tabular-nums">
          {proposed === null ? "none" : number.format(proposed)}
        </span>
        {change !== 0 && (
          <span className="text-ink-muted text-xs tabular-nums">
            {change > 0 ? "+" : "−"}
            {number.format(Math.abs(change))}
          </span>
        )}
      </dd>
    </div>
  );
}

const nothing: Record<Movement, string> = {
  gained: "No new signals.",
  lost: "No signals lost.",
  moved: "No signal's fit or role changes.",
};

function Movements({ result }: { result: IcpWhatIfResult }) {
  const first = (["gained", "lost", "moved"] as const).find((one) => result[one].count > 0) ?? "gained";
  const [chosen, setChosen] = useState<Movement | null>(null);
  const shown = chosen ?? first;
  const examples = examplesOf(result, shown);
  const { count: all } = result[shown];
  return (
    <div className="border-line border-t px-4 py-3">
      <Segmented
        label="People affected by the change"
        value={shown}
        options={[
          { value: "gained", label: `Gained ${number.format(result.gained.count)}` },
          { value: "lost", label: `Lost ${number.format(result.lost.count)}` },
          { value: "moved", label: `Moved ${number.format(result.moved.count)}` },
        ]}
        onChange={setChosen}
      />
      {examples.length === 0 ? (
        <p className="mt-3 text-ink-muted text-sm">{nothing[shown]}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line" aria-label={`Examples, ${shown}`}>
          {examples.map((example) => (
            <ExampleRow key={example.key} example={example} />
          ))}
        </ul>
      )}
      {all > examples.length && (
        <p className="mt-2 text-ink-muted text-xs">
          {count(all - examples.length, "more person", "more people")} not shown.
        </p>
      )}
    </div>
  );
}

function ExampleRow({ example }: { example: Example }) {
  return (
    <li className="flex items-start justify-between gap-3 py-2 text-sm">
      <div className="min-w-0">
        <p className="truncate font-medium text-ink">{example.name}</p>
        {example.work && <p className="truncate text-ink-muted text-xs">{example.work}</p>}
        {example.reason && <p className="mt-0.5 text-ink-muted text-xs">{example.reason}</p>}
      </div>
      <span className="shrink-0 text-ink text-xs tabular-nums">{example.fit}</span>
    </li>
  );
}
