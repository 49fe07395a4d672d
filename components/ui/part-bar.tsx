import { cx } from "class-variance-authority";

/** A progress bar whose numbers are shown next to it. `label` is for screen readers. */
export function PartBar({
  value,
  max,
  label,
  className,
}: {
  value: number;
  max: number;
  label: string;
  className?: string;
}) {
  const percent = max > 0 ? Math.max(0, Math.min(100, (value / max) * 100)) : 0;
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height="6"
      className={cx("overflow-hidden rounded-full", className)}
    >
      <rect width="100%" height="6" className="fill-hover" />
      <rect width={`${percent}%`} height="6" rx="3" className="fill-accent" />
    </svg>
  );
}
