/** The figures in Markdown, which cannot import them, are those that the code enforces. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { policy } from "@/db/policy";

const { deliveryAnswer } = policy;

const statements: readonly (readonly [file: string, statement: string])[] = [
  ["docs/SECURITY.md", `An emailed link works once, within ${policy.signInLinkMinutes} minutes`],
  ["docs/SECURITY.md", `Limits of ${deliveryAnswer.kibibytes} KiB and ${deliveryAnswer.seconds} seconds`],
  // A constant of the engine's SDK.
  ["docs/SECURITY.md", "with a tolerance of ±5 minutes"],
];

it.each(statements)("%s states: %s", (file, statement) => {
  expect(readFileSync(file, "utf8")).toContain(statement);
});

/** A duration or size that the policy defines, in a document that nothing above pins. */
const figure = /\b\d[\d,]*\s(?:days?|minutes?|hours?|requests|failures|credits|connections|attempts)\b/g;
const documents = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "docs/SECURITY.md",
  "docs/EVENTS.md",
];

it.each(documents)("every figure in %s is one of these", (file) => {
  const text = statements
    .filter(([where]) => where === file)
    .reduce((whole, [, statement]) => whole.replace(statement, ""), readFileSync(file, "utf8"));
  expect(text.match(figure) ?? []).toEqual([]);
});
