"use client";
import { cx } from "class-variance-authority";
import { ExternalLink, FileText, MessageSquare, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { LocalTime } from "@/components/ui/local-time";
import type { Timeline as TimelineData, TimelineEntry } from "@/lib/contracts/v1/report-parts";
import { meaningBadges } from "./describe-report";
import { PersonLink } from "./person-link";

/** How many entries a screen shows before "Show all"; paper shows every one. */
const first = 8;

const icons = { reaction: ThumbsUp, comment: MessageSquare, post: FileText } as const;

/** Everything that was seen, newest first. `named` shows who did it, for reports about more than one person. */
export function Timeline({ timeline, named }: { timeline: TimelineData; named: boolean }) {
  const [all, setAll] = useState(false);
  const { entries, more } = timeline;
  const total = entries.length + more;
  return (
    <Card>
      <CardHeader
        title="Activity"
        description={
          entries.length > 0
            ? `${total} ${total === 1 ? "engagement" : "engagements"} in the last 90 days, newest first`
            : undefined
        }
      />
      {entries.length === 0 ? (
        <EmptyState title="No activity seen">
          {named ? "No one here" : "This person"} has engaged with a watched post in the last 90 days.
        </EmptyState>
      ) : (
        <ol className="border-line border-t">
          {entries.map((entry, place) => (
            <Entry key={entry.id} entry={entry} named={named} isHidden={!all && place >= first} />
          ))}
        </ol>
      )}
      {!all && entries.length > first && (
        <div className="border-line border-t px-4 py-2 print:hidden">
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {entries.length}
          </Button>
        </div>
      )}
      {more > 0 && (
        <p
          className={cx(
            "border-line border-t px-4 py-2 text-ink-muted text-xs",
            !all && "hidden print:block",
          )}
        >
          And {more} older {more === 1 ? "engagement" : "engagements"}.
        </p>
      )}
    </Card>
  );
}

function Entry({ entry, named, isHidden }: { entry: TimelineEntry; named: boolean; isHidden: boolean }) {
  const { person, action, meaning, kind, text, post, at, signalId, strength } = entry;
  const Icon = icons[kind];
  const look = meaningBadges[meaning];
  return (
    <li
      className={cx(
        "grid break-inside-avoid grid-cols-[1.5rem_1fr] gap-x-3 border-line border-b px-4 py-3 last:border-b-0 sm:grid-cols-[4rem_1.5rem_1fr]",
        isHidden && "hidden print:grid",
      )}
    >
      <LocalTime at={at} style="day" className="pt-0.5 text-ink-muted text-xs tabular-nums max-sm:hidden" />
      <span className="flex size-6 items-center justify-center rounded-full bg-sunken text-ink-muted">
        <Icon aria-hidden className="size-3.5" />
      </span>
      <div className="min-w-0 text-sm">
        <div className="flex items-baseline justify-between gap-3">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            {named && <PersonLink person={person} />}
            <span className={named ? "text-ink-muted" : "font-medium text-ink"}>
              {named ? lowerFirst(action) : action}
            </span>
            {meaning !== "reacts" && <Badge tone={look.tone}>{look.label}</Badge>}
          </p>
          <LocalTime at={at} style="day" className="shrink-0 text-ink-muted text-xs sm:hidden" />
        </div>
        {named && person.title && <p className="truncate text-ink-muted text-xs">{person.title}</p>}
        {text && (
          <blockquote className="mt-1.5 break-words border-accent-line border-l-2 pl-3 text-ink">
            {text}
          </blockquote>
        )}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ink-muted text-xs">
          {post ? (
            <a
              href={post.url}
              target="_blank"
              rel="noopener noreferrer"
              className="line-clamp-2 min-w-0 rounded-sm hover:text-accent-ink hover:underline"
            >
              {post.excerpt} <ExternalLink aria-hidden className="inline size-3" />
              <span className="sr-only">Open the post</span>
            </a>
          ) : (
            <span>The post is no longer kept.</span>
          )}
          {signalId && (
            <Link
              href={`/signals/${signalId}`}
              className="shrink-0 rounded-sm text-accent-ink hover:underline"
            >
              Signal{strength === null ? "" : `, strength ${strength}`}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
