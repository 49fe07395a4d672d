import { History } from "lucide-react";
import type { ReactNode } from "react";
import { SubjectReportButton } from "@/components/intelligence/subject-report-link";
import { classificationLabels, describeEngagement, describePost } from "@/components/labels/describe-signal";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { CopyButton } from "@/components/ui/copy-button";
import { FitRing } from "@/components/ui/fit-ring";
import { LocalTime } from "@/components/ui/local-time";
import { OutLink } from "@/components/ui/out-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { policy } from "@/db/policy";
import type { SignalDetail } from "@/lib/contracts/signals";
import { EvidenceTimeline } from "./evidence-timeline";
import { PersonFacts } from "./person-facts";
import { PipelineGates } from "./pipeline-gates";
import { RelatedSignals } from "./related-signals";
import { ScoreReceipt } from "./score-receipt";
import { SignalComments } from "./signal-comments";
import { SignalDeliveries } from "./signal-deliveries";
import { SignalFeedback } from "./signal-feedback";
import { SourcePost } from "./source-post";

/**
 * All details of a signal, in the order a seller needs them. `actions` and `tags` are its controls; `level` is the
 * level of its heading.
 */
export function SignalContent({
  signal,
  actions,
  tags,
  level = 2,
}: {
  signal: SignalDetail;
  actions: ReactNode;
  tags: ReactNode;
  level?: 1 | 2;
}) {
  const Title = level === 1 ? "h1" : "h2";
  const { person } = signal;
  const fit = signal.icpScore;
  return (
    <article>
      <header className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <Avatar name={person.name} size="lg" />
        <div className="min-w-0 flex-1 basis-48">
          <Title className="font-semibold text-ink text-xl tracking-tight">
            <OutLink quiet href={person.networkUrl}>
              {person.name}
            </OutLink>
          </Title>
          <Position signal={signal} />
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </header>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
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
        {signal.archived && (
          <Badge>
            {signal.snoozedUntil ? (
              <>
                Snoozed until <LocalTime at={signal.snoozedUntil} style="weekdayShort" />
              </>
            ) : (
              "Archived"
            )}
          </Badge>
        )}
        <span className="text-ink-muted">
          {describeEngagement(signal)} <RelativeTime at={signal.engagedAt} />, found{" "}
          <RelativeTime at={signal.createdAt} />
        </span>
      </div>
      {tags}

      <Part level={level} title="What they did">
        <EvidenceTimeline key={signal.id} evidence={signal.engagement} />
      </Part>
      <Part level={level} title="Why it matters">
        <p className="text-ink">{signal.whyItMatters}</p>
      </Part>
      {signal.refusedAt ? (
        <Callout tone="warning" title="Wants no contact">
          They asked not to be contacted <RelativeTime at={signal.refusedAt} />, so there is no opener. For 90
          days, nothing they do becomes a signal.
        </Callout>
      ) : (
        <Part level={level} title="Suggested opener" action={<CopyButton value={signal.suggestedOpener} />}>
          <blockquote className="rounded-lg bg-sunken px-4 py-3 text-ink">
            {signal.suggestedOpener}
          </blockquote>
        </Part>
      )}
      <Part level={level} title="Talking points">
        <ul className="list-disc space-y-1 pl-5 text-ink marker:text-ink-faint">
          {signal.talkingPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Part>
      <Part level={level} title="The post">
        <SourcePost post={signal.sourcePost} />
      </Part>
      <Part level={level} title="Person and company">
        <div className="mb-2 flex flex-wrap gap-2">
          <ButtonLink size="sm" href={`/people/${signal.personId}`}>
            <History aria-hidden />
            History
          </ButtonLink>
          <SubjectReportButton type="person" address={person.networkUrl} report={signal.reports.person} />
          {signal.company?.networkUrl && (
            <SubjectReportButton
              type="account"
              address={signal.company.networkUrl}
              report={signal.reports.account}
            />
          )}
        </div>
        <PersonFacts signal={signal} />
      </Part>
      <Part level={level} title="Is it a good fit?">
        <SignalFeedback key={signal.id} signal={signal} />
      </Part>
      <Part level={level} title="Comments">
        <SignalComments key={signal.id} signalId={signal.id} />
      </Part>
      <Part level={level} title="Deliveries">
        <SignalDeliveries signal={signal} />
      </Part>
      <Part level={level} title="Score breakdown">
        <div className="grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
          <ScoreReceipt
            level={level}
            title="Fit"
            total={`${fit ?? 0} of 100`}
            factors={signal.scoreReceipt.fit}
          />
          <ScoreReceipt
            level={level}
            title="Strength"
            total={`${signal.strength} of 10`}
            factors={signal.scoreReceipt.strength}
          />
        </div>
      </Part>
      <Part level={level} title="Checks passed">
        <PipelineGates gates={signal.pipelineResult} />
      </Part>
      {signal.related.length > 0 && (
        <Part level={level} title={`Other signals from this company, last ${policy.relatedSignalsDays} days`}>
          <RelatedSignals key={signal.id} signal={signal} />
        </Part>
      )}
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

function Part({
  level,
  title,
  action,
  children,
}: {
  level: 1 | 2;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const Title = level === 1 ? "h2" : "h3";
  return (
    <section className="@container mt-6">
      <div className="mb-1.5 flex min-h-7 items-center justify-between gap-3">
        <Title className="font-medium text-ink-muted text-sm">{title}</Title>
        {action}
      </div>
      {children}
    </section>
  );
}
