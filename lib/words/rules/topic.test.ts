import { describe, expect, it } from "vitest";
import { readTopic } from "./topic";

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

  const so = (count: number) => "so ".repeat(count);
  it.each([
    ["one word", "Our price opens on Monday.", null],
    ["two words", "price price", "pricing"],
    ["two words, one of them the 25th", `${so(24)}price price`, "pricing"],
    ["two words after the 25th", `${so(25)}price price`, null],
    ["three words after the 25th", `${so(25)}price price price`, "pricing"],
    ["a phrase after the 25th", `${so(25)}run rate`, "forecasting"],
    ["as many words of another topic", "price forecast price forecast", "forecasting"],
    ["more words than of another topic", "price forecast price forecast price", "pricing"],
    ["a phrase against two words", "price price run rate", "forecasting"],
    ["a word that ends at 3,000 characters", `price${" ".repeat(2_990)}price`, "pricing"],
    ["a word that is cut there", `price${" ".repeat(2_991)}price`, null],
    ["a team that is named", "One BI tool for sixty analysts, two sales teams and three product teams", null],
    ["the same word twice", "Google play store and app store integration", null],
  ])("weighs %s", (_, text, topic) => {
    expect(readTopic(text, "en")).toBe(topic);
  });

  it.each([
    ["de", "Welches Programm kann einen DATEV-Export für die Steuerberatung?"],
    ["pt", "Qual sistema emite nota fiscal para assistência técnica?"],
    ["es", "¿Qué programa usáis en el servicio técnico para las facturas?"],
  ] as const)("takes no trade for a topic in %s", (language, text) => {
    expect(readTopic(text, language)).toBeNull();
  });

  it("reads nothing from small talk or an empty post", () => {
    expect(readTopic("Happy birthday to the best dog in the house.", "en")).toBeNull();
    expect(readTopic("", "de")).toBeNull();
  });
});
