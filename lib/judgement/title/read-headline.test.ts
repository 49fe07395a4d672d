import { expect, it } from "vitest";
import { positionIn } from "./read-headline";

it.each([
  ["Director of Customer Success | Brightcairn", "Director of Customer Success"],
  ["VP Customer Experience @ Corrigan Call", "VP Customer Experience"],
  ["I help sales teams sell | Leiterin Einkauf bei Nordkamp | Views are my own", "Leiterin Einkauf"],
  ["ex-CTO | Aspiring Product Manager | Head of Data", "Head of Data"],
  ["Helping people get sales right", null],
  ["I write about sales and what it does to people", null],
  ["coffee, code, consulting manager of chaos", null],
  [
    "Experienced manager of claims, with a long list of what else was done in thirty years of insurance",
    null,
  ],
  ["", null],
])("the position in the headline %j is %j", (headline, position) => {
  expect(positionIn(headline)).toBe(position);
});
