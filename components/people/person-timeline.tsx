"use client";
import { type ReactNode, useState } from "react";
import { deliveryBadges } from "@/components/labels/describe-signal";
import { meaningLabels } from "@/components/signals/describe-meaning";
import { nameOf } from "@/components/signals/use-team";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { OutLink } from "@/components/ui/out-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { reportPath } from "@/lib/client/intelligence";
import type { PersonEvent } from "@/lib/contracts/people";

/** Events shown at first. */
const shownFirst = 20;

/** What a person did and what was done about them, newest first. */
export function PersonTimeline({ events }: { events: readonly PersonEvent[] }) {
  const [wanted, setWanted] = useState(false);
  if (events.length === 0) {
    return <EmptyState title="Nothing yet">What they do at posts that you watch appears here.</EmptyState>;
  }
  const shown = wanted ? events : events.slice(0, shownFirst);
  return (
    <>
      <ol aria-label="Timeline" className="space-y-4 border-line border-l pl-4">
        {shown.map((event) => (
          <li key={`${event.event} ${event.id}`} className="relative text-sm">
            <span
              aria-hidden
              className={`-left-[1.3125rem] absolute top-1.5 size-2 rounded-full ring-4 ring-surface ${event.event === "engagement" ? "bg-accent" : "bg-control"}`}
            />
            <Entry event={event} />
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button size="sm" className="mt-3" onClick={() => setWanted(true)}>
          Show all {events.length}
        </Button>
      )}
    </>
  );
}

function Entry({ event }: { event: PersonEvent }) {
  switch (event.event) {
    case "engagement":
      return <Engagement event={event} />;
    case "delivery": {
      const status = deliveryBadges[event.status].label.toLowerCase();
      return (
        <Line at={event.at} signalId={event.signalId}>
          <InLink href={`/destinations/${event.destinationId}`}>{event.destinationName}</InLink>: {status}
        </Line>
      );
    }
    case "comment":
      return (
        <>
          <Line at={event.at} signalId={event.signalId}>
            {event.author ? nameOf(event.author) : "A former member"} commented
          </Line>
          <p className="mt-1 whitespace-pre-line break-words text-ink">{event.text}</p>
        </>
      );
    case "report":
      return (
        <Line at={event.at}>
          <InLink href={reportPath({ ...event, type: "person" })}>Report</InLink>
          {event.isReady ? "" : " in progress"}
        </Line>
      );
  }
}

const verbs = { reaction: "Reacted to", comment: "Commented on" } as const;

function Engagement({ event }: { event: Extract<PersonEvent, { event: "engagement" }> }) {
  const { kind, text, meaning, postUrl, postAuthor, postExcerpt, rejection } = event;
  return (
    <>
      <Line at={event.at} signalId={event.signalId}>
        {kind === "post" ? "Wrote " : `${verbs[kind]} `}
        <OutLink href={postUrl}>{kind === "post" ? "a post" : `a post by ${postAuthor}`}</OutLink>
        {meaning && meaning !== "reacts" && (
          <span className="text-ink-muted"> · {meaningLabels[meaning].toLowerCase()}</span>
        )}
      </Line>
      {text && kind !== "post" ? (
        <blockquote className="mt-1 break-words border-accent-line border-l-2 pl-3 text-ink">
          {text}
        </blockquote>
      ) : (
        <p className="mt-1 text-ink-muted text-xs">{postExcerpt}</p>
      )}
      {rejection && <p className="mt-1 text-ink-muted text-xs">No signal: {rejection}</p>}
    </>
  );
}

/** One line of an event with its time, and a link to its signal. */
function Line({
  at,
  signalId = null,
  children,
}: {
  at: string;
  signalId?: string | null;
  children: ReactNode;
}) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="min-w-0 break-words text-ink">{children}</span>
      <RelativeTime at={at} className="text-ink-muted text-xs" />
      {signalId && (
        <InLink href={`/signals/${signalId}`}>
          <span className="text-xs">Signal</span>
        </InLink>
      )}
    </p>
  );
}

function InLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="rounded-sm text-accent-ink hover:underline">
      {children}
    </Link>
  );
}
