"use client";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SignalDetail } from "@/lib/contracts/signals";
import { describeReading, isStrongMeaning } from "./describe-meaning";

type Evidence = SignalDetail["engagement"][number];

const verbs = { reaction: "Reacted to", comment: "Commented on" } as const;

/** Pieces shown at first, so that what follows stays in sight. */
const shownFirst = 3;

/**
 * What the person did, newest first: each piece with its post, its words and what they mean. The newest and the lead
 * evidence are shown at first, all of them on request.
 */
export function EvidenceTimeline({ evidence }: { evidence: readonly Evidence[] }) {
  const [wanted, setWanted] = useState(false);
  const shown = wanted ? evidence : evidence.filter((one, at) => at < shownFirst || one.isLead);
  return (
    <>
      <Pieces evidence={evidence} shown={shown} />
      {shown.length < evidence.length && (
        <Button size="sm" className="mt-3" onClick={() => setWanted(true)}>
          Show all {evidence.length}
        </Button>
      )}
    </>
  );
}

function Pieces({ evidence, shown }: { evidence: readonly Evidence[]; shown: readonly Evidence[] }) {
  return (
    <ol className="space-y-4 border-line border-l pl-4">
      {shown.map((one) => (
        <li key={`${one.kind} ${one.at} ${one.postUrl}`} className="relative text-sm">
          <span
            aria-hidden
            className={`-left-[1.3125rem] absolute top-1.5 size-2 rounded-full ring-4 ring-surface ${one.isLead ? "bg-accent" : "bg-control"}`}
          />
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-ink">{describe(one)}</span>
            {one.meaning && one.meaning !== "reacts" && (
              <Badge tone={isStrongMeaning(one.meaning) ? "accent" : "neutral"}>{describeReading(one)}</Badge>
            )}
            {one.isLead && evidence.length > 1 && <Badge>Lead evidence</Badge>}
            <RelativeTime at={one.at} className="text-ink-muted text-xs" />
          </p>
          {one.text && one.kind !== "post" && (
            <blockquote className="mt-1.5 break-words border-accent-line border-l-2 pl-3 text-ink">
              {one.text}
            </blockquote>
          )}
          <p className="mt-1 text-ink-muted text-xs">
            {one.postExcerpt}{" "}
            <a
              href={one.postUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1 whitespace-nowrap rounded-sm text-accent-ink hover:underline"
            >
              Open post
              <ExternalLink aria-hidden className="size-3" />
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}

function describe({ kind, postAuthor, reactionType }: Evidence): string {
  if (kind === "post") return "Wrote a post";
  const reaction = reactionType ? ` (${reactionType.toLowerCase()})` : "";
  return `${verbs[kind]} a post by ${postAuthor}${reaction}`;
}
