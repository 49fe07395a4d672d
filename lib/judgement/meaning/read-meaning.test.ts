import { expect, test } from "vitest";
import { toyReader } from "@/tests/factories/toy-reader";
import { readMeaning, readWritten, writtenIn } from "./read-meaning";

const meaningOf = (text: string) => readMeaning({ kind: "comment", text }).meaning;

test("reads a reaction and an empty comment as a reaction", () => {
  expect(readMeaning({ kind: "reaction", text: null })).toEqual({ meaning: "reacts", probability: 1 });
  expect(readMeaning({ kind: "reaction", text: "Which tool?" }).meaning).toBe("reacts");
  expect(readMeaning({ kind: "comment", text: "  " }).meaning).toBe("reacts");
});

test.each([
  "🔥🔥🔥",
  "This.",
  "Following",
  "@Anna Berger @Tom Hale",
  "Congrats!",
  "https://example.com",
  "DANKE FÜRS TEILEN!!!",
])("reads %s as filler", (text) => {
  expect(meaningOf(text)).toBe("filler");
});

test.each([
  ["We cancelled ours last quarter. Which tool do you use?", "asks"],
  ["Chez nous c'est encore Excel, et c'est l'enfer à chaque clôture.", "states_problem"],
  ["welches tool nutzt ihr dafuer", "asks"],
  ["welches crm is best for small teams, habt ihr experience?", "asks"],
  ["We used to struggle with this, but since we moved to weekly reviews it works great", "shares_experience"],
  ["Most companies struggle with data quality because nobody owns it", "agrees"],
  ["Viele Unternehmen unterschätzen, wie schlecht ihre Daten sind", "agrees"],
])("reads %s as %s", (text, meaning) => {
  expect(meaningOf(text)).toBe(meaning);
});

test.each([
  ["We are not looking for a tool", "evaluates"],
  ["Wir suchen kein Tool, sondern Leute", "evaluates"],
  ["I'm not looking for a new job, just curious about the role", "seeks_job"],
  ["Can you share the slides?", "asks"],
  ["¿Habrá grabación?", "asks"],
  ["How are you, Tom?", "asks"],
])("does not read %s as %s", (text, meaning) => {
  expect(meaningOf(text)).not.toBe(meaning);
});

test.each([
  [
    "We're thrilled to launch Pulse 2.0 today!\n\nForecasting and coaching in one platform. Book a demo through the link in the comments.",
    "sells",
  ],
  [
    "Question aux DAF de mon réseau : quel logiciel utilisez-vous pour la consolidation ? Nous avons 14 filiales et Excel ne suffit plus.",
    "asks",
  ],
  [
    "Nach acht Jahren trennen wir uns von unserem ERP. Der Vertrag läuft Ende des Jahres aus und wir vergleichen derzeit vier Anbieter.",
    "evaluates",
  ],
])("reads the post %s", (text, meaning) => {
  expect(readMeaning({ kind: "post", text }).meaning).toBe(meaning);
});

test("is surer of a plain question than of a text that says nothing", () => {
  const clear = readMeaning({
    kind: "comment",
    text: "Which tool do you use for this, and how much does it cost?",
  });
  expect(clear.probability).toBeGreaterThan(0.8);
  const unclear = readMeaning({ kind: "comment", text: "The bridge to the second floor opens at nine." });
  expect(unclear.probability).toBeLessThan(clear.probability);
});

test("reads a very long text without failing", () => {
  expect(
    readMeaning({ kind: "post", text: "we not tool which use ".repeat(20_000) }).probability,
  ).toBeGreaterThan(0);
});

test.each([
  ["great", "filler", 0.64],
  ["great tool", "asks", 0.62],
  ["buy this", "sells", 0.99],
])("is as sure that %j means %s as %d, never more than 0.99", (text, meaning, probability) => {
  const reader = toyReader({ great: ["filler", 9], tool: ["asks", 13], buy: ["sells", 100] });
  expect(readWritten({ kind: "comment", text }, reader).reading).toEqual({ meaning, probability });
});

test("takes a text without the space around it, and none of a reaction", () => {
  expect(writtenIn({ kind: "post", text: " a b\n" })).toEqual({ kind: "post", text: "a b" });
  expect(writtenIn({ kind: "comment", text: null })).toBeNull();
  expect(writtenIn({ kind: "reaction", text: "a" })).toBeNull();
});
