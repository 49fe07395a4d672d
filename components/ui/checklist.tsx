import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";

/** Ordered steps towards a goal; the first open step shows its `action`. */
export function Checklist({
  steps,
}: {
  steps: { title: string; hint: string; done: boolean; action?: ReactNode }[];
}) {
  const next = steps.findIndex((step) => !step.done);
  return (
    <ol className="divide-y divide-line">
      {steps.map((step, index) => {
        const Icon = step.done ? CircleCheck : Circle;
        return (
          <li key={step.title} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <Icon
              aria-hidden
              className={`size-4 shrink-0 ${step.done ? "text-success-ink" : "text-ink-faint"}`}
            />
            <div className="min-w-0 flex-1 basis-52">
              <p className={`font-medium text-sm ${step.done ? "text-ink-muted" : "text-ink"}`}>
                <span className="sr-only">{step.done ? "Done: " : "To do: "}</span>
                {step.title}
              </p>
              {!step.done && <p className="text-ink-muted text-sm">{step.hint}</p>}
            </div>
            {index === next && step.action}
          </li>
        );
      })}
    </ol>
  );
}
