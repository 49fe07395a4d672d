"use client";
import { useQuery } from "@tanstack/react-query";
import { SubjectReportButton } from "@/components/intelligence/subject-report-link";
import { Loaded } from "@/components/page/loaded";
import { useTabTitle } from "@/components/page/use-tab-title";
import { SignalRow } from "@/components/signals/signal-row";
import { Avatar } from "@/components/ui/avatar";
import { ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { RelativeTime } from "@/components/ui/relative-time";
import { countOf } from "@/db/count-of";
import { getPerson } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { isolated } from "@/lib/contracts/isolated";
import type { PersonDetail } from "@/lib/contracts/people";
import { PersonTimeline } from "./person-timeline";

/** Everything about one person: who they are, their signals, and what happened over time. */
export function PersonView({ id }: { id: string }) {
  const person = useQuery(query(getPerson, { params: { id } }));
  useTabTitle(person.data?.name);
  return (
    <Loaded query={person} rows={8} what="person">
      {(data) => <Person person={data} />}
    </Loaded>
  );
}

function Person({ person }: { person: PersonDetail }) {
  const { name, title, headline, companyName, location, signals, signalCount } = person;
  const position = [title ?? headline, companyName].filter(Boolean).join(" · ");
  return (
    <>
      <header className="mt-2 flex flex-wrap items-start gap-3">
        <Avatar name={name} size="lg" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="font-semibold text-ink text-xl tracking-tight">{name}</h1>
          <p className="text-ink-muted text-sm">{[position, location].filter(Boolean).join(" · ")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <SubjectReportButton type="person" address={person.networkUrl} report={person.report} />
          <ButtonLink size="sm" href={person.networkUrl} target="_blank" rel="noopener noreferrer">
            Open profile
          </ButtonLink>
        </div>
      </header>
      {person.refusedAt && (
        <Callout tone="warning" title="Wants no contact">
          They asked not to be contacted <RelativeTime at={person.refusedAt} />. For 90 days, nothing they do
          becomes a signal.
        </Callout>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Card>
          <CardHeader
            title={countOf(signalCount, "signal")}
            {...(signalCount > signals.length && { description: `The newest ${signals.length} are shown.` })}
          />
          {signals.length === 0 ? (
            <EmptyState title="No signals">Nothing that this person did has made a signal.</EmptyState>
          ) : (
            <ul aria-label={`Signals of ${isolated(name)}`} className="border-line border-t">
              {signals.map((signal) => (
                <SignalRow key={signal.id} signal={signal} />
              ))}
            </ul>
          )}
        </Card>
        <Card>
          <CardHeader title="Timeline" description="What they did and what your team did, newest first." />
          <CardBody>
            <PersonTimeline events={person.events} />
          </CardBody>
        </Card>
      </div>
    </>
  );
}
