"use client";
import type { ReactNode } from "react";
import { byUrgency, describeHealth } from "@/components/destinations/describe-destination";
import { useApiQuery } from "@/components/page/use-api-query";
import { useMayPay } from "@/components/remedies/payer";
import { keyOf, noticesOn } from "@/components/remedies/stopped-work";
import { NoticeRemedy, NoticeText } from "@/components/remedies/stopped-work-notice";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { SkeletonRows } from "@/components/ui/skeleton";
import { countOf } from "@/db/count-of";
import { getDashboardPending, getStops, listDestinations } from "@/lib/client/operations";
import type { Stops } from "@/lib/contracts/credits";
import type { DashboardPending } from "@/lib/contracts/dashboard";
import type { Destination } from "@/lib/contracts/destinations";
import { AttentionDestination } from "./attention-destination";
import { AttentionRow } from "./attention-row";
import { UnreadSources } from "./unread-sources";

/** At most this many destinations are listed; the rest is behind a link. */
const mostDestinations = 3;

/** Everything that waits on someone, in one list, each with its one action. */
export function Attention() {
  const stops = useApiQuery(getStops);
  const destinations = useApiQuery(listDestinations);
  const pending = useApiQuery(getDashboardPending);
  const mayPay = useMayPay();
  const rows = [
    ...(stops.data ? stopRows(stops.data, mayPay) : []),
    ...(destinations.data ? destinationRows(destinations.data.data) : []),
    ...(pending.data ? pendingRows(pending.data) : []),
  ];
  const isComplete = stops.data && destinations.data && pending.data;
  const isPending = stops.isPending || destinations.isPending || pending.isPending;
  return (
    <Card>
      <CardHeader title="Needs attention" />
      {rows.length > 0 && <ul aria-label="What needs attention">{rows}</ul>}
      {isComplete && rows.length === 0 && (
        <p className="px-4 pb-4 text-ink-muted text-sm">Nothing waits on anyone.</p>
      )}
      {!isComplete &&
        (isPending ? (
          <SkeletonRows rows={1} label="Loading what needs attention" />
        ) : (
          <p className="border-line border-t px-4 py-3 text-ink-muted text-sm">
            Some of this could not be loaded. Reload the page to see all of it.
          </p>
        ))}
    </Card>
  );
}

const stopRows = (stops: Stops, mayPay: boolean): ReactNode[] =>
  noticesOn("/dashboard", stops, mayPay).map((notice) => (
    <AttentionRow key={keyOf(notice)} action={<NoticeRemedy notice={notice} />}>
      <NoticeText notice={notice} />
    </AttentionRow>
  ));

/** Those that the plan has paused are one stop, with the plan's remedy. */
function destinationRows(all: readonly Destination[]): ReactNode[] {
  const listed = all
    .filter((one) => describeHealth(one).needs !== "nothing" && one.pausedReason !== "plan")
    .toSorted(byUrgency);
  const left = listed.length - mostDestinations;
  const rows: ReactNode[] = listed
    .slice(0, mostDestinations)
    .map((destination) => <AttentionDestination key={destination.id} destination={destination} />);
  if (left <= 0) return rows;
  return [
    ...rows,
    <AttentionRow key="destinations" action={<LinkTo href="/destinations">Show all</LinkTo>}>
      {countOf(left, "more destination", "more destinations")}
    </AttentionRow>,
  ];
}

const pendingRows = ({ proposals, invites, sources }: DashboardPending): ReactNode[] =>
  [
    sources.total > 0 && <UnreadSources key="sources" sources={sources} />,
    proposals > 0 && (
      <AttentionRow
        key="proposals"
        title={countOf(proposals, "proposed change to decide", "proposed changes to decide")}
        action={<LinkTo href="/icp">Review</LinkTo>}
      >
        Your team's verdicts ask for {proposals === 1 ? "it" : "them"}. Your ideal customer profile stays as
        it is until then.
      </AttentionRow>
    ),
    invites > 0 && (
      <AttentionRow
        key="invites"
        title={countOf(invites, "invitation pending", "invitations pending")}
        action={<LinkTo href="/settings/team">View team</LinkTo>}
      >
        {invites === 1
          ? "Not accepted yet. Send it again, or cancel it."
          : "Not accepted yet. Send them again, or cancel those that are no longer needed."}
      </AttentionRow>
    ),
  ].filter(Boolean);

const LinkTo = ({ href, children }: { href: string; children: ReactNode }) => (
  <ButtonLink size="sm" href={href}>
    {children}
  </ButtonLink>
);
