/** A person's visit to a post: they react, comment, or both. */
import { type Chance, chance, weighted } from "./chance";
import type { WorldPerson } from "./person";
import type { WorldPost } from "./posts";
import type { World } from "./world";

const hour = 3_600_000;
const lastsHours = 8 * 24;
const decayHours = 22;
const reactionWeights = { like: 62, celebrate: 11, insightful: 11, support: 7, love: 6, funny: 3 };

export type ReactionWord = keyof typeof reactionWeights;

export interface Visit {
  person: WorldPerson;
  reaction: ReactionWord;
  /** Milliseconds since 1970; null if they do not react. */
  reactsAt: number | null;
  /** Milliseconds since 1970; null if they do not comment. */
  commentsAt: number | null;
  /** They liked the author's post before and come back with a need. */
  isReturning: boolean;
}

/** A visit of someone who comments with the given probability, and otherwise or also reacts. */
export function drawVisit(post: WorldPost, person: WorldPerson, draws: Chance, comments = 0.2): Visit {
  const at = post.at + delay(draws);
  const manner = draws.next();
  const reaction = weighted(draws, reactionWeights);
  const later = at + Math.floor(draws.next() * 0.2 * hour);
  return {
    person,
    reaction,
    reactsAt: manner >= comments * 0.6 ? at : null,
    commentsAt: manner < comments ? later : null,
    isReturning: false,
  };
}

/** Milliseconds after the post: many within hours, the last after eight days. */
function delay(draws: Chance): number {
  const share = draws.next() * (1 - Math.exp(-lastsHours / decayHours));
  return Math.floor((0.03 - Math.log(1 - share) * decayHours) * hour);
}

/** Half of those who do not speak the language of a post only react to it. */
export function staySilent(world: World, post: WorldPost, visit: Visit): Visit {
  const { person, commentsAt, reactsAt } = visit;
  if (commentsAt === null || post.language === "en" || person.language === post.language) return visit;
  const draws = chance(world.seed, "speaks", post.author.index, post.slot, person.index);
  return draws.holds(0.5) ? { ...visit, commentsAt: null, reactsAt: reactsAt ?? commentsAt } : visit;
}
