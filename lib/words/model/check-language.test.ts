import { describe, expect, it } from "vitest";
import { languages } from "@/db/vocabulary";
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

  it("does not judge a few words", () => {
    expect(isInLanguage("Forecast? Anna Keller.", "de")).toBe(true);
  });

  it("refuses a text in a script that none of them uses", () => {
    const russian = "Она руководит отделом продаж и говорит что прогноз делается в таблице каждую неделю";
    expect(isInLanguage(russian, "en")).toBe(false);
  });
});
