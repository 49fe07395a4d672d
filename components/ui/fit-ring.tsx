import { cx } from "class-variance-authority";

const radius = 14;
const circumference = 2 * Math.PI * radius;

/** Fit from 0 to 100 as a ring with the number inside. */
export function FitRing({ value, className }: { value: number; className?: string }) {
  const fit = Math.max(0, Math.min(100, Math.round(value)));
  return (
    <span className={cx("relative inline-flex size-9 shrink-0 items-center justify-center", className)}>
      <span className="sr-only">Fit {fit} of 100</span>
      <svg aria-hidden="true" viewBox="0 0 36 36" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r={radius} fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r={radius}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={`${(fit / 100) * circumference} ${circumference}`}
          className={fit > 0 ? "stroke-accent" : "stroke-transparent"}
        />
      </svg>
      <span
        aria-hidden
        className={cx("font-medium text-ink tabular-nums", fit === 100 ? "text-[0.6875rem]" : "text-xs")}
      >
        {fit}
      </span>
    </span>
  );
}
