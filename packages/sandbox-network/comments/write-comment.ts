/** Chooses what a person comments on a post, from who they are and what the post is about. */
import { type Chance, chance, weighted } from "../chance";
import { affinities } from "../communities";
import type { WrittenLanguage } from "../languages";
import type { WorldPerson } from "../person";
import type { WorldPost } from "../posts";
import { areRivals } from "../rivals";
import type { World } from "../world";
import { type CommentMeaning, commentBook, injections, type LabeledComment } from "./books";

export type WrittenComment = Omit<LabeledComment, "topic">;

type Weights = Partial<Record<CommentMeaning, number>>;

const colleague: Weights = { filler: 52, agrees: 28, shares_experience: 20 };
const rival: Weights = { agrees: 40, filler: 28, shares_experience: 22, sells: 10 };
const seller: Weights = { sells: 62, agrees: 20, filler: 10, shares_experience: 8 };
const jobSeeker: Weights = { seeks_job: 60, filler: 22, agrees: 18 };
const inNeed: Weights = { asks: 30, evaluates: 27, states_problem: 30, shares_experience: 13 };
const interested: Weights = {
  asks: 13,
  evaluates: 11,
  states_problem: 19,
  shares_experience: 21,
  agrees: 25,
  filler: 11,
};
const outsider: Weights = {
  asks: 4,
  evaluates: 3,
  states_problem: 10,
  shares_experience: 20,
  agrees: 40,
  filler: 23,
};
/** Under a question, people answer from experience. */
const answering: Weights = {
  shares_experience: 42,
  states_problem: 18,
  agrees: 15,
  filler: 15,
  asks: 5,
  evaluates: 5,
};

/**
 * What a person comments on a post, different from what is `used` there, to which it is added, unless it is filler.
 * One in fifty comments is a prompt injection.
 */
export function writeComment(
  world: World,
  post: WorldPost,
  { id, person, isReturning }: { id: string; person: WorldPerson; isReturning: boolean },
  used: Set<string>,
): WrittenComment {
  const draws = chance(world.seed, "comment", id);
  if (draws.holds(0.02)) return { text: draws.of(injections()), meaning: "filler", language: "en" };
  const language = languageOf(post, person, draws);
  const meaning = weighted(draws, isReturning ? inNeed : weightsFor(world, post, person));
  const fresh = freshTexts(candidatesFor(post, language, meaning, draws), used);
  if (fresh.length > 0) return draw(fresh, meaning);
  const { general, smallTalk } = commentBook(language);
  return draw(post.topic === null ? smallTalk : general.filler, "filler");

  function draw(texts: readonly string[], of: CommentMeaning): WrittenComment {
    const text = draws.of(texts);
    used.add(text);
    return { text, meaning: of, language };
  }
}

/** The texts of the first list that has some that are not used. */
const freshTexts = (lists: readonly (readonly string[])[], used: ReadonlySet<string>): readonly string[] =>
  lists.map((texts) => texts.filter((text) => !used.has(text))).find((texts) => texts.length > 0) ?? [];

/** The post's language; people who do not speak it write English half of the time, and others now and then. */
function languageOf(post: WorldPost, person: WorldPerson, draws: Chance): WrittenLanguage {
  const isForeign = person.language !== post.language;
  return !draws.holds(isForeign ? 0.5 : 0.03) ? post.language : "en";
}

function weightsFor(world: World, post: WorldPost, person: WorldPerson): Weights {
  const motive = world.motives.get(person.index);
  const isLooking = person.openToWork || person.occupation === "student";
  if (post.topic === null)
    return {
      filler: 94,
      sells: offersServices(person) || motive === "seller" ? 12 : 0,
      seeks_job: motive === "job_seeker" || isLooking ? 60 : 0,
    };
  const { company } = post.author;
  if (company && person.company?.index === company.index) return colleague;
  if (company && person.company && areRivals(company, person.company)) return rival;
  if (motive === "seller") return seller;
  if (motive === "job_seeker") return jobSeeker;
  const isInterested = (affinities()[post.topic][person.occupation] ?? 0) >= 1;
  const base = post.author.asksOnly ? answering : isInterested ? interested : outsider;
  return {
    ...(motive === "buyer" && !post.author.asksOnly ? inNeed : base),
    sells: offersServices(person) ? 40 : 0,
    seeks_job: isLooking ? (post.topic === "hiring" ? 60 : 25) : 0,
  };
}

/** Agencies, consultants and freelancers. */
const offersServices = ({ company, occupation }: WorldPerson): boolean =>
  company
    ? ["agency", "services"].includes(company.sector) &&
      ["consulting", "marketing", "sales", "business_development", "recruiting", "founder"].includes(
        occupation,
      )
    : ["consulting", "marketing", "design", "founder"].includes(occupation);

function candidatesFor(
  post: WorldPost,
  language: WrittenLanguage,
  meaning: CommentMeaning,
  draws: Chance,
): readonly (readonly string[])[] {
  const { general, topics, smallTalk } = commentBook(language);
  const isOnTopic = draws.holds(0.8);
  if (post.topic === null) return [meaning === "filler" ? smallTalk : general[meaning]];
  const own = topics[post.topic]?.[meaning] ?? [];
  return isOnTopic ? [own, general[meaning]] : [general[meaning], own];
}
