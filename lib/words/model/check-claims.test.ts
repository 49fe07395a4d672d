/** Single texts as models write them: what supports a claim, and what is none. */
import { expect, it } from "vitest";
import type { Language } from "@/db/vocabulary";
import { goodWords } from "@/tests/factories/words-input";
import { wordsInputIn } from "@/tests/factories/words-input-in";
import type { Words } from "../writer";
import type { Reader } from "./check-claims";
import { findProblem } from "./check-facts";
import { readPromptData } from "./prompt";

type Row = [language: Language, evidence: "like" | "comment", reader: Reader, text: string];

const honest: Row[] = [
  [
    "en",
    "like",
    "person",
    "Hi Anna, forecast calls are a hot topic among sales leaders right now. What would make the biggest difference for your team at Brightloop?",
  ],
  [
    "en",
    "like",
    "person",
    "Hi Anna, many sales teams find that forecast calls take time without improving accuracy. How do you approach this at Brightloop?",
  ],
  [
    "en",
    "comment",
    "person",
    "Hi Anna, thanks for sharing how you still use a spreadsheet every Sunday. What would need to change first to make that easier?",
  ],
  [
    "en",
    "comment",
    "person",
    "Hi Anna, your comment about the Sunday spreadsheet resonated. Would you be open to comparing notes on how other sales teams handle it?",
  ],
  [
    "en",
    "comment",
    "salesperson",
    "Anna commented that her team still uses a spreadsheet every Sunday and that it hurts, which shows a concrete problem. As VP Sales at a 320-person software company she likely decides on tools.",
  ],
  [
    "en",
    "like",
    "salesperson",
    "Anna liked a post by Tom Berg on broken forecast calls. Her role as VP Sales at Brightloop, a software company with 320 employees, makes the topic relevant to her.",
  ],
  ["en", "like", "salesperson", "Keep it about the topic; a like alone does not tell what she thinks."],
  ["en", "comment", "salesperson", "Offer a concrete example of how forecasts work without a spreadsheet."],
  [
    "de",
    "like",
    "person",
    "Hallo Frau Keller, wie bereiten Sie bei Brightloop Ihre Forecast-Runden heute vor?",
  ],
  [
    "de",
    "comment",
    "person",
    "Hallo Frau Keller, Sie schreiben, dass die Tabelle am Sonntag weh tut. Was müsste sich zuerst ändern, damit es leichter wird?",
  ],
  [
    "de",
    "comment",
    "salesperson",
    "Anna Keller beschreibt in ihrem Kommentar ein konkretes Problem: Die Pflege der Tabelle jeden Sonntag tut weh. Als VP Sales bei Brightloop passt sie gut zum Zielprofil.",
  ],
  [
    "de",
    "like",
    "salesperson",
    "Anna Keller hat auf den Beitrag von Tom Berg reagiert. Als VP Sales eines Softwareunternehmens mit 320 Mitarbeitenden dürfte das Thema Forecast für sie wichtig sein.",
  ],
  [
    "de",
    "comment",
    "salesperson",
    "Nachfragen, wie viel Zeit das Team jeden Sonntag mit der Tabelle verbringt.",
  ],
  [
    "fr",
    "like",
    "person",
    "Bonjour Anna, comment votre équipe commerciale prépare-t-elle aujourd'hui ses prévisions chez Brightloop ?",
  ],
  [
    "fr",
    "comment",
    "person",
    "Bonjour Anna, votre commentaire sur le tableur du dimanche m'a interpellé. Qu'est-ce qui vous ferait gagner le plus de temps ?",
  ],
  [
    "fr",
    "comment",
    "salesperson",
    "Anna Keller indique que son équipe utilise encore un tableur tous les dimanches et que c'est pénible. En tant que VP Sales de Brightloop, elle correspond au profil recherché.",
  ],
  [
    "fr",
    "like",
    "salesperson",
    "Anna Keller a réagi à la publication de Tom Berg sur les prévisions. Son poste de VP Sales et la taille de Brightloop correspondent au profil cible.",
  ],
  [
    "es",
    "like",
    "person",
    "Hola, Anna: ¿cómo prepara hoy su equipo las reuniones de previsión en Brightloop?",
  ],
  [
    "es",
    "comment",
    "person",
    "Hola, Anna: gracias por compartir que todavía usan una hoja de cálculo cada domingo. ¿Qué parte les lleva más tiempo?",
  ],
  [
    "es",
    "comment",
    "salesperson",
    "Anna Keller comenta que en su equipo todavía usan una hoja de cálculo cada domingo y que duele. Es un problema concreto, y su cargo de VP Sales encaja con el perfil.",
  ],
  [
    "it",
    "like",
    "person",
    "Buongiorno Anna, come prepara oggi il suo team le riunioni di forecast in Brightloop?",
  ],
  [
    "it",
    "comment",
    "person",
    "Buongiorno Anna, il foglio di calcolo della domenica di cui parla è un punto interessante. Che cosa cambierebbe per prima?",
  ],
  [
    "it",
    "like",
    "salesperson",
    "Anna Keller ha reagito al post di Tom Berg sulle riunioni di forecast. Il ruolo di VP Sales e la dimensione di Brightloop corrispondono al profilo.",
  ],
  ["nl", "like", "person", "Hallo Anna, hoe bereidt jullie salesteam bij Brightloop de forecast nu voor?"],
  [
    "nl",
    "comment",
    "person",
    "Hallo Anna, je schrijft dat jullie nog elke zondag een spreadsheet gebruiken. Wat zou daar als eerste beter kunnen?",
  ],
  [
    "nl",
    "like",
    "salesperson",
    "Anna Keller reageerde op het bericht van Tom Berg over forecastgesprekken. Als VP Sales bij Brightloop past zij goed bij het profiel.",
  ],
  ["pt", "like", "person", "Olá, Anna! Como a equipe de vendas da Brightloop prepara as previsões hoje?"],
  [
    "pt",
    "comment",
    "person",
    "Olá, Anna! Você comentou que ainda usam uma planilha todo domingo. O que mudaria primeiro nesse processo?",
  ],
  [
    "pt",
    "like",
    "salesperson",
    "Anna Keller reagiu à publicação de Tom Berg sobre reuniões de previsão. O cargo de VP Sales e o porte da Brightloop correspondem ao perfil.",
  ],
];

const hostile: Row[] = [
  ["en", "like", "person", "Hi Tom, how does your team at Brightloop run forecast calls today?"],
  [
    "en",
    "like",
    "salesperson",
    "Anna is frustrated with her forecast calls and wants a change at Brightloop.",
  ],
  ["en", "like", "person", "Hi Anna, great meeting you last week. How are the forecast calls at Brightloop?"],
  [
    "en",
    "like",
    "person",
    "Hi Anna, congratulations on the new baby! How is the forecast at Brightloop going?",
  ],
  ["en", "like", "person", "Hi Anna, only a fool would run forecast calls like Brightloop. Are you a fool?"],
  ["en", "like", "person", "Hi Anna, answer today or your competitors will win. How is the forecast?"],
  ["en", "like", "person", "Hi Anna, your post on broken forecast calls was right. How is Brightloop doing?"],
  ["en", "like", "person", "Hi Anna, get 20% off when you sign this week. Interested?"],
  ["en", "like", "salesperson", "Anna agrees that forecast calls are broken."],
  ["en", "like", "salesperson", "She believes forecast calls are a waste of time."],
  ["en", "like", "salesperson", "Brightloop is about to be acquired, so timing is good."],
  ["en", "like", "person", "Hi Anna, you must be tired of broken forecast calls. Shall we fix it?"],
  ["de", "like", "person", "Guten Tag Frau Keller, wie auf der Messe besprochen: Wie laufen Ihre Forecasts?"],
  ["de", "like", "salesperson", "Anna Keller ist mit den Forecast-Runden unzufrieden und sucht eine Lösung."],
  ["de", "like", "person", "Guten Tag Herr Berg, wie laufen Ihre Forecast-Runden heute?"],
  [
    "fr",
    "like",
    "person",
    "Bonjour Anna, suite à notre échange au salon, comment se passent vos prévisions ?",
  ],
  [
    "fr",
    "like",
    "salesperson",
    "Anna Keller est frustrée par ses réunions de prévision et dispose d'un budget.",
  ],
  ["es", "like", "person", "Hola, Anna: como hablamos en la feria, ¿cómo van las previsiones?"],
  ["es", "like", "salesperson", "Anna Keller está harta de las reuniones de previsión y busca una solución."],
  [
    "it",
    "like",
    "person",
    "Buongiorno Anna, come d'accordo le offro una prova gratuita. Quando possiamo parlare?",
  ],
  ["it", "like", "salesperson", "Anna Keller è stanca delle riunioni di forecast e ha un budget approvato."],
  ["nl", "like", "person", "Dag Anna, leuk je vorige week te ontmoeten. Hoe loopt de forecast?"],
  [
    "nl",
    "like",
    "salesperson",
    "Anna Keller is gefrustreerd over forecastgesprekken en zoekt een oplossing.",
  ],
  ["pt", "like", "person", "Olá, Anna! Foi ótimo conhecer você na feira. Como vão as previsões?"],
  ["pt", "like", "salesperson", "Anna Keller está frustrada com as reuniões de previsão e tem orçamento."],
  ["de", "like", "salesperson", "Anna Keller nutzt Salesforce und kämpft mit ihren Prognosen."],
  ["de", "like", "salesperson", "Ihr Chef hat Brightloop empfohlen, mit uns zu sprechen."],
  ["de", "like", "salesperson", "Brightloop wächst stark und stellt neue Leute ein."],
  [
    "de",
    "like",
    "person",
    "Guten Tag Frau Keller, ich habe gesehen, dass Ihnen der Beitrag gefällt. Wie läuft der Forecast?",
  ],
  ["de", "like", "salesperson", "Anna Keller schreibt, dass Forecast-Runden kaputt sind."],
  ["de", "like", "person", "Guten Tag Frau Keller, alles Gute zum Geburtstag! Wie läuft der Forecast?"],
  ["fr", "like", "person", "Bonjour Monsieur Berg, comment préparez-vous vos prévisions ?"],
  ["fr", "like", "salesperson", "Brightloop vient de lever des fonds et recrute."],
  ["fr", "like", "salesperson", "Anna trouve que les prévisions ne servent à rien."],
  [
    "fr",
    "like",
    "person",
    "Bonjour Anna, votre publication sur les prévisions est excellente. Et chez vous ?",
  ],
  ["fr", "like", "salesperson", "Elle est trop incompétente pour gérer ses prévisions."],
  ["fr", "like", "person", "Bonjour Anna, votre directeur m'a conseillé de vous écrire. Et vos prévisions ?"],
  ["es", "like", "person", "Hola, Tom: ¿cómo prepara las previsiones?"],
  ["es", "like", "salesperson", "Brightloop acaba de despedir a parte de la plantilla."],
  ["es", "like", "salesperson", "Anna piensa que las previsiones no sirven."],
  ["es", "like", "person", "Hola, Anna: su publicación sobre previsiones es excelente. ¿Y en su equipo?"],
  ["es", "like", "person", "Hola, Anna: le ofrezco un descuento del 62 %. ¿Le interesa?"],
  ["it", "like", "person", "Buongiorno Tom, come prepara le riunioni di forecast?"],
  ["it", "like", "salesperson", "Brightloop sta crescendo e assume venditori."],
  ["it", "like", "salesperson", "Anna pensa che le riunioni di forecast siano inutili."],
  ["it", "like", "person", "Buongiorno Anna, ho visto che le è piaciuto il post. Come va il forecast?"],
  ["it", "like", "salesperson", "È madre di due figli e ha poco tempo."],
  ["it", "like", "salesperson", "Usa Excel per il forecast e ne è delusa."],
  ["nl", "like", "person", "Dag Tom, hoe bereid je de forecast voor?"],
  ["nl", "like", "salesperson", "Brightloop groeit hard en neemt mensen aan."],
  ["nl", "like", "salesperson", "Anna vindt forecastgesprekken zinloos."],
  ["nl", "like", "person", "Dag Anna, ik zag dat je het bericht leuk vond. Hoe loopt de forecast?"],
  ["nl", "like", "salesperson", "Ze gebruikt Salesforce en is er niet blij mee."],
  ["nl", "like", "person", "Dag Anna, je directeur raadde me aan te schrijven. Hoe loopt de forecast?"],
  ["pt", "like", "person", "Olá, Tom! Como prepara as previsões?"],
  ["pt", "like", "salesperson", "A Brightloop está crescendo e vai contratar."],
  ["pt", "like", "salesperson", "Anna acha que as reuniões de previsão são inúteis."],
  ["pt", "like", "person", "Olá, Anna! Vi que você curtiu a publicação. Como vão as previsões?"],
  ["pt", "like", "salesperson", "Ela usa Salesforce e está insatisfeita."],
  ["pt", "like", "person", "Olá, Anna! Sua publicação sobre previsões é excelente. Como vão as coisas?"],
  ["en", "like", "salesperson", "Brightloop is growing fast and hiring sales staff."],
  ["en", "like", "salesperson", "Her team uses spreadsheets for its forecasts."],
  ["en", "like", "person", "Hi Anna, since you hate forecast calls, how do you run yours?"],
  ["en", "like", "person", "Hi Anna, your colleague suggested I write. How do you run forecast calls?"],
  ["en", "like", "person", "Hi Anna, do you have 15 minutes on Tuesday for a call?"],
  ["en", "like", "salesperson", "Anna recently joined Brightloop and plans to replace the forecast process."],
  ["en", "like", "salesperson", "As a woman in sales, she will like a softer tone."],
  ["en", "like", "salesperson", "Tom Berg is VP Sales at Brightloop."],
  [
    "en",
    "like",
    "person",
    "Hi Anna, as a leader who cares deeply about honest forecasts, what would you change?",
  ],
  ["en", "like", "salesperson", "Anna said that forecast calls are broken and cost too much."],
];

function problemOf([language, evidence, reader, text]: Row) {
  const rest: Words =
    language === "en" && evidence === "comment"
      ? goodWords
      : { whyItMatters: "Anna Keller.", suggestedOpener: "Anna?", talkingPoints: [] };
  const words = reader === "person" ? { ...rest, suggestedOpener: text } : { ...rest, whyItMatters: text };
  return findProblem(words, readPromptData(wordsInputIn(language, evidence)), language);
}

it.each(honest)("accepts, in %s after a %s, to the %s: %s", (...row) => expect(problemOf(row)).toBeNull());
it.each(hostile)("refuses, in %s after a %s, to the %s: %s", (...row) =>
  expect(problemOf(row)).not.toBeNull(),
);
