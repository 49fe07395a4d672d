import { expect, it } from "vitest";
import { readTitle } from "./read-title";

it.each([
  "Einkaufskorbschlosser",
  "Einkaufszentrumsleiter",
  "Verkaufsfahrerin",
  "Personalausweisdrucker",
  "Verkaufsautomatentechniker",
  "Messestandbauer",
  "Vertriebslagerfahrer",
])("%s works in no function of an office", (title) => {
  expect(readTitle(title, null).persona).toBe("other");
});

it.each([
  ["Einkaufsleiter", "purchasing"],
  ["Einkaufsassistent", "purchasing"],
  ["Personalchefin", "human_resources"],
  ["Inkoopmanager", "purchasing"],
  ["Messeverkäufer", "sales"],
])("%s works in %s", (title, persona) => {
  const { persona: first, otherPersonas } = readTitle(title, null);
  expect([first, ...otherPersonas]).toContain(persona);
});
