import { CircleCheck, CircleX } from "lucide-react";
import { humanize } from "@/components/labels/describe-signal";
import type { SignalDetail } from "@/lib/contracts/signals";

const labels: Record<string, string> = {
  suppressed: "Suppression list",
  own_employee: "Own company",
  competitor_staff: "Watched companies",
  merge_window: "Earlier signals",
  profile: "Profile",
  company: "Company",
  icp_limits: "Company size",
  sells: "Intent",
  refuses: "Wish for no contact",
  excluded: "Exclusions",
  score: "Fit",
};

/** The checks that the person passed to become a signal, in order. */
export function PipelineGates({ gates }: { gates: SignalDetail["pipelineResult"] }) {
  return (
    <ol className="space-y-2">
      {gates.map((gate) => {
        const Icon = gate.passed ? CircleCheck : CircleX;
        return (
          <li key={gate.id} className="flex items-start gap-2 text-sm">
            <Icon
              aria-hidden
              className={`mt-0.5 size-4 shrink-0 ${gate.passed ? "text-success-ink" : "text-danger-ink"}`}
            />
            <span className="min-w-0">
              <span className="text-ink">{labels[gate.id] ?? humanize(gate.id)}</span>
              <span className="sr-only">{gate.passed ? ", passed" : ", not passed"}</span>
              <span className="block text-ink-muted text-xs">{gate.reason}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
