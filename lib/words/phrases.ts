/** Phrases about people's work, which the rules fill in with the person and company. */
import type { Persona, Seniority } from "@/db/vocabulary";

/** What each function is responsible for, and its team. */
export const stakes: Record<Persona, { owns: string; team: string }> = {
  administration: {
    owns: "the calendar, the budget lines and the way to the decision makers",
    team: "office",
  },
  business_development: {
    owns: "new markets, partners and the deals that follow",
    team: "business development team",
  },
  consulting: {
    owns: "client outcomes and the tools that clients are advised to buy",
    team: "consulting team",
  },
  customer_success: { owns: "retention, response times and what customers say", team: "customer team" },
  engineering: { owns: "what gets built, how reliably and how fast", team: "engineering team" },
  finance: { owns: "spend, forecast accuracy and the final yes", team: "finance team" },
  founder: { owns: "the direction, the cash and every larger purchase", team: "team" },
  human_resources: { owns: "hiring, retention and how people work together", team: "people team" },
  information_technology: { owns: "systems, data and what may be connected to them", team: "IT team" },
  legal: { owns: "risk, contracts and what may be signed", team: "legal team" },
  marketing: { owns: "pipeline from campaigns and the spend behind it", team: "marketing team" },
  operations: { owns: "throughput, quality and the cost of each step", team: "operations team" },
  product: { owns: "the roadmap and what customers adopt", team: "product team" },
  project_management: { owns: "scope, dates and who has to be on board", team: "project team" },
  purchasing: { owns: "suppliers, terms and the shortlist", team: "purchasing team" },
  revenue_operations: {
    owns: "process, data quality and the revenue stack",
    team: "revenue operations team",
  },
  sales: { owns: "the number, the forecast and the team behind it", team: "sales team" },
  other: { owns: "the day-to-day side of this", team: "team" },
};

/** The role of each seniority level in a purchase. */
export const levels: Record<Seniority, string> = {
  executive: "sets the direction and can sign",
  director: "usually holds the budget",
  lead: "runs the team and shapes the shortlist",
  senior: "does the comparing before anyone signs",
  professional: "knows how it works day to day and who decides",
  junior: "can say how it is done today and who decides",
};

export type CommentIntent = "asks" | "compares" | "hurts" | "agrees" | "says";

/** Comment intents and their patterns, in the languages we see. The first match wins. */
export const commentIntents: readonly [CommentIntent, RegExp][] = [
  [
    "compares",
    /\b(?:looking for|recommend\w*|alternatives?|switch(?:ed|ing)?|evaluat\w+|compar(?:e|ed|ing)|pricing|demo|trial|vendor|suchen? (?:gerade|nach)|empfehl\w+|anbieter|wechsel\w*|cherchons|recommand\w+|buscamos|cerchiamo|zoeken)\b/iu,
  ],
  [
    "hurts",
    /\b(?:struggl\w+|painful|pain|problem\w*|issue|manual(?:ly)?|spreadsheets?|excel|broken|frustrat\w+|waste\w*|nightmare|too (?:long|slow|expensive)|hours (?:a|per|every)|manuell\w*|mühsam|schwierig\w*|aufwand|problème\w*|galère|difficile|problemas?|difícil|problema|moeilijk|lastig)\b/iu,
  ],
  [
    "asks",
    /\?\s*$|\?\s|\b(?:how do you|how did you|what about|wie macht ihr|comment faites|cómo|come fate)\b/iu,
  ],
  [
    "agrees",
    /^(?:so true|exactly|agreed?|totally|this|spot on|100|\+1|great|love|well said|absolutely|genau|stimmt|absolut|super|tellement vrai|exactement|totalement|totalmente|exacto|esatto|precies|helemaal)\b/iu,
  ],
];

/** The network's reaction types, with the words before and after the post. */
export const reactionVerbs: ReadonlyMap<string, readonly [string, string]> = new Map([
  ["like", ["liked", ""]],
  ["celebrate", ["applauded", ""]],
  ["praise", ["applauded", ""]],
  ["support", ["backed", ""]],
  ["appreciation", ["backed", ""]],
  ["love", ["loved", ""]],
  ["empathy", ["loved", ""]],
  ["insightful", ["found", "insightful"]],
  ["interest", ["found", "insightful"]],
  ["curious", ["was curious about", ""]],
  ["maybe", ["was curious about", ""]],
  ["funny", ["laughed at", ""]],
  ["entertainment", ["laughed at", ""]],
]);
