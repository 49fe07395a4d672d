import type { IndustryEntry } from "./industry-entry";
import { consumerIndustries } from "./industry-words-consumer";
import { financeIndustries } from "./industry-words-finance";
import { healthAndPublicIndustries } from "./industry-words-health";
import { productionIndustries } from "./industry-words-production";
import { serviceIndustries } from "./industry-words-services";
import { technologyIndustries } from "./industry-words-technology";

/** All industry groups by id. A company may belong to several ("Financial Software"). */
export const industryGroups: Readonly<Record<string, IndustryEntry>> = {
  ...technologyIndustries,
  ...financeIndustries,
  ...serviceIndustries,
  ...healthAndPublicIndustries,
  ...consumerIndustries,
  ...productionIndustries,
};

/** One word or phrase for a business and the trade it serves ("HR tech"): of the first groups, near the others. */
export const tradeCompounds: readonly {
  words: string;
  groups: readonly string[];
  near: readonly string[];
}[] = [
  {
    words: `healthtech*, health tech*, healthcare tech*, digital health*, digital healthcare, ehealth*, e health*, telemedic*, telehealth*, health it, healthcare it, femtech*, e sante, esante, sante numerique, salud digital, saude digital, sanita digitale, digitale gesundheit, medical software`,
    groups: ["software"],
    near: ["healthcare"],
  },
  { words: `legaltech*, legal tech*, lawtech*, law tech`, groups: ["software"], near: ["legal"] },
  {
    words: `hrtech*, hr tech*, hr software, people tech, hcm, hr saas, rh tech, recruiting tech*, recruitment tech*, worktech, work tech`,
    groups: ["software"],
    near: ["hr_services", "staffing"],
  },
  {
    words: `proptech*, prop tech*, real estate tech*, immotech, contech, construction tech*, constructiontech`,
    groups: ["software"],
    near: ["real_estate", "construction"],
  },
  { words: `govtech*, gov tech*, civictech*, civic tech*`, groups: ["software"], near: ["government"] },
  {
    words: `martech*, mar tech, adtech*, ad tech*, marketing tech*`,
    groups: ["software"],
    near: ["marketing"],
  },
  {
    words: `krankenkasse*, krankenversicher*, health insur*, medical insurance, dental insurance, assurance sante, assurances sante, mutuelle sante, mutuelles sante, seguros salud, seguros medicos, assicurazioni sanitarie, zorgverzekera*, zorgverzekering*, seguros saude, planos saude, health plans`,
    groups: ["insurance"],
    near: ["healthcare"],
  },
  {
    words: `ecommerce agenc*, e commerce agenc*, ecommerce agentur*, e commerce agentur*, shopify agenc*, amazon agenc*, agence* e commerce, agencia* ecommerce`,
    groups: ["marketing"],
    near: ["ecommerce"],
  },
  {
    words: `agtech*, ag tech, agritech*, agri tech*, agrartech*`,
    groups: ["technology"],
    near: ["agriculture"],
  },
  { words: `foodtech*, food tech*`, groups: ["technology"], near: ["food"] },
  { words: `retailtech*, retail tech*`, groups: ["software"], near: ["retail", "ecommerce"] },
  { words: `traveltech*, travel tech*`, groups: ["software"], near: ["travel"] },
  { words: `sportstech*, sporttech*, sports tech*, sport tech*`, groups: ["software"], near: ["sports"] },
  { words: `logtech, logistics tech*, supply chain tech*`, groups: ["software"], near: ["logistics"] },
  { words: `salestech, sales tech, revtech, revenue tech`, groups: ["software"], near: [] },
];

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
