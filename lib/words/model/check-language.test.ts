import { describe, expect, it } from "vitest";
import { type Language, languages } from "@/db/vocabulary";
import { isInLanguage } from "./check-language";

const texts = {
  en: "She leads the sales team and says that the forecast is done in a spreadsheet every week.",
  de: "Sie leitet das Team und sagt, dass die Prognose jede Woche in einer Tabelle entsteht.",
  fr: "Elle dirige les ventes et dit que la prévision se fait dans un tableau chaque semaine.",
  es: "Ella dirige las ventas y dice que la previsión se hace en una hoja cada semana.",
  it: "Lei dirige le vendite e dice che la previsione si fa in un foglio ogni settimana.",
  nl: "Zij leidt het team en zegt dat de prognose elke week in een blad wordt gemaakt.",
  pt: "Ela lidera as vendas e diz que a previsão é feita em uma planilha a cada semana.",
};

describe("isInLanguage", () => {
  it.each(languages)("tells %s from the other six", (language) => {
    expect(languages.filter((one) => isInLanguage(texts[language], one))).toEqual([language]);
  });

  const word = "он ";
  it.each<[what: string, text: string, language: Language, expected: boolean]>([
    ["three small words of another language are too few to tell", "the and of", "de", true],
    ["four are enough", "the and of to", "de", false],
    ["four of five small words are its own", "la lo un se il", "es", true],
    ["three of four are its own", "la lo un il", "es", false],
    ["a short text is judged by its small words only", "Team keep the forecast and it", "de", true],
    ["a longer one by what it reads as, too", "Teams keep the forecast and it", "de", false],
    ["which needs two small words more", "Managers keep the forecast and ours", "de", false],
    ["and not one", "Forecast meetings happen in the quarterly reviews", "de", true],
    ["eleven words without a small one are too few to tell", word.repeat(11), "en", true],
    ["twelve are in another language", word.repeat(12), "en", false],
  ])("%s", (_, text, language, expected) => expect(isInLanguage(text, language)).toBe(expected));
});
