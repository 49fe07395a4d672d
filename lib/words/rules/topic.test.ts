import { describe, expect, it } from "vitest";
import { readHashtag, readTopic } from "./topic";

describe("readTopic", () => {
  it.each([
    [
      "en",
      "The phishing test that everybody passed was the wrong test. Zero trust is a direction.",
      "security",
    ],
    ["en", "We rotated 40 suppliers. Procurement should know the second tier.", "procurement"],
    [
      "de",
      "Fachkräftemangel? Manchmal ist es nur die Stellenanzeige. Die Bewerbungen haben sich verdoppelt.",
      "hiring",
    ],
    ["de", "Die Instandhaltung erfährt vom Stillstand als Letzte.", "maintenance"],
    ["fr", "La trésorerie se joue sur les délais de paiement, pas sur les ventes.", "cash_flow"],
    ["es", "El cierre mensual y la contabilidad no deberían robar el fin de semana.", "budgeting"],
    ["it", "In cantiere le modifiche arrivano tardi: l'edilizia vive di telefonate.", "construction"],
    ["nl", "Het verloop begint bij de werkdruk, niet bij het exitgesprek.", "employee_retention"],
    ["pt", "O estoque parado e o frete caro: a logística decide a margem.", "supply_chain"],
    ["it", "AI agents and prompts: why our LLM pilots stall", "ai"],
  ] as const)("in %s, reads %s", (language, text, topic) => {
    expect(readTopic(text, language)).toBe(topic);
  });

  it.each([
    ["one word", "Our store opens on Monday."],
    ["the same word twice", "Google play store and app store integration"],
  ])("is not sure of a topic after %s", (_, text) => {
    expect(readTopic(text, "en")).toBeNull();
  });

  it("reads nothing from small talk or an empty post", () => {
    expect(readTopic("Happy birthday to the best dog in the house.", "en")).toBeNull();
    expect(readTopic("", "de")).toBeNull();
  });
});

describe("readHashtag", () => {
  it("takes the first telling hashtag, with its words apart", () => {
    expect(readHashtag("Text #b2b #HeatPumps #win")).toBe("Heat Pumps");
    expect(readHashtag("Nothing here")).toBeNull();
  });
});
