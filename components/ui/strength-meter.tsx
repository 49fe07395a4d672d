import { cx } from "class-variance-authority";

const steps = Array.from({ length: 10 }, (_, step) => step);

/** Strength from 1 to 10 (averages may have a decimal) as a number and ten bars, readable without color. */
export function StrengthMeter({ value, className }: { value: number; className?: string }) {
  const filled = Math.max(0, Math.min(10, Math.round(value)));
  const figure = Number.isInteger(value) ? value : value.toFixed(1);
  return (
    <span className={cx("inline-flex items-end gap-2", className)}>
      <span className="sr-only">Strength {figure} of 10</span>
      <svg aria-hidden="true" width="49" height="12" className="shrink-0">
        {steps.map((step) => (
          <rect
            key={step}
            x={step * 5}
            y={9 - step}
            width="3.5"
            height={3 + step}
            rx="1"
            className={step < filled ? "fill-accent" : "fill-line"}
          />
        ))}
      </svg>
      <span aria-hidden className="min-w-4 font-medium text-ink text-sm tabular-nums leading-3">
        {figure}
      </span>
    </span>
  );
}
