"use client";
import { cx } from "class-variance-authority";
import { StageBadge } from "@/components/signals/stage-mark";
import { nameOf, useStages } from "@/components/signals/use-team";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { Sparkline } from "@/components/ui/sparkline";
import { StrengthMeter } from "@/components/ui/strength-meter";
import type { SignalCompany } from "@/lib/contracts/signal-companies";
import { describeChange, describeOwners, describeTrend } from "./describe-company";

/** Above the link that covers the row. */
const aboveRow = "relative z-10";
/** The weeks that about make up the last 30 days. */
const recentWeeks = 4;

/** The furthest stage of the company's signals, with the workspace's name for it. */
export function CompanyStage({ stage }: Pick<SignalCompany, "stage">) {
  const name = useStages().find((one) => one.stage === stage)?.name;
  // Where every company starts: only what differs from it stands out.
  if (stage === "new") return <span className="text-ink-muted">{name}</span>;
  return <StageBadge stage={stage} name={name} className="max-w-28" />;
}

/** The member with most of its open signals, and how many others have some. */
export function CompanyOwner({
  owners,
  ownerCount,
  withName = false,
}: Pick<SignalCompany, "owners" | "ownerCount"> & { withName?: boolean }) {
  const [first] = owners;
  if (!first) return withName ? <Nobody /> : null;
  const name = nameOf(first);
  return (
    <span
      title={describeOwners({ owners, ownerCount })}
      className="inline-flex max-w-full items-center gap-1.5"
    >
      <Avatar name={name} chosen={first.initials} size="xs" />
      <span className={cx("truncate", !withName && "sr-only")}>{name}</span>
      {ownerCount > 1 && (
        <span className="shrink-0 text-ink-muted text-xs tabular-nums">
          +{ownerCount - 1}
          <span className="sr-only"> {ownerCount === 2 ? "other owner" : "other owners"}</span>
        </span>
      )}
    </span>
  );
}

const Nobody = () => (
  <span className="text-ink-muted">
    <span aria-hidden>–</span>
    <span className="sr-only">Unassigned</span>
  </span>
);

/** Signals by week, and how the last 30 days compare with the 30 before. */
export function CompanyTrend({ trend }: Pick<SignalCompany, "trend">) {
  const change = trend.last30Days - trend.previous30Days;
  return (
    <span title={describeTrend(trend)} className="inline-flex items-center gap-2 align-middle">
      <Sparkline values={trend.weeks} recent={recentWeeks} />
      <span
        aria-hidden
        className={cx(
          "min-w-6 font-medium text-xs tabular-nums",
          change > 0 ? "text-success-ink" : "text-ink-muted",
        )}
      >
        {describeChange(change)}
      </span>
      <span className="sr-only">{describeTrend(trend)}</span>
    </span>
  );
}

/** The company's strongest signal, which it links to. */
export function StrongestSignal({
  strongest,
  withName = false,
}: Pick<SignalCompany, "strongest"> & { withName?: boolean }) {
  if (strongest === null) return null;
  const { id, strength, personName } = strongest;
  return (
    <Link
      href={`/signals/${id}`}
      title={`Strongest signal: ${personName}`}
      className={cx(
        aboveRow,
        "inline-flex max-w-full items-center gap-2 rounded-sm align-middle hover:underline",
      )}
    >
      <span className="sr-only">Strongest signal: </span>
      <StrengthMeter value={strength} className="shrink-0" />
      <span className={cx("truncate text-ink", !withName && "sr-only")}>{personName}</span>
    </Link>
  );
}
