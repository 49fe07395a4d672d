import { cx } from "class-variance-authority";

const radius = 14;
const circumference = 2 * Math.PI * radius;

/** Fit from 0 to 100 as a ring with the number inside; small, the number follows the ring. */
export function FitRing({
  value,
  size = "md",
  className,
}: {
  value: number;
  size?: "sm" | "md";
  className?: string;
}) {
  const fit = Math.max(0, Math.min(100, Math.round(value)));
  const isSmall = size === "sm";
  return (
    <span
      className={cx(
        "relative inline-flex shrink-0 items-center",
        isSmall ? "gap-1.5" : "size-9 justify-center",
        className,
      )}
    >
      <span className="sr-only">Fit {fit} of 100</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 36 36"
        className={cx("-rotate-90", isSmall ? "size-4 shrink-0" : "absolute inset-0")}
      >
        <circle
          cx="18"
          cy="18"
          r={radius}
          fill="none"
          strokeWidth={isSmall ? 6 : 3}
          className="stroke-line"
        />
        <circle
          cx="18"
          cy="18"
          r={radius}
          fill="none"
          strokeWidth={isSmall ? 6 : 3}
          strokeLinecap={isSmall ? "butt" : "round"}
          strokeDasharray={`${(fit / 100) * circumference} ${circumference}`}
          className={fit > 0 ? "stroke-accent" : "stroke-transparent"}
        />
      </svg>
      <span
        aria-hidden
        className={cx(
          "font-medium text-ink tabular-nums",
          isSmall ? "text-sm leading-3" : fit === 100 ? "text-[0.6875rem]" : "text-xs",
        )}
      >
        {fit}
      </span>
    </span>
  );
}
