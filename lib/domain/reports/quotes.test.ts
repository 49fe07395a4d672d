import { expect, it } from "vitest";
import { daysAgo, seenEngagement, seenPerson, seenReaction } from "@/tests/factories/seen";
import { quoteOwnWords } from "./quotes";

const ada = seenPerson(null, { name: "Ada", headline: "Sells" });
const said = (text: string, change: Parameters<typeof seenEngagement>[1] = {}) =>
  seenEngagement(ada, { text, ...change });

it("quotes needs and refusals first, then experience, then agreement, the newest first in each", () => {
  const quotes = quoteOwnWords([
    said("We agree", { meaning: "agrees", at: daysAgo(1) }),
    said("We had that", { meaning: "shares_experience", at: daysAgo(2) }),
    said("A problem", { meaning: "states_problem", at: daysAgo(9) }),
    said("Which tool?", { meaning: "asks", at: daysAgo(8) }),
    said("Please stop", { meaning: "refuses", at: daysAgo(7) }),
    said("Nice", { meaning: "filler" }),
    said("We sell it", { meaning: "sells" }),
    said("A post of ours", { kind: "post", meaning: "agrees" }),
    seenReaction(ada),
  ]);
  expect(quotes.map(({ text }) => text)).toEqual([
    "Please stop",
    "Which tool?",
    "A problem",
    "We had that",
    "We agree",
  ]);
  expect(quotes[0]?.person).toMatchObject({ name: "Ada", title: "Sells" });
});

it("quotes the same words of a person once, and ten at most", () => {
  const eleven = Array.from({ length: 11 }, (_, n) => said(`Problem ${n}`));
  expect(quoteOwnWords(eleven)).toHaveLength(10);
  const same = [
    said("The same  words"),
    said("The same\nwords"),
    seenEngagement(seenPerson(null), { text: "The same words" }),
  ];
  expect(quoteOwnWords(same)).toHaveLength(2);
});

it.each([
  ["w".repeat(320), "w".repeat(320)],
  ["w".repeat(321), `${"w".repeat(319)}…`],
])("cuts words above 320 characters: %#", (text, quoted) => {
  expect(quoteOwnWords([said(text)])[0]?.text).toBe(quoted);
});

it("begins long words with the sentence that says what they mean", () => {
  const start = "I read this twice and it is a good text about the work of many teams. ".repeat(6);
  const [quote] = quoteOwnWords([
    said(`${start}Which tool do you use for your forecast?`, { meaning: "asks" }),
  ]);
  expect(quote?.text).toMatch(/^… .*Which tool do you use for your forecast\?$/);
  expect(quote?.text.length).toBeLessThanOrEqual(320);
});
