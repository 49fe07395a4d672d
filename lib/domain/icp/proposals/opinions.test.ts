import { describe, expect, it } from "vitest";
import type { SignalVerdict } from "@/db/queries/verdicts";
import type { FeedbackReason } from "@/db/vocabulary";
import { opinion, times } from "@/tests/factories/opinions";
import { weighVerdicts } from "./opinions";
import { findStrongest, type Proposal, weightOf } from "./proposal";

describe("the weight of a proposal", () => {
  const of = (behind: number, against: number) => ({
    behind: times(behind, {}),
    against: times(against, {}),
  });
  it.each([
    [4, 0, null],
    [5, 0, 5],
    [5, 2, 1],
    [6, 3, null],
    [9, 4, 1],
    [8, 4, null],
  ])("of %i verdicts with %i against it is %s", (behind, against, weight) => {
    expect(weightOf(of(behind, against))).toBe(weight);
  });

  it("decides, and the first of equals wins", () => {
    const [weak, strong, same] = [of(5, 0), of(7, 0), of(7, 0)].map((one) => one as Proposal);
    if (!weak || !strong || !same) throw new Error("There are three");
    expect(findStrongest([weak, strong, same])).toBe(strong);
    expect(findStrongest([of(4, 0) as Proposal])).toBeUndefined();
  });
});

describe("verdicts on a signal", () => {
  let user = 0;
  const verdict = (said: SignalVerdict["verdict"], ...reasons: FeedbackReason[]): SignalVerdict =>
    ({
      ...opinion({}),
      signalId: "s",
      userId: String(user++),
      verdict: said,
      reasons,
    }) as SignalVerdict;
  const bad = (...reasons: FeedbackReason[]) => verdict("not_fit", ...reasons);
  const good = () => verdict("good_fit");

  it.each([
    ["one bad", [bad("too_small")], ["too_small"], 0],
    ["a tie", [bad("too_small"), good()], [], 0],
    ["more bad than good", [bad("too_small"), bad("too_small"), good()], ["too_small"], 0],
    ["more bad, for different reasons", [bad("too_small"), bad("too_big"), good()], [], 0],
    ["more good than bad", [bad("too_small"), good(), good()], [], 1],
    ["somebody already talking", [verdict("already_talking")], [], 1],
    ["two reasons", [bad("too_small", "wrong_role")], ["too_small", "wrong_role"], 0],
  ])("%s", (_, verdicts, reasons, fits) => {
    const weighed = weighVerdicts(verdicts, []);
    expect([...weighed.bad.keys()]).toEqual(reasons);
    expect(weighed.good).toHaveLength(fits);
  });
});
