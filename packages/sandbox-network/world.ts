/**
 * The people and companies of the sandbox world, a pure function of a seed. Events follow from the clock, in posts.ts
 * and engagements.ts. Built once per process, on first use.
 */
import { type CastMember, type Motive, makeCast } from "./cast";
import { type Chance, chance, hash } from "./chance";
import { makeCompanies, type WorldCompany } from "./company";
import { fold } from "./fold";
import { makePerson, type WorldPerson } from "./person";

export const sandboxHost = "www.network.example";
export const sandboxSeed = "world-1";
const peopleCount = 3_400;
/** Indexes of companies as authors follow those of the drawn people; the cast follows both. Below 4096 in all. */
export const firstCompanyIndex = peopleCount;
const firstCastIndex = 3_600;

export interface World {
  seed: string;
  host: string;
  /** The drawn people, then the cast. */
  people: WorldPerson[];
  /** The world before the cast came: draws from it stay the same when the cast grows. */
  drawnPeople: readonly WorldPerson[];
  cast: readonly CastMember[];
  /** Why the people of the cast engage, by their index. */
  motives: ReadonlyMap<number, Motive>;
  companies: WorldCompany[];
  peopleBySlug: ReadonlyMap<string, WorldPerson>;
  peopleByMemberId: ReadonlyMap<string, WorldPerson>;
  companiesBySlug: ReadonlyMap<string, WorldCompany>;
  /** By company index. */
  employees: ReadonlyMap<number, readonly WorldPerson[]>;
  /** By company index, without the cast. */
  drawnEmployees: ReadonlyMap<number, readonly WorldPerson[]>;
}

const worlds = new Map<string, World>();

/** The world for a seed. */
export function openWorld(seed = sandboxSeed): World {
  let world = worlds.get(seed);
  if (!world) {
    world = buildWorld(seed);
    worlds.set(seed, world);
  }
  return world;
}

/** What follows the beginning of an address; empty if it begins otherwise. */
export const after = (start: string, address: string): string =>
  address.startsWith(start) ? address.slice(start.length) : "";

/** The person at a canonical address, public or of a member ID; undefined if there is none. */
export function personAt(world: World, networkUrl: string): WorldPerson | undefined {
  const slug = after(`https://${world.host}/in/`, networkUrl);
  return world.peopleBySlug.get(slug) ?? world.peopleByMemberId.get(slug);
}

/** The company at an address; undefined if there is none. */
export function companyAt(world: World, networkUrl: string): WorldCompany | undefined {
  return world.companiesBySlug.get(after(`https://${world.host}/company/`, networkUrl));
}

/** Companies whose name has this text in it, whatever its case; those that begin with it come first. */
export function companiesNamed(world: World, text: string): WorldCompany[] {
  const wanted = fold(text);
  if (wanted === "") return [];
  const place = ({ name }: WorldCompany) => fold(name).indexOf(wanted);
  return world.companies.filter((company) => place(company) >= 0).sort((a, b) => place(a) - place(b));
}

/** The employees of the company at an address; empty if there is none. */
export function peopleOfCompany(networkUrl: string, world = openWorld()): readonly WorldPerson[] {
  const company = companyAt(world, networkUrl);
  return company ? (world.employees.get(company.index) ?? []) : [];
}

function buildWorld(seed: string): World {
  const companies = makeCompanies(sandboxHost);
  const companiesBySlug = new Map(companies.map((company) => [company.slug, company]));
  const drawCompany = companyDraw(companies.filter(({ isAdded }) => !isAdded));
  const takenSlugs = new Set<string>();
  const drawnPeople = Array.from({ length: peopleCount }, (_, index) =>
    makePerson(seed, index, sandboxHost, drawCompany, takenSlugs),
  );
  const cast = makeCast({ seed, firstIndex: firstCastIndex, host: sandboxHost, companiesBySlug, takenSlugs });
  const people = [...drawnPeople, ...cast.map(({ person }) => person)];
  return {
    seed,
    host: sandboxHost,
    people,
    drawnPeople,
    cast,
    motives: new Map(cast.map(({ person, motive }) => [person.index, motive])),
    companies,
    peopleBySlug: new Map(people.map((person) => [person.slug, person])),
    peopleByMemberId: new Map(people.map((person) => [person.memberId, person])),
    companiesBySlug,
    employees: byEmployer(people),
    drawnEmployees: byEmployer(drawnPeople),
  };
}

function byEmployer(people: readonly WorldPerson[]): Map<number, WorldPerson[]> {
  const employees = new Map<number, WorldPerson[]>();
  for (const person of people) {
    if (!person.company) continue;
    const colleagues = employees.get(person.company.index);
    if (colleagues) colleagues.push(person);
    else employees.set(person.company.index, [person]);
  }
  return employees;
}

/** Larger companies have more people, but far less than proportionally. */
function companyDraw(companies: WorldCompany[]): (draws: Chance) => WorldCompany {
  const bounds: number[] = [];
  let total = 0;
  for (const company of companies) {
    total += Math.min(company.employees, 2_500) ** 0.35 * (company.sector === "software" ? 1.5 : 1);
    bounds.push(total);
  }
  return (draws) => {
    const at = draws.next() * total;
    const company = companies[bounds.findIndex((bound) => at < bound)];
    return company ?? draws.of(companies);
  };
}

/** A random sample, ordered differently per purpose, in which higher weights tend to come first. */
export function sampleByWeight<T extends { index: number }>(
  world: World,
  purpose: string,
  candidates: readonly T[],
  weightOf: (candidate: T) => number,
  count: number,
): T[] {
  const key = hash(world.seed, purpose);
  const ranked: { candidate: T; rank: number }[] = [];
  for (const candidate of candidates) {
    const weight = weightOf(candidate);
    if (weight > 0) ranked.push({ candidate, rank: chance(key, candidate.index).next() ** (1 / weight) });
  }
  ranked.sort((a, b) => b.rank - a.rank);
  return ranked.slice(0, count).map(({ candidate }) => candidate);
}
