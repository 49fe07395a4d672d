import { describe, expect, it } from "vitest";
import type { Language } from "@/db/vocabulary";
import { findForeignName, fold, readVocabulary } from "./check-names";

it("folds case, accents and ß", () => expect(fold("Größe ÉLAN ﬁt")).toBe("grosse elan fit"));

it("knows every word, its parts and what a genitive is of", () => {
  expect([...readVocabulary(["Anna's Brightloop-Teams, R&D"])]).toEqual([
    ...["anna's", "anna", "s", "brightloop-teams", "brightloop-team", "brightloop", "teams", "team"],
    ...["r&d", "r", "d"],
  ]);
});

describe("findForeignName", () => {
  const vocabulary = readVocabulary(["Anna Keller, Brightloop, Acme Data, Berlin, Deal"]);
  it.each<[Language, text: string, found: string | null]>([
    ["en", "Ask Anna of Brightloop in Berlin.", null],
    ["en", "Ask Lena about it.", "Lena"],
    ["en", "Ask about Zyntrix.", "Zyntrix"],
    ["en", "Ask about zyntrix.", null],
    ["en", "Zyntrix is new.", null],
    ["en", "It is new. Zyntrix is not.", null],
    ["en", "It is new: “Zyntrix” is not.", null],
    ["en", "Hi Anna, Zyntrix is new?", null],
    ["en", "Hi Anna, what about Zyntrix?", "Zyntrix"],
    ["en", "Salesforce is new.", "Salesforce"],
    ["en", "Ask who decides, Sales or Operations.", null],
    ["en", "Renewals need salesforce.", null],
    ["en", "DataForge is new.", "DataForge"],
    ["en", "The dataForge is new.", "dataForge"],
    ["en", "ZYX is new, and CRM is not.", "ZYX"],
    ["en", "ZYXs are new.", "ZYXs"],
    ["en", "X2 is new.", "X2"],
    ["en", "The 4K is new.", "4K"],
    ["en", "The 19 are here at 19 °C on plan B in 2nd place.", null],
    ["en", "Its CRM's and KPIs' use, and the CRM-API.", null],
    ["en", "The CRM-ZYX is new.", "CRM-ZYX"],
    ["en", "The team-ZYX is new.", "team-ZYX"],
    ["en", "The team's Head of Marketing on Monday.", null],
    ["en", "The Berlin-based Brightloop-CRM, the Anna-Team and the Sales-Deals.", null],
    ["en", "The Berlin-Zyntrix is new.", "Berlin-Zyntrix"],
    ["en", "Brightloop's and Annas and the Deals.", null],
    ["en", "Zyntrix's tool is new.", "Zyntrix's"],
    ["en", "Everyone's tool is new.", null],
    ["en", "Zyntrix announced it.", "Zyntrix"],
    ["en", "Management announced it.", null],
    ["en", "Zyntrix was quiet.", null],
    ["en", "Zyntrix, used.", null],
    ["en", "Meet Acme Inc today.", "Inc"],
    ["en", "Inc is short.", null],
    ["en", "An acme Inc.", "Inc"],
    ["en", "the inc of acme inc", null],
    ["de", "Der Vertrieb von Brightloop fragt nach der Prognose.", null],
    ["de", "Sie kennt Zyntrix.", null],
    ["de", "Sie kennt Salesforces Preise.", "Salesforces"],
    ["de", "Sie fragt Herrn Zyntrix.", "Zyntrix"],
    ["de", "Sie fragt den Anbieter, Zyntrix.", null],
    ["de", "Sie fragt den Anbieter zyntrix.", null],
    ["de", "Sie fragt Mirko Lemmberg.", "Lemmberg"],
    ["de", "Sie fragt Mirko, Lemmberg und Vorbeck.", null],
    ["de", "Mirko Lemmberg fragt sie.", null],
    ["de", "Sie fragt Brightloop Kunden, den CRM Markt und viele Kunden.", null],
    ["de", "Sie fragt zum Thema Preise und Preise Montag.", null],
    ["de", "Sie fragt die Vorbeck GmbH.", "GmbH"],
    ["de", "Sie fragt eine KG und die Vorbeck KG.", "KG"],
    ["fr", "C'est l'équipe d'Anna, qu'Anna et dell'Acme.", null],
    ["fr", "Demandez à Madame Keller chez L'Acme.", null],
    ["fr", "Zyntrix's announced.", null],
    ["es", "Zyntrix announced.", null],
    ["nl", "Vraag het aan u en U of Zyntrix.", "Zyntrix"],
  ])("in %s: %s", (language, text, found) => expect(findForeignName(text, vocabulary, language)).toBe(found));
});
