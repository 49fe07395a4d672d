import { withLists } from "@/lib/judgement/text/word-lists";
import type { IndustryEntry } from "./industry-entry";
import { consumerIndustries } from "./industry-groups-consumer";
import { financeIndustries } from "./industry-groups-finance";
import { healthAndPublicIndustries } from "./industry-groups-health";
import { productionIndustries } from "./industry-groups-production";
import { serviceIndustries } from "./industry-groups-services";
import { technologyIndustries } from "./industry-groups-technology";

/** All industry groups by id. A company may belong to several ("Financial Software"). */
export const industryGroups: Readonly<Record<string, IndustryEntry>> = {
  ...technologyIndustries,
  ...financeIndustries,
  ...serviceIndustries,
  ...healthAndPublicIndustries,
  ...consumerIndustries,
  ...productionIndustries,
};

/** What a business does, and the trade it serves. */
interface TradeCompound {
  groups: readonly string[];
  near: readonly string[];
}

const compounds: Readonly<Record<string, TradeCompound>> = {
  healthtech: { groups: ["software"], near: ["healthcare"] },
  legaltech: { groups: ["software"], near: ["legal"] },
  hrtech: { groups: ["software"], near: ["hr_services", "staffing"] },
  proptech: { groups: ["software"], near: ["real_estate", "construction"] },
  govtech: { groups: ["software"], near: ["government"] },
  martech: { groups: ["software"], near: ["marketing"] },
  health_insurance: { groups: ["insurance"], near: ["healthcare"] },
  ecommerce_agencies: { groups: ["marketing"], near: ["ecommerce"] },
  agtech: { groups: ["technology"], near: ["agriculture"] },
  foodtech: { groups: ["technology"], near: ["food"] },
  retailtech: { groups: ["software"], near: ["retail", "ecommerce"] },
  traveltech: { groups: ["software"], near: ["travel"] },
  sportstech: { groups: ["software"], near: ["sports"] },
  logtech: { groups: ["software"], near: ["logistics"] },
  salestech: { groups: ["software"], near: [] },
};

/** One word or phrase for a business and the trade it serves ("HR tech"): of the first groups, near the others. */
export const tradeCompounds = Object.values(withLists("company/trade-compounds.txt", compounds, ["words"]));

/**
 * Groups that are what a company does when a name also says for whom: "Healthcare software" is software. The
 * higher number wins; the others of the same part are the trade it serves.
 */
export const headRanks: Readonly<Record<string, number>> = {
  ...ranked(4, "software", "cybersecurity", "data_ai", "it_services", "technology"),
  ...ranked(
    3,
    "consulting",
    "marketing",
    "staffing",
    "hr_services",
    "market_research",
    "legal",
    "accounting",
  ),
  ...ranked(3, "translation", "events", "training", "e_learning", "research", "design", "outsourcing"),
  ...ranked(2, "retail", "ecommerce", "wholesale", "insurance", "investment", "lending", "architecture"),
  ...ranked(2, "engineering_services", "real_estate", "rental", "printing", "packaging", "publishing"),
  ...ranked(3, "gaming"),
  ...ranked(2, "logistics", "freight", "warehousing", "shipping", "fintech", "media"),
  ...ranked(1, "construction", "facilities", "machinery", "automation"),
};

/** Groups that only say how: in "Pharmaceutical Manufacturing" the trade is pharma. */
export const broadGroups: ReadonlySet<string> = new Set([
  "manufacturing",
  "professional_services",
  "consumer_services",
]);

function ranked(rank: number, ...groups: string[]): Record<string, number> {
  return Object.fromEntries(groups.map((group) => [group, rank]));
}
