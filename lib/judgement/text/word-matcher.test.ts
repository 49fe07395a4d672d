import { expect, it } from "vitest";
import { compileWords, rulesFrom } from "./word-matcher";

/** What is found, as "pattern" of the words from the first on, with their count if there are several. */
const find = (patterns: string, text: string) =>
  compileWords(patterns.split(", ").map((pattern) => ({ pattern, tag: pattern })))(
    text === "" ? [] : text.split(" "),
  )
    .map(({ tag, start, length }) => `${tag} at ${start}${length > 1 ? ` of ${length}` : ""}`)
    .join("; ");

it.each([
  // Exact words, beginnings, endings and parts.
  ["sales", "head of sales", "sales at 2"],
  ["sales", "presales salesforce", ""],
  ["vertrieb*", "vertrieb vertriebsleiter direktvertrieb", "vertrieb* at 0; vertrieb* at 1"],
  ["*leiter", "leiter vertriebsleiter leiterwagen", "*leiter at 0; *leiter at 1"],
  ["*market*", "market telemarketing make", "*market* at 0; *market* at 1"],
  ["head *", "head of", "head * at 0 of 2"],
  ["*", "head of", "* at 0; * at 1"],
  // An exact word overrides patterns; several patterns all count.
  ["sales*, salesforce", "salesforce salesman", "salesforce at 0; sales* at 1"],
  ["sales*, *man", "salesman", "sales* at 0; *man at 0"],
  // The longest phrase wins over shorter ones and single words, and its words are not read again.
  ["sales, sales lead, sales lead emea", "sales lead emea sales", "sales lead emea at 0 of 3; sales at 3"],
  ["sales lead, sales lead emea", "sales lead apac", "sales lead at 0 of 2"],
  ["a b, b c, c", "a b c", "a b at 0 of 2; c at 2"],
  ["sales lead", "sales", ""],
  // Of phrases with equally many words, the one that names more.
  ["jefe *, jefe ventas", "jefe ventas", "jefe ventas at 0 of 2"],
  ["head sal*, head sales", "head sales", "head sales at 0 of 2"],
  // German feminine forms are their base form too, from seven letters on.
  ["leiter", "leiterin", "leiter at 0"],
  ["*leiter", "vertriebsleiterin", "*leiter at 0"],
  ["maler", "malerin", "maler at 0"],
  ["kaiz", "kaizin", ""],
  ["leiter vertrieb", "leiterin vertrieb", "leiter vertrieb at 0 of 2"],
  ["sales", "", ""],
])("finds %s in %s: %s", (patterns, text, found) => {
  expect(find(patterns, text)).toBe(found);
});

it("finds a word again that it knows already", () => {
  const findSales = compileWords(rulesFrom(["sales*"], "sales"));
  expect([findSales(["salesman"]), findSales(["salesman"])]).toEqual(
    Array(2).fill([{ tag: "sales", start: 0, length: 1 }]),
  );
});
