/** What a writer is given about the same person in each language: a comment, or only a like. */
import type { Language } from "@/db/vocabulary";
import type { WordsInput } from "@/lib/words/writer";
import { silentLike, wordsInput } from "./words-input";

/** A post and a comment on it. */
const pairs: Record<Exclude<Language, "en">, [post: string, comment: string]> = {
  de: [
    "Forecast-Runden sind kaputt. Wir haben 40 Führungskräfte gefragt, 62 % sagten das.",
    "Wir pflegen das jeden Sonntag in einer Tabelle, und das tut weh.",
  ],
  fr: [
    "Les réunions de prévision ne marchent plus. 62 % des 40 dirigeants interrogés le disent.",
    "Nous utilisons encore un tableur tous les dimanches, et c'est pénible.",
  ],
  es: [
    "Las reuniones de previsión no funcionan. Lo dijo el 62 % de los 40 directivos.",
    "Todavía usamos una hoja de cálculo cada domingo, y duele.",
  ],
  it: [
    "Le riunioni di forecast non funzionano. Lo dice il 62 % dei 40 dirigenti.",
    "Usiamo ancora un foglio di calcolo ogni domenica, e fa male.",
  ],
  nl: [
    "Forecastgesprekken zijn stuk. 62 % van de 40 leiders zei dat.",
    "Wij gebruiken nog elke zondag een spreadsheet, en dat doet pijn.",
  ],
  pt: [
    "As reuniões de previsão estão quebradas. 62 % dos 40 líderes disseram isso.",
    "Ainda usamos uma planilha todo domingo, e dói.",
  ],
};

export function wordsInputIn(language: Language, evidence: "like" | "comment"): WordsInput {
  const base = evidence === "like" ? silentLike({ language }) : wordsInput({ language });
  if (language === "en") return base;
  const [text, comment] = pairs[language];
  const said = evidence === "like" ? null : comment;
  return { ...base, post: { ...base.post, text }, engagement: { ...base.engagement, text: said } };
}
