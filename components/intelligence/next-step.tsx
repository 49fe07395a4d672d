import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import type { NextStep as NextStepData } from "@/lib/contracts/v1/report-parts";
import { Claims } from "./claim";
import { Opener } from "./opener";
import { ReportCard } from "./report-card";

const titles: Record<NextStepData["action"], string> = {
  write: "Write to them first",
  find: "Find someone to write to",
  skip: "Don't write to this company",
};

/** Whom to write to first, why, and with which opener. */
export function NextStep({ step }: { step: NextStepData }) {
  const { action, person, why, opener, titles: wanted } = step;
  return (
    <ReportCard title="Next step" description={titles[action]}>
      {person && (
        <div className="mb-3 flex items-center gap-3">
          <Avatar name={person.name} size="lg" />
          <div className="min-w-0">
            <a
              href={person.networkUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-sm font-medium text-base text-ink hover:underline"
            >
              {person.name}
            </a>
            {person.title && <p className="text-ink-muted text-sm">{person.title}</p>}
          </div>
        </div>
      )}
      <Claims claims={why} />
      {wanted.length > 0 && <TitlesToFind titles={wanted} />}
      {opener && <Opener opener={opener} />}
    </ReportCard>
  );
}

/** Job titles to look for. */
export function TitlesToFind({ titles }: { titles: string[] }) {
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {titles.map((title) => (
        <Badge key={title}>{title}</Badge>
      ))}
    </p>
  );
}
