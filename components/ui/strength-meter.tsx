import { cx } from "class-variance-authority";

/** The ten bars, with rounded corners: 3.5 wide, and 3 to 12 high. */
const bars = Array.from(
  { length: 10 },
  (_, step) =>
    `M${step * 5} ${10 - step}a1 1 0 0 1 1-1h1.5a1 1 0 0 1 1 1v${1 + step}a1 1 0 0 1-1 1h-1.5a1 1 0 0 1-1-1z`,
);

/** Strength from 1 to 10 (averages may have a decimal) as a number and ten bars, readable without color. */
export function StrengthMeter({ value, className }: { value: number; className?: string }) {
  const filled = Math.max(0, Math.min(bars.length, Math.round(value)));
  const figure = Number.isInteger(value) ? value : value.toFixed(1);
  return (
    <span className={cx("inline-flex items-end gap-2", className)}>
      <span className="sr-only">Strength {figure} of 10</span>
      {/* Two shapes for ten bars: a list has a meter in each row. */}
      <svg aria-hidden="true" width="49" height="12" className="shrink-0">
        <path d={bars.slice(0, filled).join("")} className="fill-accent" />
        <path d={bars.slice(filled).join("")} className="fill-line" />
      </svg>
      <span aria-hidden className="min-w-4 font-medium text-ink text-sm tabular-nums leading-3">
        {figure}
      </span>
    </span>
  );
}
