import { History } from "lucide-react";
import { SubjectReportButton } from "@/components/intelligence/subject-report-link";
import { ButtonLink } from "@/components/ui/button";
import { policy } from "@/db/policy";
import type { SignalDetail } from "@/lib/contracts/signals";
import { PersonFacts } from "./person-facts";
import { PipelineGates } from "./pipeline-gates";
import { RelatedSignals } from "./related-signals";
import { ScoreReceipt } from "./score-receipt";
import { SignalDeliveries } from "./signal-deliveries";
import { Part } from "./signal-part";
import { SourcePost } from "./source-post";

/** What is behind a signal: its post, person and company, deliveries, related signals, and how it was scored. */
export function SignalBackground({ signal, level }: { signal: SignalDetail; level: 1 | 2 }) {
  const { person } = signal;
  return (
    <>
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
      <Part level={level} title="Deliveries">
        <SignalDeliveries signal={signal} />
      </Part>
      {signal.related.length > 0 && (
        <Part level={level} title={`Other signals from this company, last ${policy.relatedSignalsDays} days`}>
          <RelatedSignals key={signal.id} signal={signal} />
        </Part>
      )}
      <Part level={level} title="Score breakdown">
        <div className="grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
          <ScoreReceipt
            level={level}
            title="Fit"
            total={`${signal.icpScore ?? 0} of 100`}
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
    </>
  );
}
