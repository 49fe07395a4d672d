import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { AccountReport } from "@/lib/contracts/v1/intelligence";
import { roleLabels } from "./describe-report";

type Member = AccountReport["buyingCommittee"][number];

/** The buying committee: each person with their role, the reason, and a link to a person report. */
export function Committee({ members, reportId }: { members: Member[]; reportId: string }) {
  return (
    <Card>
      <CardHeader
        title="Buying committee"
        description={members.length > 0 ? "Who decides, who advises, and who will use it." : undefined}
      />
      {members.length === 0 ? (
        <EmptyState title="No one found">
          None of the people who publicly engage with this company could be assigned a role.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {members.map((member) => (
            <CommitteeRow key={member.networkUrl} member={member} reportId={reportId} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CommitteeRow({ member, reportId }: { member: Member; reportId: string }) {
  const { name, title, role, reason, signalsCount, networkUrl } = member;
  const report = `/intelligence?${new URLSearchParams({ new: "report", person: networkUrl, from: reportId })}`;
  return (
    <li className="flex items-start gap-3 px-4 py-3 break-inside-avoid">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a
            href={networkUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="rounded-sm font-medium text-ink text-sm hover:underline"
          >
            {name}
          </a>
          <Badge tone={role === "economic_buyer" || role === "decision_maker" ? "accent" : "neutral"}>
            {roleLabels[role]}
          </Badge>
        </p>
        {title && <p className="text-ink-muted text-sm">{title}</p>}
        <p className="mt-1 text-ink text-sm">{reason}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 text-xs">
        {signalsCount > 0 && (
          <span className="text-ink-muted tabular-nums">
            {signalsCount} {signalsCount === 1 ? "signal" : "signals"}
          </span>
        )}
        <Link href={report} className="rounded-sm text-accent-ink hover:underline print:hidden">
          Report
          <span className="sr-only">
            {" "}
            on <bdi>{name}</bdi>
          </span>
        </Link>
      </div>
    </li>
  );
}
