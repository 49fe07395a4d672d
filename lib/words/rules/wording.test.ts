import { expect, it } from "vitest";
import { signal } from "@/tests/factories/words-signal";
import { openDraft } from "./draft";
import { readWording } from "./wording";

const { slots } = openDraft(signal());
const filters = { loud: (text: string) => text.toUpperCase() };
const say = (text: string, change: Partial<typeof slots> = {}) =>
  readWording(text, filters)({ ...slots, ...change });

it.each([
  ["{name} asks about {topic}.", "Anna asks about forecast accuracy."],
  ["{timesSeen} times{at}", "1 times at Brightloop"],
  ["{name|loud}!", "ANNA!"],
  ["[topic, !hasQuestion] Yes", "Yes"],
  ["No slot", "No slot"],
])("fills %j", (text, filled) => {
  expect(say(text)).toBe(filled);
});

it.each<[string, Partial<typeof slots>]>([
  ["About {topic}", { topic: null }],
  ["[topic] So", { topic: null }],
  ["[!topic] So", {}],
  ["[hasQuestion] So", { hasQuestion: false }],
  ["[!hasQuestion] So", { hasQuestion: true }],
  ["{name} {match}", {}],
])("does not say %j if the facts don't allow it", (text, change) => {
  expect(say(text, change)).toBeNull();
});

it("says what names no company if none is known, though it has a place for one", () => {
  expect(say("How is it{at}?", { at: "", company: null })).toBe("How is it?");
});

it.each([
  ["{nobody} asks", '"nobody" is no slot.'],
  ["[nobody] So", '"nobody" is no slot.'],
  ["[!nobody] So", '"nobody" is no slot.'],
  ["{constructor}", '"constructor" is no slot.'],
  ["{name|quiet}", '"quiet" is no filter of this language.'],
  ["{name", '"{name" has a stray bracket.'],
  ["name}", '"name}" has a stray bracket.'],
  ["{name}}", '"{name}}" has a stray bracket.'],
  ["{} asks", '"{} asks" has a stray bracket.'],
  ["So [topic]", '"So [topic]" has a stray bracket.'],
])("refuses %j", (text, message) => {
  expect(() => readWording(text, filters)).toThrow(message);
});
