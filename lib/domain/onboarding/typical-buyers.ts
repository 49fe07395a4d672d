/** Decision makers by function and by industry: the fallback for drafts when a company's own data is thin. */
import type { Persona } from "@/db/vocabulary";

/** Titles of decision makers in a function, as people write them; empty if the function has none. */
export const typicalTitles: Record<Persona, readonly string[]> = {
  administration: ["Head of Administration"],
  business_development: ["VP Business Development", "Head of Business Development"],
  consulting: ["Head of Consulting"],
  customer_success: ["VP Customer Success", "Head of Customer Success"],
  engineering: ["CTO", "VP Engineering", "Head of Engineering"],
  finance: ["CFO", "VP Finance", "Head of Finance"],
  founder: ["CEO", "Founder", "Managing Director"],
  human_resources: ["CHRO", "VP People", "Head of HR"],
  information_technology: ["CIO", "CISO", "Head of IT"],
  legal: ["Chief Legal Officer", "Head of Legal"],
  marketing: ["CMO", "VP Marketing", "Head of Marketing"],
  operations: ["COO", "VP Operations", "Head of Operations"],
  product: ["CPO", "VP Product", "Head of Product"],
  project_management: ["Head of PMO"],
  purchasing: ["Chief Procurement Officer", "Head of Procurement", "Head of Purchasing"],
  revenue_operations: ["VP Revenue Operations", "Director Revenue Operations", "Head of Revenue Operations"],
  sales: ["Chief Revenue Officer", "VP Sales", "Head of Sales"],
  other: [],
};

/** The typical buyers of an industry's companies; the industries are those of `industry-words.ts`. */
const buyersByTrade: readonly { trades: readonly string[]; personas: readonly Persona[] }[] = [
  {
    trades: ["software", "internet", "data_ai", "marketing", "fintech", "media"],
    personas: ["sales", "marketing", "revenue_operations"],
  },
  {
    trades: ["it_services", "cybersecurity", "hardware", "telecom"],
    personas: ["information_technology", "engineering", "operations"],
  },
  { trades: ["staffing", "education", "healthcare"], personas: ["human_resources", "operations", "founder"] },
  {
    trades: ["manufacturing", "automotive", "aerospace", "chemicals", "energy", "logistics", "wholesale"],
    personas: ["purchasing", "operations", "engineering"],
  },
  {
    trades: ["banking", "investment", "insurance", "finance", "legal", "real_estate"],
    personas: ["finance", "founder", "operations"],
  },
];

export const defaultBuyers: readonly Persona[] = ["founder", "operations", "sales"];

/** Industries that serve all others: a company's own says nothing about its buyers. */
export const industriesServingAll: readonly string[] = [
  "consulting",
  "marketing",
  "staffing",
  "legal",
  "finance",
  "accounting",
  "it_services",
];

/** The functions that companies in these industries sell to, the most likely first. */
export const typicalBuyers = (trades: ReadonlySet<string>): readonly Persona[] =>
  buyersByTrade.find((entry) => entry.trades.some((trade) => trades.has(trade)))?.personas ?? defaultBuyers;
