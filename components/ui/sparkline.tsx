import { cx } from "class-variance-authority";

const barWidth = 3;
const gap = 1;
const height = 18;

/**
 * Counts over time as small bars, oldest first; the last `recent` stand out. For the eye only: say next to it what it
 * shows.
 */
export function Sparkline({
  values,
  recent,
  className,
}: {
  values: readonly number[];
  recent: number;
  className?: string;
}) {
  const max = Math.max(1, ...values);
  return (
    <svg
      aria-hidden="true"
      width={values.length * (barWidth + gap) - gap}
      height={height}
      className={cx("shrink-0", className)}
    >
      {[...values.entries()].map(([place, value]) => {
        const tall = value === 0 ? 1 : Math.max(3, Math.round((value / max) * height));
        const isRecent = place >= values.length - recent;
        return (
          <rect
            key={place}
            x={place * (barWidth + gap)}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx={value === 0 ? 0 : 1}
            className={value === 0 ? "fill-line" : isRecent ? "fill-accent" : "fill-ink-faint"}
          />
        );
      })}
    </svg>
  );
}
