import { expect, it } from "vitest";
import { partsOfHeadline, positionIn } from "./read-headline";

it.each([
  ["Director of Customer Success | Brightcairn", "Director of Customer Success"],
  ["VP Customer Experience @ Corrigan Call", "VP Customer Experience"],
  ["I help sales teams sell | Leiterin Einkauf bei Nordkamp | Views are my own", "Leiterin Einkauf"],
  ["ex-CTO | Aspiring Product Manager | Head of Data", "Head of Data"],
  ["Helping people get sales right", null],
  ["Sales Director (ex-Google)", "Sales Director"],
  ["Head of Sales I Acme", "Head of Sales"],
  ["I coach CEOs and founders", null],
  ["Hiring Sales Manager in Berlin", null],
  ["Retired Director", null],
  ["Wife of a CEO | Not a CEO", null],
  ["Busco trabajo como Director", null],
  ["I write about sales and what it does to people", null],
  ["coffee, code, consulting manager of chaos", null],
  [
    "Experienced manager of claims, with a long list of what else was done in thirty years of insurance",
    null,
  ],
  [`Director ${"x".repeat(51)}`, `Director ${"x".repeat(51)}`],
  [`Director ${"x".repeat(52)}`, null],
  ["", null],
])("the position in the headline %j is %j", (headline, position) => {
  expect(positionIn(headline)).toBe(position);
});

it.each<[headline: string, who: "owns" | "learns" | "neither", parts: string[]]>([
  ["Founder @ Acme | Head of Sales", "owns", ["Founder", "Head of Sales"]],
  ["Building Acme", "owns", ["Building Acme"]],
  ["Building Acme | Chess", "owns", ["Chess"]],
  ["Head of Sales | Building Acme", "neither", ["Head of Sales"]],
  ["Ex-founder | Chess", "neither", ["Chess"]],
  ["I help founders", "neither", []],
  ["Class '27", "learns", ["Class '27"]],
  ["Aspiring data scientist", "learns", ["data scientist"]],
  ["Class '27 | Head of Sales", "neither", ["Head of Sales"]],
  ["Marketing | I help teams sell", "neither", ["Marketing"]],
  ["Marketing lover | HR", "neither", ["HR"]],
  ["Music lover", "neither", ["Music lover"]],
])("of the headline %j: %s, %j", (headline, who, parts) => {
  const { owns, learns, parts: found } = partsOfHeadline(headline);
  expect([owns ? "owns" : learns ? "learns" : "neither", found]).toEqual([who, parts]);
});
