/** Generates one person of the sandbox world from an index. */
import { type Chance, chance, weighted } from "./chance";
import type { WorldCompany } from "./company";
import { type Country, type CountryCode, countries, type Language } from "./countries";
import {
  type Occupation,
  occupationsBySector,
  occupationsWithoutCompany,
  type Rank,
  rankWeights,
} from "./occupations";
import { titleFor } from "./title";

export interface WorldPerson {
  index: number;
  slug: string;
  networkUrl: string;
  /** The network's opaque ID for the person, as used in reaction listings. */
  memberId: string;
  name: string;
  language: Language;
  location: string;
  occupation: Occupation;
  rank: Rank;
  title: string | null;
  headline: string | null;
  about: string | null;
  /** Null for people who name no employer, or one without a page on the network. */
  company: WorldCompany | null;
  companyName: string | null;
  positionStartedAt: Date | null;
  openToWork: boolean;
  hiring: boolean;
}

const unknownEmployers = [
  "Self-employed",
  "Stealth Startup",
  "Family business",
  "Freelance",
  "Verein Brückenbau e. V.",
];
const hiringOccupations: Occupation[] = ["recruiting", "human_resources", "founder"];
const memberIdLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Creates the person with this index. `drawCompany` picks an employer; `takenSlugs` keeps addresses unique. */
export function makePerson(
  seed: string,
  index: number,
  host: string,
  drawCompany: (draws: Chance) => WorldCompany,
  takenSlugs: Set<string>,
): WorldPerson {
  const draws = chance(seed, "person", index);
  const employment = draws.next();
  const company = employment < 0.88 ? drawCompany(draws) : null;
  const country = drawCountry(draws, company);
  const name = `${draws.of(country.firstNames)} ${draws.of(country.lastNames)}`;
  const occupation = weighted(
    draws,
    company ? occupationsBySector[company.sector] : occupationsWithoutCompany,
  );
  const rank = drawRank(draws, occupation, company);
  const title = titleFor(draws, occupation, rank, country.language);
  const companyName = company?.name ?? (employment < 0.95 ? draws.of(unknownEmployers) : null);
  const slug = freeSlug(name, draws, takenSlugs);
  return {
    index,
    slug,
    networkUrl: `https://${host}/in/${slug}`,
    memberId: `ACoAA${Array.from({ length: 34 }, () => memberIdLetters[draws.below(64)]).join("")}`,
    name,
    language: country.language,
    location: `${draws.of(country.cities)}, ${country.name}`,
    occupation,
    rank,
    title: draws.holds(0.95) ? title : null,
    headline: draws.holds(0.97) ? headline(draws, title, companyName, occupation) : null,
    about: draws.holds(0.4) ? about(draws, title, occupation) : null,
    company,
    companyName,
    positionStartedAt: draws.holds(0.9)
      ? new Date(Date.UTC(2012 + draws.below(13), draws.below(12), 1))
      : null,
    openToWork: draws.holds(company ? 0.04 : 0.25),
    hiring: draws.holds(hiringOccupations.includes(occupation) || rank === "director" ? 0.2 : 0.02),
  };
}

function drawCountry(draws: Chance, company: WorldCompany | null): Country {
  if (company && draws.holds(0.68)) return countries[company.country];
  const weights = Object.fromEntries(
    Object.entries(countries).map(([code, country]) => [code, country.weight]),
  );
  return countries[weighted<CountryCode>(draws, weights)];
}

/** Students are mostly juniors, and large companies have few executives. */
function drawRank(draws: Chance, occupation: Occupation, company: WorldCompany | null): Rank {
  const rank = weighted(draws, rankWeights);
  if (occupation === "student") return draws.holds(0.7) ? "junior" : "professional";
  if (rank === "executive" && company && company.employees > 2_500 && draws.holds(0.6)) return "senior";
  return rank;
}

function headline(draws: Chance, title: string, companyName: string | null, occupation: Occupation): string {
  const words = occupation.replaceAll("_", " ");
  const forms = companyName
    ? [`${title} at ${companyName}`, `${title} @ ${companyName}`, `${title} | ${companyName}`, title]
    : [title, `${title} | open for projects`];
  const personal = [
    `Helping people get ${words} right`,
    `${title} · dad of three · slow runner`,
    `I write about ${words} and what it does to people`,
    `${title} | Speaker | Dog person`,
  ];
  return draws.holds(0.84) ? draws.of(forms) : draws.of(personal);
}

function about(draws: Chance, title: string, occupation: Occupation): string {
  const years = draws.between(2, 25);
  return draws.of([
    `${years} years in ${occupation.replaceAll("_", " ")}. I like plain words, short meetings and long walks.`,
    `${title} by day. I care about people who do the work, and about tools that stay out of their way.`,
    `Started on a help desk, stayed curious. Now ${title}. Views are my own.`,
  ]);
}

function freeSlug(name: string, draws: Chance, taken: Set<string>): string {
  const plain = plainLetters(name);
  let slug = plain;
  while (taken.has(slug)) slug = `${plain}-${draws.below(0xfffff).toString(16).padStart(5, "0")}`;
  taken.add(slug);
  return slug;
}

const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ł: "l", ı: "i", ø: "o" };

function plainLetters(name: string): string {
  const spelled = name.toLowerCase().replace(/[äöüßłıø]/g, (letter) => spelledOut[letter] ?? letter);
  return spelled
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
}
