"use client";
import { PipelineGates } from "@/components/signals/pipeline-gates";
import { ScoreReceipt } from "@/components/signals/score-receipt";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { OutLink } from "@/components/ui/out-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Rejection } from "@/lib/contracts/rejections";
import { quoteOf } from "./describe-rejection";

const RescueDialog = loadable(() => import("./rescue-dialog").then((file) => file.RescueDialog));

/** Why a person was not made a signal: the whole reason, the post, the checks and the score; and a way to object. */
export function RejectionDetails({ id, rejection }: { id: string; rejection: Rejection }) {
  const { person, engagement, post, source, fit, scoreReceipt, pipelineResult } = rejection;
  const quote = quoteOf(rejection);
  return (
    <div id={id} className="space-y-4 border-line border-t bg-sunken px-4 py-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 font-medium text-ink">{rejection.reason}.</p>
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
      <div className="space-y-1.5">
        {quote && (
          <blockquote className="whitespace-pre-line break-words border-accent-line border-l-2 pl-3 text-ink">
            {quote}
          </blockquote>
        )}
        {engagement.kind !== "post" && <p className="line-clamp-3 text-ink-muted">{post.excerpt}</p>}
        <p className="flex flex-wrap gap-x-1.5 text-ink-muted text-xs">
          <RelativeTime at={engagement.at} />
          <span aria-hidden>·</span>
          <OutLink href={post.url}>{post.author}'s post</OutLink>
          <span aria-hidden>·</span>
          {source.displayName}
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {scoreReceipt && (
          <ScoreReceipt level={1} title="Fit" total={`${fit ?? 0} of 100`} factors={scoreReceipt.fit} />
        )}
        <section>
          <h3 className="pb-1 font-medium text-ink text-sm">Checks</h3>
          <PipelineGates gates={pipelineResult} />
        </section>
      </div>
    </div>
  );
}
