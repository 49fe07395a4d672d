/** Who posts, about what, and how often. */
import { chance, weighted } from "./chance";
import { affinities, interest } from "./communities";
import type { WorldCompany } from "./company";
import { countries } from "./countries";
import { isWritten, type Language } from "./languages";
import type { WorldPerson } from "./person";
import { type Topic, topics } from "./topics";
import { firstCompanyIndex, sampleByWeight, type World } from "./world";

const hour = 3_600_000;
const activePerTopic = 8;
const occasionalPerTopic = 12;
/** Share of all other people who post every few weeks. */
const rareShare = 0.12;

export interface Author {
  /** Unique across people and companies; below 4096, so that it fits into a post ID. */
  index: number;
  kind: "person" | "company";
  name: string;
  networkUrl: string;
  headline: string | null;
  company: WorldCompany | null;
  language: Language;
  /** Favorite first. */
  topics: readonly [Topic, ...Topic[]];
  rhythm: "active" | "occasional" | "rare";
  /** Posts only questions and problems of their own. */
  asksOnly: boolean;
  /** One post per interval. */
  intervalMs: number;
  offsetMs: number;
}

export interface Authors {
  all: readonly Author[];
  byIndex: ReadonlyMap<number, Author>;
}

const known = new WeakMap<World, Authors>();

/** Everyone who posts: all companies and about a fifth of the people. */
export function authorsOf(world: World): Authors {
  let authors = known.get(world);
  if (!authors) {
    const all = [
      ...personAuthors(world),
      ...askers(world),
      ...world.companies.map((company) => companyAuthor(world, company)),
    ];
    authors = { all, byIndex: new Map(all.map((author) => [author.index, author])) };
    known.set(world, authors);
  }
  return authors;
}

/** The author for a person or company; undefined for people who never post. */
export function authorOf(world: World, who: WorldPerson | WorldCompany): Author | undefined {
  return authorsOf(world).byIndex.get("employees" in who ? firstCompanyIndex + who.index : who.index);
}

function personAuthors(world: World): Author[] {
  const authors = new Map<number, Author>();
  for (const topic of topics) {
    const weightOf = (person: WorldPerson) =>
      authors.has(person.index) || person.rank === "junior" ? 0 : interest(person, topic) - 0.5;
    const count = activePerTopic + occasionalPerTopic;
    sampleByWeight(world, `authors ${topic}`, world.drawnPeople, weightOf, count).forEach((person, place) => {
      const rhythm = place < activePerTopic ? "active" : "occasional";
      authors.set(person.index, personAuthor(world, person, topic, rhythm));
    });
  }
  for (const person of world.drawnPeople) {
    const draws = chance(world.seed, "rare author", person.index);
    if (authors.has(person.index) || !draws.holds(rareShare)) continue;
    const weights = Object.fromEntries(
      topics.map((topic) => [topic, affinities()[topic][person.occupation] ?? 0.1]),
    );
    authors.set(person.index, personAuthor(world, person, weighted<Topic>(draws, weights), "rare"));
  }
  return [...authors.values()].sort((a, b) => a.index - b.index);
}

/** The buyers of the cast who post when they look for something. */
function askers(world: World): Author[] {
  return world.cast
    .filter(({ motive, person }) => motive === "buyer" && isWritten(person.language))
    .map(({ person }) => {
      const hours = chance(world.seed, "asker", person.index).between(12 * 24, 24 * 24);
      const author = personAuthor(world, person, "pipeline", "rare");
      return {
        ...author,
        asksOnly: true,
        intervalMs: hours * hour,
        offsetMs: author.offsetMs % (hours * hour),
      };
    });
}

function personAuthor(world: World, person: WorldPerson, topic: Topic, rhythm: Author["rhythm"]): Author {
  const draws = chance(world.seed, "author", person.index);
  const hours = {
    active: draws.between(44, 72),
    occasional: draws.between(8 * 24, 16 * 24),
    rare: draws.between(28 * 24, 60 * 24),
  }[rhythm];
  return {
    index: person.index,
    kind: "person",
    name: person.name,
    networkUrl: person.networkUrl,
    headline: person.headline,
    company: person.company,
    language: person.language,
    topics: [topic, draws.of(topics)],
    rhythm,
    asksOnly: false,
    intervalMs: hours * hour,
    offsetMs: draws.below(hours * hour),
  };
}

function companyAuthor(world: World, company: WorldCompany): Author {
  const draws = chance(world.seed, "page", company.index);
  const hours = draws.between(60, 96);
  return {
    index: firstCompanyIndex + company.index,
    kind: "company",
    name: company.name,
    networkUrl: company.networkUrl,
    headline: company.industry,
    company,
    language: countries()[company.country].language,
    topics: company.topics,
    rhythm: "active",
    asksOnly: false,
    intervalMs: hours * hour,
    offsetMs: draws.below(hours * hour),
  };
}
