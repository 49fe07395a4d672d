"use client";
import { ExternalLink } from "lucide-react";
import { PipelineGates } from "@/components/signals/pipeline-gates";
import { ScoreReceipt } from "@/components/signals/score-receipt";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { DialogButton } from "@/components/ui/dialog-button";
import { FitRing } from "@/components/ui/fit-ring";
import { LazyDetails } from "@/components/ui/lazy-details";
import { loadable } from "@/components/ui/loadable";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Rejection } from "@/lib/contracts/rejections";
import { describeDeed, describeRescuers, describeWork, labelOfGate } from "./describe-rejection";

const RescueDialog = loadable(() => import("./rescue-dialog").then((file) => file.RescueDialog));

/** A person who was not made a signal: what they did, the check that rejected them, and a way to object. */
export function RejectionRow({ rejection }: { rejection: Rejection }) {
  const { person, engagement, post, source, fit, rescues } = rejection;
  return (
    <li className="flex gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <Avatar name={person.name} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 truncate font-medium text-ink text-sm">
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
          <Badge>{labelOfGate(rejection.gate)}</Badge>
          {rescues.length > 0 && (
            <Badge tone="accent">
              <span className="truncate">Should be a signal: {describeRescuers(rescues)}</span>
            </Badge>
          )}
          <RelativeTime at={rejection.createdAt} className="ml-auto shrink-0 text-ink-muted text-xs" />
        </div>
        <p className="text-ink-muted text-sm">{describeWork(person)}</p>
        <p className="mt-1 text-ink text-sm">{rejection.reason}.</p>
        <div className="mt-2 rounded-md border border-line bg-sunken px-3 py-2 text-sm">
          <p className="text-ink-muted text-xs">
            {describeDeed(engagement)} · <RelativeTime at={engagement.at} /> ·{" "}
            <a
              href={post.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex items-center gap-1 rounded-sm text-accent-ink hover:underline"
            >
              {post.author}'s post
              <ExternalLink aria-hidden className="size-3" />
            </a>{" "}
            · {source.displayName}
          </p>
          {engagement.text && engagement.kind === "comment" && (
            <blockquote className="mt-1 line-clamp-3 border-accent-line border-l-2 pl-3 text-ink">
              {engagement.text}
            </blockquote>
          )}
          <p className="mt-1 line-clamp-2 text-ink-muted text-xs">{post.excerpt}</p>
        </div>
        <div className="mt-2 flex flex-wrap items-start justify-between gap-2">
          <Receipt rejection={rejection} />
          <DialogButton
            size="sm"
            load={RescueDialog.load}
            dialog={(state) => <RescueDialog rejection={rejection} {...state} />}
          >
            Should be a signal
            <span className="sr-only">
              : <bdi>{person.name}</bdi>
            </span>
          </DialogButton>
        </div>
      </div>
      {fit !== null && <FitRing value={fit} className="mt-0.5" />}
    </li>
  );
}

/** The checks up to the one that rejected the person, and the score if there is one. Closed at first. */
function Receipt({ rejection: { person, fit, scoreReceipt, pipelineResult } }: { rejection: Rejection }) {
  return (
    <LazyDetails
      className="min-w-0 flex-1 basis-60 text-sm"
      summaryClassName="w-fit cursor-pointer rounded-sm py-1 text-ink-muted hover:text-ink"
      summary={
        <>
          Why not
          <span className="sr-only">
            : <bdi>{person.name}</bdi>
          </span>
        </>
      }
    >
      <div className="mt-2 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {scoreReceipt && (
          <ScoreReceipt level={1} title="Fit" total={`${fit ?? 0} of 100`} factors={scoreReceipt.fit} />
        )}
        <section>
          <h3 className="pb-1 font-medium text-ink text-sm">Checks</h3>
          <PipelineGates gates={pipelineResult} />
        </section>
      </div>
    </LazyDetails>
  );
}
