import type { PlanStep } from "@/lib/contracts/v1/report-parts";
import { Claim } from "./claim";
import { planLabels } from "./describe-report";
import { ReportCard } from "./report-card";

/** Whom to write to first and next, what to find out, and what to leave; nothing where there is no plan. */
export function Plan({ steps }: { steps: PlanStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ReportCard title="Plan">
      <ol className="space-y-4">
        {steps.map((step, place) => (
          <li key={`${step.action} ${step.text}`} className="flex break-inside-avoid gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken font-medium text-ink-muted text-xs tabular-nums"
            >
              {place + 1}
            </span>
            <div className="min-w-0 text-sm">
              <h3 className="pt-0.5 font-medium text-ink-muted text-xs">{planLabels[step.action]}</h3>
              <p className="mt-0.5 break-words text-ink">
                <Claim claim={step} />
              </p>
              {step.ask && <p className="mt-1 break-words font-medium text-ink">{step.ask}</p>}
            </div>
          </li>
        ))}
      </ol>
    </ReportCard>
  );
}
