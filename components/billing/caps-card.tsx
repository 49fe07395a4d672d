"use client";
import { useApiQuery } from "@/components/page/use-api-query";
import { capLabel } from "@/components/plan/plan-words";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { PartBar } from "@/components/ui/part-bar";
import { getTeam, listDestinations, listSources, listTagCategories } from "@/lib/client/operations";
import type { MePlan } from "@/lib/contracts/plan";
import { type PlanCap, planCaps } from "@/lib/contracts/plan-caps";

/** Usage of every limit: the same numbers that limit errors are based on. */
export function CapsCard({ plan }: { plan: MePlan }) {
  const { data: team } = useApiQuery(getTeam);
  const { data: sources } = useApiQuery(listSources);
  const { data: destinations } = useApiQuery(listDestinations);
  const { data: tags } = useApiQuery(listTagCategories);
  const active = (rows: { isActive: boolean }[] | undefined) => rows?.filter((row) => row.isActive).length;
  const used: Record<PlanCap, number | undefined | null> = {
    sources: active(sources?.data),
    destinations: active(destinations?.data),
    seats: team?.seats.used,
    tagCategories: tags?.data.length,
    // Of each category by itself: the tags page shows them.
    tagValuesPerCategory: null,
  };
  return (
    <Card>
      <CardHeader title="In use" />
      <CardBody className="space-y-4">
        {planCaps
          .filter((cap) => used[cap] !== null)
          .map((cap) => (
            <Cap key={cap} label={capLabel(cap)} used={used[cap] ?? undefined} cap={plan.caps[cap]} />
          ))}
      </CardBody>
    </Card>
  );
}

function Cap({ label, used, cap }: { label: string; used: number | undefined; cap: number | null }) {
  const usage =
    used === undefined
      ? ""
      : cap === null
        ? `${used}, unlimited`
        : `${used} of ${cap.toLocaleString("en-US")}`;
  return (
    <div>
      <p className="mb-1 flex justify-between gap-4 text-sm">
        <span className="text-ink-muted">{label}</span>
        <span className="text-ink tabular-nums">{usage}</span>
      </p>
      {cap !== null && <PartBar value={used ?? 0} max={cap} label={`${label}: ${usage}`} />}
    </div>
  );
}
