import { expect, test } from "vitest";
import { readMeaning } from "./read-meaning";

const meaningOf = (text: string) => readMeaning({ kind: "comment", text }).meaning;

test("reads a reaction and an empty comment as a reaction", () => {
  expect(readMeaning({ kind: "reaction", text: null })).toEqual({
    meaning: "reacts",
    confidence: 1,
    language: null,
  });
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
  "INFO",
])("reads %s as filler", (text) => {
  expect(meaningOf(text)).toBe("filler");
});

test.each([
  ["So true, our CRM is a mess too. What do you use?", "asks"],
  ["We cancelled ours last quarter. Which tool do you use?", "asks"],
  [
    "Exactly, same problem in our team, we struggle with it every month. We help companies fix this, DM me.",
    "sells",
  ],
  ["Wir kämpfen auch damit und vergleichen gerade drei Anbieter.", "evaluates"],
  ["Merci, très juste ! Chez nous c'est encore Excel et c'est l'enfer.", "states_problem"],
])("gives %s the strongest meaning", (text, meaning) => {
  expect(meaningOf(text)).toBe(meaning);
});

test.each([
  ["We are not looking for a tool", "evaluates"],
  ["Wir suchen kein Tool, sondern Leute", "evaluates"],
  ["No estamos buscando otro proveedor", "evaluates"],
  ["I'm not looking for a new job, just curious about the role", "seeks_job"],
])("does not read the negated %s as %s", (text, meaning) => {
  expect(meaningOf(text)).not.toBe(meaning);
});

test("reads a solved problem as an experience", () => {
  expect(
    meaningOf("We used to struggle with this, but since we moved to weekly reviews it works great"),
  ).toBe("shares_experience");
  expect(meaningOf("Früher war das bei uns Chaos, seit der Umstellung läuft es super")).toBe(
    "shares_experience",
  );
});

test("does not read the problems of others as the speaker's own", () => {
  expect(meaningOf("Most companies struggle with data quality because nobody owns it")).toBe("agrees");
  expect(meaningOf("Viele Unternehmen unterschätzen, wie schlecht ihre Daten sind")).toBe("agrees");
});

test("reads questions about the content and the event as no buying question", () => {
  for (const text of [
    "Can you share the slides?",
    "Kannst du die Folien teilen?",
    "¿Habrá grabación?",
    "How are you, Tom?",
  ]) {
    expect(meaningOf(text)).not.toBe("asks");
  }
});

test("reads comments without accents, in capitals and with English words mixed in", () => {
  expect(meaningOf("WELCHES TOOL NUTZT IHR DAFUER")).toBe("asks");
  expect(meaningOf("cuanto cuesta y como funciona")).toBe("asks");
  expect(meaningOf("welches crm is best for small teams, habt ihr experience?")).toBe("asks");
  expect(meaningOf("qqn utilise un outil pour ca")).toBe("asks");
});

test.each([
  [
    "We're thrilled to launch Pulse 2.0 today!\n\nForecasting and coaching in one platform. Book a demo through the link in the comments.",
    "sells",
  ],
  [
    "Ten years in sales taught me one thing: people buy from people.\n\nYour deck doesn't close deals. What would you add?",
    "shares_experience",
  ],
  [
    "We're hiring! Two account executives for our Berlin office. Apply through our careers page.",
    "shares_experience",
  ],
  [
    "Question aux DAF de mon réseau : quel logiciel utilisez-vous pour la consolidation ? Nous avons 14 filiales et Excel ne suffit plus.",
    "asks",
  ],
  [
    "Nach acht Jahren trennen wir uns von unserem ERP. Der Vertrag läuft Ende des Jahres aus und wir vergleichen derzeit vier Anbieter.",
    "evaluates",
  ],
  [
    "Weer een avond orders overtypen omdat onze webshop en ons boekhoudpakket niet met elkaar praten.",
    "states_problem",
  ],
  ["Después de cinco años cierro etapa y busco nuevos retos en marketing digital.", "seeks_job"],
])("reads the post %s", (text, meaning) => {
  expect(readMeaning({ kind: "post", text }).meaning).toBe(meaning);
});

test("is surer of a clear cue than of a text without one", () => {
  const clear = readMeaning({
    kind: "comment",
    text: "Which tool do you use for this, and how much does it cost?",
  });
  const unclear = readMeaning({ kind: "comment", text: "The bridge to the second floor opens at nine." });
  expect(clear.confidence).toBeGreaterThan(0.8);
  expect(unclear.confidence).toBeLessThan(0.6);
});

test("uses the language that is given", () => {
  expect(readMeaning({ kind: "comment", text: "Top!" }, "de").language).toBe("de");
});

test("reads a very long text without failing", () => {
  expect(readMeaning({ kind: "post", text: "we not tool which use ".repeat(20_000) }).language).toBe("en");
});
