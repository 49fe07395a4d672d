import { describe, expect, it } from "vitest";
import type { SignalStage } from "@/db/vocabulary";
import { movesBy } from "./moves-by";

const inStages = (...stages: SignalStage[]) => stages.map((stage) => ({ stage }));

describe("a step along the stages", () => {
  it("leads each signal to the stage beside its own", () => {
    expect(movesBy(inStages("new", "won", "new"), 1)).toEqual([
      { stage: "working", signals: inStages("new", "new") },
      { stage: "not_a_fit", signals: inStages("won") },
    ]);
    expect(movesBy(inStages("working"), -1)).toEqual([{ stage: "new", signals: inStages("working") }]);
  });

  it("leaves a signal at the end where it is", () => {
    expect(movesBy(inStages("not_a_fit"), 1)).toEqual([]);
    expect(movesBy(inStages("new"), -1)).toEqual([]);
  });
});
