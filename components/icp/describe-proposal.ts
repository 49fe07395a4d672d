import { humanize } from "@/components/labels/describe-signal";
import { countOf } from "@/db/count-of";
import type { IcpProposal } from "@/lib/contracts/icp-proposals";
import type { IcpRescore } from "@/lib/contracts/icp-rescore";

const number = (value: number) => value.toLocaleString("en-US");
const people = (count: number) => countOf(count, "person", "people");

/** The verdicts behind a proposal: "5 people were judged: too small. 1 was judged a good fit." */
export function describeVerdicts({ basis, verdicts }: Pick<IcpProposal, "basis" | "verdicts">): string {
  const { count, against } = verdicts;
  const behind =
    basis === "rescued"
      ? `${people(count)} should have been ${count === 1 ? "a signal" : "signals"}`
      : `${people(count)} got the verdict “${humanize(basis).toLowerCase()}”`;
  if (against === 0) return `${behind}.`;
  return `${behind}; ${people(against)} with the opposite verdict would be affected too.`;
}

/** What a proposal would do to the people of the last days: "Gains 2, loses 5 and moves 1 of 120 people." */
export function describeImpact({ gained, lost, moved, people: all, days }: IcpProposal["whatIf"]): string {
  if (all === 0) return `No one engaged in the last ${days} days.`;
  if (gained.count + lost.count + moved.count === 0) {
    return `Changes nothing for the ${people(all)} of the last ${days} days.`;
  }
  const parts = `gains ${number(gained.count)}, loses ${number(lost.count)} and moves ${number(moved.count)}`;
  return `In the last ${days} days: ${parts} of ${people(all)}.`;
}

/** The progress or result of scoring signals again. */
export function describeRescore({ status, total, done, changed, isDue }: IcpRescore): string {
  if (status === "running") return `${number(done)} of ${countOf(total, "signal")} re-scored.`;
  if (status === "failed")
    return `The last run stopped after ${number(done)} of ${countOf(total, "signal")}.`;
  if (isDue) return "Some signals of the last 30 days still show the score of an earlier profile.";
  if (status === "none") return "All signals of the last 30 days were scored with this profile.";
  return `${countOf(done, "signal")} re-scored, ${number(changed)} of them changed.`;
}
