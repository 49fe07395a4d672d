import { describe, expect, it } from "vitest";
import { signal } from "@/tests/factories/words-signal";
import { openDraft } from "./draft";
import { fillWithoutEcho } from "./echo";
import { readWording } from "./wording";

const texts = (area: string, ...wordings: string[]) =>
  fillWithoutEcho(
    wordings.map((wording) => readWording(wording, {})),
    { ...openDraft(signal()).slots, area },
  );

describe("what is said of an area", () => {
  it("is not said in its own words", () => {
    const [echo, other] = ["Ask what costs most about {area}", "Ask who looks after {area}"];
    expect(texts("time and costs", echo, other)).toEqual(["Ask who looks after time and costs"]);
    expect(texts("roadmap and usage", echo, other)).toHaveLength(2);
  });

  it("is said in another form of a word neither", () => {
    expect(texts("spending and planning", "What is planned for {area}?", "Who does {area}?")).toEqual([
      "Who does spending and planning?",
    ]);
  });

  it("may name the title or the company again", () => {
    expect(texts("sales at Brightloop", "Ask the {title} at {company} about {area}")).toEqual([
      "Ask the VP Sales at Brightloop about sales at Brightloop",
    ]);
  });

  it("is not said with a topic or a level of the same words", () => {
    const filled = { ...openDraft(signal()).slots, area: "pipeline and forecast" };
    const levels = ["{name} sets the forecast", "{name} decides"];
    const role = [readWording("{level}: talk about {area}", {}), readWording("{topic}: think of {area}", {})];
    expect(fillWithoutEcho(role, ...levels.map((level) => ({ ...filled, level })))).toEqual([
      "{name} decides: talk about pipeline and forecast",
    ]);
  });

  it("does not matter where it is not said", () => {
    expect(texts("time and costs", "Ask what costs most")).toEqual(["Ask what costs most"]);
    expect(texts("time and costs", "Ask what costs most", "Talk about {area}")).toHaveLength(2);
  });

  it("is said in its own words if nothing else is left", () => {
    expect(texts("time and costs", "Ask what costs most about {area}")).toHaveLength(1);
  });
});
