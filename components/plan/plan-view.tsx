"use client";
import { useQuery } from "@tanstack/react-query";
import { QueryFailed } from "@/components/layout/query-failed";
import { humanize } from "@/components/signals/describe-signal";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { PageHeader } from "@/components/ui/page-header";
import { PartBar } from "@/components/ui/part-bar";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getPlan, getTeam, listDestinations, listSources, listTagCategories } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { MePlan } from "@/lib/contracts/plan";
import { formatPrice } from "./format-price";

/** The plan, its limits and current usage. */
export function PlanView() {
  const plan = useQuery(query(getPlan));
  return (
    <>
      <PageHeader title="Plan" description="Your plan's limits and current usage." />
      {plan.isPending ? (
        <Card>
          <SkeletonRows rows={5} label="Loading the plan" />
        </Card>
      ) : plan.isLoadingError ? (
        <Card>
          <QueryFailed title="The plan could not be loaded" query={plan} />
        </Card>
      ) : (
        <div className="space-y-4">
          <PlanCard plan={plan.data} />
          <CapsCard plan={plan.data} />
        </div>
      )}
    </>
  );
}

function PlanCard({ plan }: { plan: MePlan }) {
  const abilities = [
    plan.icpEditing && "Editable ideal customer profile",
    plan.signalStacking && "Repeat engagement raises signal strength",
    plan.paygEnabled && "Credit packs available",
  ].filter((text) => text !== false);
  return (
    <Card>
      <CardHeader
        title={plan.name}
        actions={
          <ButtonLink size="sm" href="/#pricing">
            Compare plans
          </ButtonLink>
        }
      />
      <CardBody>
        <DetailsList>
          <Detail label="Price">
            {plan.priceCents === 0 ? "Free" : `${formatPrice(plan)} a ${plan.interval}`}
          </Detail>
          <Detail label="Credits">
            {plan.creditsPerMonth === null
              ? "Unlimited"
              : `${plan.creditsPerMonth.toLocaleString("en-US")} ${plan.slug === "trial" ? "once" : "per month"}`}
          </Detail>
          {abilities.length > 0 && <Detail label="Included">{abilities.join(". ")}.</Detail>}
          {plan.subscription && (
            <Detail label="Subscription">
              <Badge>{humanize(plan.subscription.status)}</Badge>
            </Detail>
          )}
        </DetailsList>
      </CardBody>
    </Card>
  );
}

/** Usage of every limit: the same numbers that limit errors are based on. */
function CapsCard({ plan }: { plan: MePlan }) {
  const { data: team } = useQuery(query(getTeam));
  const { data: sources } = useQuery(query(listSources));
  const { data: destinations } = useQuery(query(listDestinations));
  const { data: tags } = useQuery(query(listTagCategories));
  const active = (rows: { isActive: boolean }[] | undefined) => rows?.filter((row) => row.isActive).length;
  return (
    <Card>
      <CardHeader title="Usage" />
      <CardBody className="space-y-4">
        <Cap label="Seats" used={team?.seats.used} cap={plan.caps.seats} />
        <Cap label="Active sources" used={active(sources?.data)} cap={plan.caps.sources} />
        <Cap label="Active destinations" used={active(destinations?.data)} cap={plan.caps.destinations} />
        <Cap label="Tag categories" used={tags?.data.length} cap={plan.caps.tagCategories} />
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
