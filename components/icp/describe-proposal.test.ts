import { expect, it } from "vitest";
import type { IcpProposal } from "@/lib/contracts/icp-proposals";
import type { IcpRescore } from "@/lib/contracts/icp-rescore";
import { describeImpact, describeRescore, describeVerdicts } from "./describe-proposal";

it.each<[IcpProposal["basis"], number, number, string]>([
  ["too_small", 5, 0, "5 people got the verdict “too small”."],
  ["rescued", 1, 0, "1 person should have been a signal."],
  [
    "wrong_role",
    8,
    1,
    "8 people got the verdict “wrong role”; 1 person with the opposite verdict would be affected too.",
  ],
])("describes the verdicts %s, %i for and %i against", (basis, count, against, expected) => {
  expect(describeVerdicts({ basis, verdicts: { count, against, examples: [] } })).toBe(expected);
});

it.each([
  [
    { gained: 2, lost: 5, moved: 1, people: 1_200 },
    "In the last 30 days: gains 2, loses 5 and moves 1 of 1,200 people.",
  ],
  [{ gained: 0, lost: 0, moved: 0, people: 12 }, "Changes nothing for the 12 people of the last 30 days."],
  [{ gained: 0, lost: 0, moved: 0, people: 0 }, "No one engaged in the last 30 days."],
])("describes the impact %j", ({ people, ...counts }, expected) => {
  const summary = { signals: 0, buyers: 0, influencers: 0, averageFit: null };
  const of = (count: number) => ({ count, examples: [] });
  const whatIf: IcpProposal["whatIf"] = {
    ...{ days: 30, people, sampled: { people, isComplete: true }, now: summary, proposed: summary },
    ...{ minFit: 50, fits: [] },
    ...{ gained: of(counts.gained), lost: of(counts.lost), moved: of(counts.moved), rejectedBy: [] },
  };
  expect(describeImpact(whatIf)).toBe(expected);
});

it.each<[Partial<IcpRescore>, string]>([
  [{ status: "running", total: 1_200, done: 200 }, "200 of 1,200 signals re-scored."],
  [{ status: "failed", total: 10, done: 4, isDue: true }, "The last run stopped after 4 of 10 signals."],
  [
    { status: "none", isDue: true },
    "Some signals of the last 30 days still show the score of an earlier profile.",
  ],
  [{ status: "none" }, "All signals of the last 30 days were scored with this profile."],
  [{ status: "done", done: 10, changed: 3 }, "10 signals re-scored, 3 of them changed."],
])("describes the re-score %j", (state, expected) => {
  const none = {
    status: "none",
    total: 0,
    done: 0,
    changed: 0,
    startedAt: null,
    finishedAt: null,
    isDue: false,
  } as const;
  expect(describeRescore({ ...none, ...state })).toBe(expected);
});
