"use client";
import { cx } from "class-variance-authority";
import { MessageSquare, PenLine, ThumbsUp } from "lucide-react";
import { useId, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { FitRing } from "@/components/ui/fit-ring";
import { RelativeTime } from "@/components/ui/relative-time";
import { RowToggle } from "@/components/ui/row-toggle";
import type { Rejection } from "@/lib/contracts/rejections";
import {
  describeDeed,
  describeRescuers,
  describeWork,
  labelOfGate,
  quoteOf,
  toneOfGate,
} from "./describe-rejection";
import { RejectionDetails } from "./rejection-details";

const deedIcons = { reaction: ThumbsUp, comment: MessageSquare, post: PenLine };

/** The columns of a row from large screens on; a row takes two lines on a tablet, and up to five on a phone. */
const columns =
  "grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 [grid-template-areas:'who_when_more'_'did_did_did'_'why_fit_fit'] " +
  "md:grid-cols-[13rem_minmax(0,1fr)_auto_2rem] md:[grid-template-areas:'who_did_when_more'_'why_did_fit_fit'] " +
  "lg:grid-cols-[15rem_minmax(0,1fr)_10.5rem_2.75rem_4.75rem_2rem] lg:gap-x-4 lg:[grid-template-areas:'who_did_why_fit_when_more']";

/** The names of the columns, for the eye only: in each row, every value says itself what it is. */
export function RejectionColumns() {
  return (
    <div
      aria-hidden
      className={`${columns} border-line border-b px-4 py-2 font-medium text-ink-muted text-xs max-lg:hidden`}
    >
      <span>Person</span>
      <span>What they did</span>
      <span>Reason</span>
      <span>Fit</span>
      <span className="text-right">Found</span>
    </div>
  );
}

/** A person who was not made a signal: what they did in their own words and one reason; all the rest on demand. */
export function RejectionRow({ rejection }: { rejection: Rejection }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { person, engagement, post, fit, rescues } = rejection;
  const DeedIcon = deedIcons[engagement.kind];
  const quote = quoteOf(rejection);
  return (
    <li className="border-line border-b last:border-b-0 hover:bg-hover/60">
      <div className={`${columns} items-center gap-y-1.5 px-4 py-2.5`}>
        <div className="flex min-w-0 items-center gap-2.5 [grid-area:who]">
          <Avatar name={person.name} size="sm" />
          <div className="min-w-0">
            <h2 className="truncate font-medium text-ink text-sm">
              <a
                href={person.networkUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="rounded-sm hover:underline"
              >
                {person.name}
                <span className="sr-only"> (opens the profile)</span>
              </a>
            </h2>
            <p title={describeWork(person)} className="truncate text-ink-muted text-xs">
              {describeWork(person)}
            </p>
          </div>
        </div>
        <div className="flex min-w-0 gap-2 [grid-area:did]">
          <DeedIcon aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-faint" />
          <div className="min-w-0">
            <p
              className={cx(
                "line-clamp-2 break-words text-sm lg:line-clamp-1",
                quote ? "text-ink" : "text-ink-muted",
              )}
            >
              {quote ? `“${quote}”` : post.excerpt}
            </p>
            <p className="truncate text-ink-muted text-xs">
              {describeDeed(engagement)}
              {engagement.kind !== "post" && ` · ${post.author}'s post`}
            </p>
          </div>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-1 [grid-area:why]">
          <Badge tone={toneOfGate(rejection.gate)}>{labelOfGate(rejection.gate)}</Badge>
          {rescues.length > 0 && (
            <span className="truncate text-accent-ink text-xs">
              Should be a signal: {describeRescuers(rescues)}
            </span>
          )}
        </div>
        <div className="flex justify-self-end [grid-area:fit] lg:justify-self-start">
          {fit !== null && <FitRing value={fit} size="sm" />}
        </div>
        <RelativeTime
          at={rejection.createdAt}
          className="whitespace-nowrap text-right text-ink-muted text-xs tabular-nums [grid-area:when]"
        />
        <RowToggle
          panel={panel}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          className="-mr-2 [grid-area:more] pointer-coarse:size-10"
        >
          Why not: <bdi>{person.name}</bdi>
        </RowToggle>
      </div>
      {isOpen && <RejectionDetails id={panel} rejection={rejection} />}
    </li>
  );
}
