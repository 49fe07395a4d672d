import { useRef } from "react";
import { classificationLabels, describeEngagement, describePost } from "@/components/labels/describe-signal";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Callout } from "@/components/ui/callout";
import { FitRing } from "@/components/ui/fit-ring";
import { OutLink } from "@/components/ui/out-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import type { SignalDetail } from "@/lib/contracts/signals";
import { DoneMark } from "./done-mark";
import { EvidenceTimeline } from "./evidence-timeline";
import { SignalBackground } from "./signal-background";
import { SignalComments } from "./signal-comments";
import { SignalFeedback } from "./signal-feedback";
import { Part } from "./signal-part";
import { SignalTags } from "./signal-tags";
import { SignalWorkFields } from "./signal-work-fields";
import { SuggestedOpener } from "./suggested-opener";
import { useReading } from "./use-reading";
import type { SignalActionHandlers } from "./use-signal-actions";
import { WorkMarks } from "./work-marks";

/**
 * All details of a signal in the order of their use: what the person did and why it matters, what to write to them, the
 * verdict, then the rest. `level` is the level of its heading.
 */
export function SignalContent({
  signal,
  actions,
  level = 2,
}: {
  signal: SignalDetail;
  actions: SignalActionHandlers;
  level?: 1 | 2;
}) {
  const article = useRef<HTMLElement>(null);
  useReading(signal, article);
  const Title = level === 1 ? "h1" : "h2";
  const { person } = signal;
  const fit = signal.icpScore;
  return (
    <article ref={article} className="p-4 max-lg:pb-20 sm:p-6 max-lg:sm:pb-20">
      <header className="flex items-start gap-3">
        <Avatar name={person.name} size="lg" />
        <div className="min-w-0 flex-1">
          <Title className="font-semibold text-ink text-xl tracking-tight">
            <OutLink quiet href={person.networkUrl}>
              {person.name}
            </OutLink>
          </Title>
          <Position signal={signal} />
        </div>
      </header>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <span className="inline-flex items-center gap-2 text-ink-muted">
          <span aria-hidden>Strength</span>
          <StrengthMeter value={signal.strength} />
        </span>
        {fit !== null && (
          <span className="inline-flex items-center gap-2 text-ink-muted">
            <span aria-hidden>Fit</span>
            <FitRing value={fit} />
          </span>
        )}
        {signal.classification && (
          <Badge tone={signal.classification === "buyer" ? "accent" : "neutral"}>
            {classificationLabels[signal.classification]}
          </Badge>
        )}
        <DoneMark signal={signal} />
        <WorkMarks signal={signal} isLinked />
        <span className="text-ink-muted">
          {describeEngagement(signal)} <RelativeTime at={signal.engagedAt} />, found{" "}
          <RelativeTime at={signal.createdAt} />
        </span>
      </div>

      <Part level={level} title="What they did">
        <EvidenceTimeline key={signal.id} evidence={signal.engagement} />
      </Part>
      <Part level={level} title="Why it matters">
        <p className="text-ink">{signal.whyItMatters}</p>
      </Part>
      {signal.refusedAt ? (
        <div className="mt-6">
          <Callout tone="warning" title="Wants no contact">
            They asked not to be contacted <RelativeTime at={signal.refusedAt} />, so there is no opener. For
            90 days, nothing they do becomes a signal.
          </Callout>
        </div>
      ) : (
        <Part level={level} title="Suggested opener">
          <SuggestedOpener signal={signal} actions={actions} />
        </Part>
      )}
      <Part level={level} title="Is it a good fit?">
        <SignalFeedback
          key={signal.id}
          signal={signal}
          onJudge={(verdict) => actions.judge([signal], verdict)}
        />
      </Part>
      <Part level={level} title="Work">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SignalWorkFields signal={signal} actions={actions} />
          <SignalTags
            signal={signal}
            onAdd={() => actions.tag([signal])}
            onRemove={(tag) => actions.untag(signal, tag)}
          />
        </div>
      </Part>
      <Part level={level} title="Talking points">
        <ul className="list-disc space-y-1 pl-5 text-ink marker:text-ink-faint">
          {signal.talkingPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Part>
      <Part level={level} title="Comments">
        <SignalComments key={signal.id} signalId={signal.id} />
      </Part>
      <SignalBackground level={level} signal={signal} />
    </article>
  );
}

/** Title and company; the company links to its website, or else to its page. */
function Position({ signal }: { signal: SignalDetail }) {
  const { person, company } = signal;
  const name = signal.companyName ?? person.company;
  const address = company?.website ?? company?.networkUrl;
  if (!name || !address) return <p className="text-ink-muted text-sm">{describePost(signal)}</p>;
  return (
    <p className="text-ink-muted text-sm">
      {person.title && `${person.title} · `}
      <OutLink quiet href={address}>
        {name}
      </OutLink>
    </p>
  );
}
