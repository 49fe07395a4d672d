"use client";
import { humanize } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { notify } from "@/components/ui/toast";
import { useProposalDecision } from "@/lib/client/icp";
import { listIcpProposals } from "@/lib/client/operations";
import type { ResettableIcp } from "@/lib/contracts/icp";
import type { IcpProposal } from "@/lib/contracts/icp-proposals";
import { describeImpact, describeVerdicts } from "./describe-proposal";
import { describeChange } from "./icp-draft";

/** Changes that members' verdicts ask for; absent without any. Nothing is applied by itself. */
export function ProposalsCard({ icp, mayDecide }: { icp: ResettableIcp; mayDecide: boolean }) {
  const proposals = useApiQuery(listIcpProposals);
  const rows = proposals.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Card className="mb-4">
      <CardHeader
        title="Proposed changes"
        description="From your team's verdicts of the last 60 days. Nothing changes until you apply it."
      />
      <ul className="divide-y divide-line border-line border-t">
        {rows.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} icp={icp} mayDecide={mayDecide} />
        ))}
      </ul>
    </Card>
  );
}

function ProposalRow({
  proposal,
  icp,
  mayDecide,
}: {
  proposal: IcpProposal;
  icp: ResettableIcp;
  mayDecide: boolean;
}) {
  const decision = useProposalDecision();
  const title = describeChange(icp, proposal.change, humanize).join(". ");

  /** Waits for the result itself: the row is gone once the list is reloaded, and its callbacks with it. */
  async function decide(accepts: boolean) {
    try {
      await decision.mutateAsync({ id: proposal.id, accepts });
      notify({ text: accepts ? "ICP changed" : "Proposal dismissed for 60 days", tone: "success" });
    } catch (error) {
      notifyFailed("This was not saved", error);
    }
  }

  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-medium text-ink text-sm">{title}</h3>
          <p className="text-ink-muted text-sm">{describeVerdicts(proposal)}</p>
          <p className="text-ink text-sm">{describeImpact(proposal.whatIf)}</p>
        </div>
        {mayDecide && (
          <div className="flex gap-2">
            <Button size="sm" disabled={decision.isPending} onClick={() => void decide(false)}>
              Dismiss<span className="sr-only">: {title}</span>
            </Button>
            <Button
              size="sm"
              variant="primary"
              pending={decision.isPending}
              onClick={() => void decide(true)}
            >
              Apply<span className="sr-only">: {title}</span>
            </Button>
          </div>
        )}
      </div>
      <details className="mt-1 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-muted hover:text-ink">
          Verdicts<span className="sr-only">: {title}</span>
        </summary>
        <ul className="divide-y divide-line">
          {proposal.verdicts.examples.map((example) => (
            <li
              key={example.signalId ?? example.rejectionId}
              className="flex flex-wrap justify-between gap-x-4 py-1.5"
            >
              <span className="min-w-0">
                {example.signalId ? (
                  <Link href={`/signals/${example.signalId}`} className="rounded-sm text-ink hover:underline">
                    {example.personName}
                  </Link>
                ) : (
                  <span className="text-ink">{example.personName}</span>
                )}
                {example.companyName && <span className="text-ink-muted"> · {example.companyName}</span>}
              </span>
              <span className="text-ink-muted tabular-nums">{example.fact}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
