import { cx } from "class-variance-authority";
import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link";
import { stretchedLink } from "./stretched-link";

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** Stats side by side, separated by hairlines. */
export function Stats({ as: List = "dl", children }: { as?: "dl" | "div"; children: ReactNode }) {
  return (
    <List className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {children}
    </List>
  );
}

/**
 * A stat compared with the previous period, and linked to its list with `href`. `betterWhen` says which direction is
 * good.
 */
export function Stat({
  label,
  value,
  previous,
  href,
  betterWhen = "higher",
  window: span = "previous period",
}: {
  label: string;
  value: number;
  previous: number;
  href?: string;
  betterWhen?: "higher" | "lower";
  window?: string;
}) {
  return (
    <div className={cx("relative flex flex-col gap-1 bg-surface p-4", href && "hover:bg-hover/60")}>
      <dt className="text-ink-muted text-sm">
        {href ? (
          <Link href={href} className={stretchedLink}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-2xl text-ink tabular-nums tracking-tight">
          {number.format(value)}
        </span>
        <Change value={value} previous={previous} betterWhen={betterWhen} span={span} />
      </dd>
    </div>
  );
}

function Change({
  value,
  previous,
  betterWhen,
  span,
}: {
  value: number;
  previous: number;
  betterWhen: "higher" | "lower";
  span: string;
}) {
  const was = `${number.format(previous)} in the ${span}`;
  if (value === previous) {
    return (
      <span className="inline-flex items-center gap-0.5 text-ink-muted text-xs" title={was}>
        <Minus aria-hidden className="size-3.5" />
        no change
      </span>
    );
  }
  // There is nothing to compare with yet.
  if (previous === 0) return <span className="sr-only">{was}</span>;
  const up = value > previous;
  const good = up === (betterWhen === "higher");
  const Arrow = up ? ArrowUpRight : ArrowDownRight;
  // A percentage of four digits says less than the factor.
  const times = value / previous;
  const change = times > 10 ? `${Math.round(times)}×` : `${Math.round(Math.abs(times - 1) * 100)}%`;
  return (
    <span
      className={`inline-flex items-center gap-0.5 font-medium text-xs tabular-nums ${good ? "text-success-ink" : "text-danger-ink"}`}
      title={was}
    >
      <Arrow aria-hidden className="size-3.5" />
      <span className="sr-only">{up ? "up" : "down"}</span>
      {change}
      <span className="sr-only">, {was}</span>
    </span>
  );
}
