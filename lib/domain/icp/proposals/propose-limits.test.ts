/** What verdicts on company sizes ask for. The stored verdicts are tested in `proposals.test.ts`. */
import { describe, expect, it } from "vitest";
import { icpWith, opinion, opinions, said, times } from "@/tests/factories/opinions";
import { proposeLimits } from "./propose-limits";

describe("company size", () => {
  const sized = (...sizes: (number | null)[]) => sizes.map((employeeCount) => opinion({ employeeCount }));
  const limits = (...given: Parameters<typeof opinions>) =>
    said(proposeLimits(icpWith(), opinions(...given)));

  it.each<[string, ReturnType<typeof limits>, unknown]>([
    [
      "too small: past all of them",
      limits({ too_small: sized(60, 60, 70, 80, 99) }),
      [["minEmployees set 100", 5, 0]],
    ],
    [
      "exact where rounding goes too far",
      limits({ too_small: times(5, { employeeCount: 101 }) }, { good: sized(105, 105, 105) }),
      [["minEmployees set 102", 5, 0]],
    ],
    [
      "too big: below all of them",
      limits({ too_big: sized(900, 900, 900, 900, 900) }),
      [["maxEmployees set 890", 5, 0]],
    ],
    [
      "a slip is left out: more than twice the others",
      limits({ too_small: sized(100, 100, 100, 100, 100, 201) }),
      [["minEmployees set 110", 5, 0]],
    ],
    [
      "twice the others is no slip",
      limits({ too_small: sized(60, 60, 60, 60, 60, 120) }),
      [["minEmployees set 130", 6, 0]],
    ],
    [
      "half the others is no slip",
      limits({ too_big: sized(900, 900, 900, 900, 900, 450) }),
      [["maxEmployees set 440", 6, 0]],
    ],
    [
      "less than half is",
      limits({ too_big: sized(900, 900, 900, 900, 900, 449) }),
      [["maxEmployees set 890", 5, 0]],
    ],
    [
      "the present limits are inside",
      limits({ too_small: sized(50, 50, 50, 50, 50) }),
      [["minEmployees set 51", 5, 0]],
    ],
    ["what is outside already says nothing", limits({ too_small: sized(49, 49, 49, 49, 49) }), []],
    ["nor do unknown sizes", limits({ too_small: sized(null, null, null, null, null) }), []],
    ["nothing that would empty the range", limits({ too_small: times(5, { employeeCount: 2_000 }) }), []],
    [
      "rescues of small companies lower the minimum",
      limits({}, { rescued: { icp_limits: sized(20, 20, 25, 30, 49) } }),
      [["minEmployees set 20", 5, 0]],
    ],
    [
      "rescues of large ones raise the maximum",
      limits({}, { rescued: { icp_limits: sized(2_001, 2_001, 2_050, 2_100, 2_100) } }),
      [["maxEmployees set 2100", 5, 0]],
    ],
    [
      "rescues within the limits say nothing",
      limits({}, { rescued: { icp_limits: sized(50, 60, 70, 80, 2_000) } }),
      [],
    ],
    [
      "rescues of both sides move both",
      limits({}, { rescued: { icp_limits: sized(20, 20, 20, 20, 20, 3_000, 3_000, 3_000, 3_000, 3_000) } }),
      [
        ["minEmployees set 20", 5, 0],
        ["maxEmployees set 3000", 5, 0],
      ],
    ],
    [
      "opposite verdicts outweigh",
      limits({ too_small: sized(60, 60, 60, 60, 60, 60) }, { good: sized(55, 55, 55) }),
      [],
    ],
  ])("%s", (_, proposals, expected) => {
    expect(proposals).toEqual(expected);
  });

  it("never sets a limit below one", () => {
    const open = icpWith({ minEmployees: null, maxEmployees: null });
    expect(said(proposeLimits(open, opinions({ too_big: times(5, { employeeCount: 1 }) })))).toEqual([]);
    expect(said(proposeLimits(open, opinions({ too_big: times(5, { employeeCount: 2 }) })))).toEqual([
      ["maxEmployees set 1", 5, 0],
    ]);
  });
});
