import type { Language } from "../countries";
import type { Topic } from "./topic";

/** A post in which somebody asks for a solution or describes a problem of their own. */
export interface Question {
  topic: Topic;
  meaning: "asks" | "evaluates" | "states_problem";
  text: string;
}

const english: readonly Question[] = [
  {
    topic: "outbound",
    meaning: "asks",
    text: "Which tool do you use for cold outreach that starts from buying signals? We are {people} people in sales, mostly mid-market, and our sequences have stopped working.\n\nNot looking for pitches, looking for users.",
  },
  {
    topic: "outbound",
    meaning: "states_problem",
    text: "Our cold outreach is broken and I am out of ideas. {pct} % fewer replies than last {season}, the same people, the same market.\n\nWe write to everyone and reach nobody.",
  },
  {
    topic: "outbound",
    meaning: "evaluates",
    text: "We are comparing three vendors for signal-based cold outreach this month. Criteria so far: European data, a clear reason per contact, and something our reps open twice.\n\nWhat did you forget to check and regret later?",
  },
  {
    topic: "forecasting",
    meaning: "asks",
    text: "RevOps friends: what do you use for the sales forecast at around {people} reps? Ours is a spreadsheet with {n} tabs and the person who built it has left.",
  },
  {
    topic: "forecasting",
    meaning: "states_problem",
    text: "Our sales forecast was off by {pct} % again. I spent the weekend finding out why, and the honest answer is that nobody knows which deals are real.",
  },
  {
    topic: "forecasting",
    meaning: "evaluates",
    text: "We just cancelled our forecasting tool after two years. Forecast accuracy never moved. Now writing the requirements for whatever comes next, RFP goes out in January.",
  },
  {
    topic: "crm",
    meaning: "asks",
    text: "How do you keep CRM data clean with a small team? We found {n} duplicates of the same customer this morning. Tool recommendations welcome, budget exists.",
  },
  {
    topic: "crm",
    meaning: "states_problem",
    text: "{pct} % of our CRM data is out of date. Reps call people who left years ago, and I inherited all of it {weeks} weeks ago. Anybody been here?",
  },
  {
    topic: "pipeline",
    meaning: "asks",
    text: "Does anybody know a tool that shows me before the pipeline review which deals have gone quiet? My managers find out in the meeting, and so do I.",
  },
  {
    topic: "ai_revenue",
    meaning: "asks",
    text: "Looking for recommendations: who catches buying signals on social for a team of {people}? We have tried to do it manually for {weeks} weeks and it does not scale.",
  },
  {
    topic: "attribution",
    meaning: "states_problem",
    text: "Budget season. My marketing attribution says 'direct' for {pct} % of the pipeline and my CFO says no to the rest. I need a better answer by {season}.",
  },
];
const german: readonly Question[] = [
  {
    topic: "outbound",
    meaning: "asks",
    text: "Frage in die Runde: Welches Tool nutzt ihr, um Kaufsignale zu finden? Wir sind {people} Leute im Vertrieb und machen bisher alles von Hand.",
  },
  {
    topic: "outbound",
    meaning: "states_problem",
    text: "Wir sehen Kaufsignale immer erst, wenn der Kunde woanders unterschrieben hat. Im letzten Quartal ist uns das {n}-mal passiert, und langsam wird es peinlich.",
  },
  {
    topic: "outbound",
    meaning: "evaluates",
    text: "Wir vergleichen gerade drei Anbieter für Kaufsignale und Kaltakquise. Entscheidung bis Monatsende. Worauf habt ihr bei der Auswahl geachtet, was ihr heute anders machen würdet?",
  },
  {
    topic: "crm",
    meaning: "asks",
    text: "Wer kann eine Lösung empfehlen, die CRM-Daten aktuell hält? Bei uns sind {pct} % der Kontakte veraltet, und das Team ist klein.",
  },
  {
    topic: "pipeline",
    meaning: "states_problem",
    text: "Unser Forecast stimmt seit {n} Monaten nicht. Jede Vertriebsleitung rechnet anders, und am Ende stehe ich vor der Geschäftsführung und rate.",
  },
];
const french: readonly Question[] = [
  {
    topic: "outbound",
    meaning: "asks",
    text: "Question aux équipes commerciales : quel outil utilisez-vous pour repérer les signaux d'achat ? Nous sommes {people} et la prospection à froid ne donne plus rien.",
  },
  {
    topic: "pipeline",
    meaning: "states_problem",
    text: "Notre prévision des ventes était fausse de {pct} % ce trimestre. Personne ne sait quelles affaires sont vivantes, et je dois présenter un chiffre lundi.",
  },
  {
    topic: "attribution",
    meaning: "evaluates",
    text: "Nous comparons trois solutions d'attribution marketing en ce moment, choix prévu dans {weeks} semaines. Vos retours d'expérience sont les bienvenus.",
  },
];
const spanish: readonly Question[] = [
  {
    topic: "crm",
    meaning: "asks",
    text: "¿Qué herramienta usáis para mantener limpio el CRM? Somos {people} comerciales y el {pct} % de los contactos está desactualizado. Busco recomendaciones de gente que la use.",
  },
  {
    topic: "pipeline",
    meaning: "states_problem",
    text: "Nuestra previsión de ventas lleva {n} meses sin acertar. Cada jefe tiene su criterio y el pipeline de ventas está lleno de negocios muertos.",
  },
];
const italian: readonly Question[] = [
  {
    topic: "outbound",
    meaning: "asks",
    text: "Chiedo alla rete: quale strumento usate per intercettare i segnali d'acquisto? Siamo {people} commerciali e oggi facciamo tutto a mano.",
  },
  {
    topic: "crm",
    meaning: "states_problem",
    text: "Il {pct} % dei contatti nel nostro CRM è sbagliato. Gli agenti telefonano a persone uscite da anni, e io devo fare la previsione su questi dati.",
  },
];
const dutch: readonly Question[] = [
  {
    topic: "outbound",
    meaning: "asks",
    text: "Welke tool gebruiken jullie om koopsignalen op te pikken? Wij zijn met {people} mensen in sales en de koude acquisitie levert niets meer op.",
  },
  {
    topic: "forecasting",
    meaning: "states_problem",
    text: "Onze forecast zat er wéér {pct} % naast. Vier managers, vier definities van commit, en ik mag het maandag uitleggen.",
  },
];
const portuguese: readonly Question[] = [
  {
    topic: "outbound",
    meaning: "asks",
    text: "Pergunta à rede: que ferramenta usam para encontrar sinais de compra? Somos {people} em vendas e a prospeção a frio deixou de funcionar.",
  },
  {
    topic: "crm",
    meaning: "evaluates",
    text: "Estamos a comparar três fornecedores para limpar e enriquecer o CRM, decisão em {weeks} semanas. O que perguntariam na demonstração?",
  },
];

export const questions: Partial<Record<Language, readonly Question[]>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
};
