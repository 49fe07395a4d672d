/** Which role someone has in a purchase. Pure. */
import type { Persona } from "@/db/vocabulary";
import { isOwnWords, offersOnly } from "@/lib/assessment/own-words";
import { type SeenEngagement, type SeenPerson, strongestWeight } from "@/lib/assessment/seen";
import type { BuyingRole } from "@/lib/contracts/v1/purchase-roles";
import { matchedPersona } from "@/lib/judgement/fit/person-fit";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { decides } from "@/lib/judgement/title/deciders";
import { readTitle, type TitleReading } from "@/lib/judgement/title/read-title";
import { meaningWeight } from "@/lib/judgement/weights";

/** Up to this size anyone at the top can sign. */
const smallCompany = 50;
/** Who speaks this often in their own words, or with this meaning, speaks for the topic inside. */
const champions = { ownWords: 3, weight: meaningWeight.shares_experience } as const;

/** Functions that clear a purchase or hold it up, whatever is bought. */
const clears: ReadonlySet<Persona> = new Set<Persona>([
  "purchasing",
  "legal",
  "information_technology",
  "finance",
]);

/** Of these, the functions where everyone does, whatever their level. */
const alwaysClears: ReadonlySet<Persona> = new Set<Persona>(["purchasing", "legal"]);

/** How to say what a role means. */
export const roleMeanings: Record<BuyingRole, string> = {
  economic_buyer: "such a role can usually sign for a purchase",
  decision_maker: "such a role usually decides for its function",
  champion: "they spoke about it in their own words",
  user: "such a role would use what is bought",
  gatekeeper: "such a role can usually clear a purchase or hold it up",
};

export const roleNames: Record<BuyingRole, string> = {
  economic_buyer: "economic buyer",
  decision_maker: "decision maker",
  champion: "champion",
  user: "user",
  gatekeeper: "gatekeeper",
};

/**
 * The role by title and by what the person showed; null if neither says one. A champion is someone below or beside
 * the deciders who shared experience, a problem or a need, or spoke repeatedly. Likes and posts without a need make
 * nobody a champion.
 */
export function buyingRoleOf(
  person: Pick<SeenPerson, "title" | "headline">,
  input: {
    engagements: readonly SeenEngagement[];
    wanted: ReadonlySet<Persona>;
    employeeCount: number | null;
  },
): BuyingRole | null {
  const reading = readTitle(person.title, person.headline);
  if (reading.independent) return null;
  if (reading.support) return reading.persona === "administration" ? "gatekeeper" : null;
  const byTitle = roleByTitle(reading, input.wanted, input.employeeCount);
  if (byTitle !== null && byTitle !== "user") return byTitle;
  return isChampion(reading, input.engagements) ? "champion" : byTitle;
}

function roleByTitle(
  reading: TitleReading,
  wanted: ReadonlySet<Persona>,
  employeeCount: number | null,
): BuyingRole | null {
  const { persona, seniority } = reading;
  const isWanted = wanted.size === 0 || matchedPersona(wanted, reading) !== null;
  const isSmall = employeeCount !== null && employeeCount <= smallCompany;
  if (seniority === "executive" && (isWanted || isSmall || persona === "founder" || persona === "finance"))
    return "economic_buyer";
  if (seniority === "director" && persona === "finance") return "economic_buyer";
  if (wanted.size > 0 && isWanted && decides(seniority)) return "decision_maker";
  if (clears.has(persona) && !matchedPersona(wanted, reading))
    return alwaysClears.has(persona) || decides(seniority) ? "gatekeeper" : null;
  if (isWanted && decides(seniority)) return "decision_maker";
  return isWanted && persona !== "other" && seniority !== null ? "user" : null;
}

function isChampion({ seniority }: TitleReading, engagements: readonly SeenEngagement[]): boolean {
  if (seniority === null || seniority === "junior") return false;
  if (offersOnly(engagements)) return false;
  const spoken = engagements.filter(isOwnWords).length;
  return spoken >= champions.ownWords || strongestWeight(engagements) >= champions.weight;
}

/** Whether what was seen supports the role: the title alone, or a like, names no economic buyer. */
export const isConfirmed = (role: BuyingRole, engagements: readonly SeenEngagement[]): boolean =>
  role !== "economic_buyer" || engagements.some(isOwnWords);

/** `only liked`, `only wrote posts without a need`, or that nothing was seen. */
export function whyUnconfirmed(engagements: readonly Pick<SeenEngagement, "kind" | "meaning">[]): string {
  if (engagements.length === 0) return "nothing was seen of them";
  const reacted = engagements.every(({ kind }) => kind === "reaction");
  if (reacted) return "only reacted, without a word";
  return "said nothing that shows an interest of their own";
}

/** What the title says about the role, as a sentence. Titles are user input: shortened, on one line. */
export function describeRole(
  { title, headline }: Pick<SeenPerson, "title" | "headline">,
  role: BuyingRole,
): string {
  const { persona, seniority } = readTitle(title, headline);
  const said = title ?? headline;
  const named = said ? `“${excerpt(said, 80)}”` : "Their profile";
  const level = seniority ? levelNames[seniority] : "no level";
  const work = persona === "other" ? "a function we don't know" : persona.replaceAll("_", " ");
  return `${named} reads as ${level} in ${work}: ${roleMeanings[role]}.`;
}

const levelNames = {
  executive: "an executive",
  director: "a director or VP",
  lead: "a lead or head",
  senior: "a senior or manager",
  professional: "a professional",
  junior: "a junior",
} as const;
