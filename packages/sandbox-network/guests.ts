/** Who comes to a post besides its regulars: the cast, rivals' staff, and several people of one company. */
import type { Motive } from "./cast";
import { type Chance, chance, weighted } from "./chance";
import type { Language } from "./languages";
import type { WorldPerson } from "./person";
import type { WorldPost } from "./posts";
import { areRivals, revenueToolStaff, rivalStaffOf } from "./rivals";
import { revenueTopics } from "./topics";
import { drawVisit, type Visit } from "./visits";
import { sampleByWeight, type World } from "./world";

const day = 86_400_000;
const isAboutRevenue = ({ topic }: WorldPost): boolean => topic !== null && revenueTopics.includes(topic);

const motives: Record<"revenue" | "other", Record<Motive, number>> = {
  revenue: { buyer: 45, bystander: 25, seller: 22, job_seeker: 8 },
  other: { buyer: 8, bystander: 50, seller: 22, job_seeker: 20 },
};
const commentShares: Record<Motive, number> = { buyer: 0.35, bystander: 0.25, seller: 0.6, job_seeker: 0.5 };

/** The visits of guests, none of whom is in `seen`; adds them to it. */
export function drawGuests(world: World, post: WorldPost, seen: Set<number>): Visit[] {
  return [
    ...drawCast(world, post, seen),
    ...drawRivals(world, post, seen),
    ...drawCommittee(world, post, seen),
  ];
}

function drawCast(world: World, post: WorldPost, seen: Set<number>): Visit[] {
  const draws = chance(world.seed, "guests", post.author.index, post.slot);
  const isRevenue = isAboutRevenue(post);
  const count = isRevenue ? draws.between(1, 4) : draws.below(3);
  return Array.from({ length: count }, () => {
    const motive = weighted(draws, motives[isRevenue ? "revenue" : "other"]);
    const language = draws.holds(0.75) ? post.language : null;
    const person = draws.of(castOf(world, motive, language));
    return visitOnce(post, person, draws, seen, commentShares[motive]);
  }).flat();
}

/** Rivals read each other's pages, and now and then what others write on revenue. */
function drawRivals(world: World, post: WorldPost, seen: Set<number>): Visit[] {
  const draws = chance(world.seed, "rivals", post.author.index, post.slot);
  const { company } = post.author;
  const rivals = company ? rivalStaffOf(world, company) : [];
  const count = draws.below(3);
  const readsElsewhere = draws.holds(0.3);
  if (rivals.length > 0) {
    return Array.from({ length: count }, () => visitOnce(post, draws.of(rivals), draws, seen, 0.25)).flat();
  }
  if (!readsElsewhere || !isAboutRevenue(post)) return [];
  return visitOnce(post, draws.of(revenueToolStaff(world)), draws, seen, 0.25);
}

/** In about half of all fortnights, one company's revenue people follow an author together. */
function drawCommittee(world: World, post: WorldPost, seen: Set<number>): Visit[] {
  if (!isAboutRevenue(post)) return [];
  const fortnight = Math.floor(post.at / (14 * day));
  const period = chance(world.seed, "committee", post.author.index, fortnight);
  if (!period.holds(0.5)) return [];
  const company = period.of(
    world.companies.filter(({ isAdded, sector }) => !isAdded && sector === "software"),
  );
  const { author } = post;
  if (author.company && (author.company.index === company.index || areRivals(author.company, company)))
    return [];
  const staff = world.drawnEmployees.get(company.index) ?? [];
  const committee = sampleByWeight(world, `committee ${author.index} ${fortnight}`, staff, decides, 4);
  const draws = chance(world.seed, "committee visit", author.index, post.slot);
  return committee.flatMap((person) => (draws.holds(0.35) ? visitOnce(post, person, draws, seen, 0.25) : []));
}

const decides = ({ occupation, rank }: WorldPerson): number =>
  ["sales", "revenue_operations", "marketing", "business_development"].includes(occupation)
    ? { junior: 0.3, professional: 1, senior: 2, lead: 4, director: 4, executive: 2 }[rank]
    : 0;

function visitOnce(
  post: WorldPost,
  person: WorldPerson,
  draws: Chance,
  seen: Set<number>,
  comments: number,
): Visit[] {
  if (seen.has(person.index)) return [];
  seen.add(person.index);
  return [drawVisit(post, person, draws, comments)];
}

const pools = new WeakMap<World, Map<string, readonly WorldPerson[]>>();

/** The cast with a motive who speak a language; all with that motive if there are none, or if it is null. */
function castOf(world: World, motive: Motive, language: Language | null): readonly WorldPerson[] {
  let byKey = pools.get(world);
  if (!byKey) {
    byKey = new Map();
    pools.set(world, byKey);
  }
  const key = `${motive} ${language}`;
  let people = byKey.get(key);
  if (!people) {
    const all = world.cast.filter((member) => member.motive === motive).map(({ person }) => person);
    const speakers = all.filter((person) => person.language === language);
    people = speakers.length > 0 ? speakers : all;
    byKey.set(key, people);
  }
  return people;
}
