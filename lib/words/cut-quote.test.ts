import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutQuote, cutStart, sentencesOf } from "./cut-quote";

const o = (count: number) => "o".repeat(count);

describe("a quote that is cut", () => {
  it.each([
    ["nowhere if it fits", "We lost it. All of it", 21, "We lost it. All of it"],
    ["after a sentence of 30", `We lost ${o(22)}. Not all of it`, 32, `We lost ${o(22)}`],
    ["after no shorter one", `We lost ${o(20)}. Not all of it`, 38, `We lost ${o(20)}…`],
    ["after as many as fit", `We lost ${o(22)}. Not all. Later we`, 41, `We lost ${o(22)}. Not all`],
    ["with its question mark", `Who lost ${o(22)}? Not all of it`, 34, `Who lost ${o(22)}?`],
    [
      "not after an abbreviation",
      `We lost a lot of ${o(20)} e.g. last week or so`,
      48,
      `We lost a lot of ${o(20)} e.g. last…`,
    ],
    ["before a comma from 45 on", `We lost ${o(37)}, and then some more`, 60, `We lost ${o(37)}…`],
    [
      "not before an earlier one",
      `We lost ${o(36)}, and then some more`,
      60,
      `We lost ${o(36)}, and then some…`,
    ],
    ["before a conjunction", `We lost ${o(37)} because of some more`, 60, `We lost ${o(37)}…`],
    ["before a bracket", `We lost ${o(37)} (and then some more)`, 60, `We lost ${o(37)}…`],
    ["before what leads on", `We lost ${o(40)}, for example, some more`, 66, `We lost ${o(40)}…`],
    ["behind a word that does not lead to the next", `We lost ${o(40)} in the plan`, 57, `We lost ${o(40)}…`],
    ["in a long word", o(60), 30, `${o(29)}…`],
  ])("is cut %s", (_, text, max, quote) => {
    expect(cutQuote(text, max)).toBe(quote);
  });

  it.each([
    ["nowhere if it fits", "and which one?", 14, "and which one?"],
    [
      "from a clause of 30 on",
      `We have ${o(30)}, so which of ${o(14)} is it?`,
      50,
      `…so which of ${o(14)} is it?`,
    ],
    ["from a word on before a shorter one", `We have ${o(30)}, so which is it?`, 30, "…so which is it?"],
  ])("keeps its end, %s", (_, text, max, quote) => {
    expect(cutStart(text, max)).toBe(quote);
  });

  it("is never too long, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 400 }),
        fc.integer({ min: 20, max: 200 }),
        (text, max) => {
          expect(cutQuote(text, max).length).toBeLessThanOrEqual(max);
          expect(cutStart(text, max).length).toBeLessThanOrEqual(max);
        },
      ),
    );
  });

  it("is made of sentences", () => {
    expect(sentencesOf("We lost it. How much? All!")).toEqual(["We lost it.", "How much?", "All!"]);
  });
});
