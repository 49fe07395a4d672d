import { describe, expect, it } from "vitest";
import type { ReadInput } from "./reader";
import { rulesReader } from "./rules";

const factor = (id: string, points: number, weight: number) => ({
  ...{ id, label: id, weight, points, value: null },
  reason: `the reason of ${id}`,
});
const fit: NonNullable<ReadInput["fit"]> = {
  ...{ total: 80, minimum: 50, classification: "buyer", refusal: null },
  factors: [factor("title", 30, 30), factor("industry", 0, 13), factor("persona", 0, 0)],
};
const person = { name: "Ada Author", title: "VP Sales", headline: null };
const read = (change: Partial<ReadInput> = {}) =>
  rulesReader.read({ person, fit, signalsCount: 0, ...change });

describe("reading a person by rules", () => {
  it.each<[string, Partial<ReadInput>, string]>([
    ["fits as a decision maker", {}, "buyer"],
    ["fits by one of function and level", { fit: { ...fit, classification: "influencer" } }, "influencer"],
    ["fits by title alone", { fit: { ...fit, classification: null } }, "influencer"],
    ["has just the least fit", { fit: { ...fit, total: 50 } }, "buyer"],
    ["does not fit", { fit: { ...fit, total: 49 } }, "not_relevant"],
    ["is refused by a gate", { fit: { ...fit, refusal: "Works at your own company" } }, "not_relevant"],
    ["tells neither title nor headline", { person: { ...person, title: null } }, "unknown"],
    ["meets a workspace without a profile", { fit: null }, "unknown"],
  ])("who %s", async (_, change, classification) => {
    expect((await read(change)).classification).toBe(classification);
  });

  it("gives the receipt's reasons on both sides, and leaves out what does not count", async () => {
    expect(await read({ signalsCount: 2 })).toEqual({
      classification: "buyer",
      reasoning:
        "A fit of 80 of 100 reaches the 50 that a signal needs. In favour: the reason of title. Against: the reason of industry. Made 2 signals here.",
    });
    const { reasoning } = await read({ fit: { ...fit, refusal: "Works at your own company" } });
    expect(reasoning).toContain("Refused all the same: Works at your own company");
  });
});
