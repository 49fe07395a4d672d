/** Reactions and comments on a post: determined by the post, revealed over time by the clock. */

import type { Author } from "./authors";
import { type Chance, chance } from "./chance";
import { type WrittenComment, writeComment } from "./comments/write-comment";
import { affinities, communityOf } from "./communities";
import { drawGuests } from "./guests";
import type { WorldPerson } from "./person";
import { numberOf, postInSlot, type WorldPost } from "./posts";
import { drawVisit, type ReactionWord, staySilent, type Visit } from "./visits";
import type { World } from "./world";

const hour = 3_600_000;
const day = 24 * hour;
const followersPerAuthor = 35;
const returningShare = 0.35;

export type { ReactionWord } from "./visits";

export interface WorldEngagement {
  /** Sorts by time; used as the comment ID. */
  id: string;
  person: WorldPerson;
  /** Milliseconds since 1970. */
  at: number;
  kind: "reaction" | "comment";
  /** Null for comments. */
  reaction: ReactionWord | null;
  /** Null for reactions. Adapters pass on only its text. */
  comment: WrittenComment | null;
}

/** All engagements with a post up to `until` (milliseconds), newest first. */
export function engagementsOf(world: World, post: WorldPost, until: number): WorldEngagement[] {
  const seen = new Set<number>([post.author.index]);
  const visits = [
    ...drawRegulars(world, post, seen),
    ...drawGuests(world, post, seen),
    ...drawReturning(world, post, seen),
  ].map((visit) => staySilent(world, post, visit));
  const used = new Set<string>();
  return visits
    .flatMap((visit) => toEngagements(visit))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ isReturning, ...engagement }) =>
      engagement.kind === "comment"
        ? { ...engagement, comment: writeComment(world, post, { ...engagement, isReturning }, used) }
        : engagement,
    )
    .filter(({ at }) => at <= until)
    .reverse();
}

function toEngagements({ person, reaction, reactsAt, commentsAt, isReturning }: Visit) {
  const engagements: (WorldEngagement & { isReturning: boolean })[] = [];
  const common = { person, comment: null, isReturning };
  if (reactsAt !== null) {
    const id = numberOf(reactsAt, person.index);
    engagements.push({ ...common, id, at: reactsAt, kind: "reaction", reaction });
  }
  if (commentsAt !== null) {
    const id = numberOf(commentsAt, person.index, 1);
    engagements.push({ ...common, id, at: commentsAt, kind: "comment", reaction: null });
  }
  return engagements;
}

/** Eight to thirty people from the world before the cast; rarely more. */
function drawRegulars(world: World, post: WorldPost, seen: Set<number>): Visit[] {
  const draws = chance(world.seed, "engagers", post.author.index, post.slot);
  const count = draws.holds(0.015) ? draws.between(45, 80) : 8 + Math.round(22 * draws.next() ** 1.7);
  return Array.from({ length: count }, () => drawVisit(post, drawRegular(world, post, draws, seen), draws));
}

/** Someone who reacted to the author's previous post comes back and says what they need. */
function drawReturning(world: World, post: WorldPost, seen: Set<number>): Visit[] {
  const draws = chance(world.seed, "returning", post.author.index, post.slot);
  if (!draws.holds(returningShare) || post.topic === null) return [];
  const before = postInSlot(world, post.author, post.slot - 1);
  if (post.at - before.at > 5 * day) return [];
  const interested = affinities()[post.topic];
  const candidates = drawRegulars(world, before, new Set([post.author.index])).filter(
    ({ person, commentsAt }) =>
      commentsAt === null &&
      !seen.has(person.index) &&
      (interested[person.occupation] ?? 0) >= 3 &&
      (post.language === "en" || person.language === post.language) &&
      person.company !== null &&
      person.company.index !== post.author.company?.index,
  );
  if (candidates.length === 0) return [];
  const { person, reaction, reactsAt } = draws.of(candidates);
  const commentsAt = Math.max(post.at, reactsAt ?? post.at) + Math.floor((0.5 + draws.next() * 30) * hour);
  if (reactsAt === null || commentsAt - reactsAt > 7 * day) return [];
  seen.add(person.index);
  return [{ person, reaction, reactsAt: null, commentsAt, isReturning: true }];
}

/** Draws a coworker, a regular of the topic, a follower of the author or a random person; no one twice. */
function drawRegular(world: World, post: WorldPost, draws: Chance, seen: Set<number>): WorldPerson {
  for (let tries = 0; ; tries += 1) {
    const person = tries < 6 ? drawOne(world, post, draws) : draws.of(world.drawnPeople);
    if (seen.has(person.index)) continue;
    seen.add(person.index);
    return person;
  }
}

function drawOne(world: World, post: WorldPost, draws: Chance): WorldPerson {
  const { author, topic } = post;
  const colleagues = author.company ? (world.drawnEmployees.get(author.company.index) ?? []) : [];
  const way = draws.next();
  if (way < (topic ? 0.14 : 0.4) && colleagues.length > 0) return draws.of(colleagues);
  if (way < 0.68 && topic) {
    const community = communityOf(world, topic);
    return community[Math.floor(community.length * draws.next() ** 1.7)] ?? draws.of(community);
  }
  return way < 0.88 ? follower(world, author, draws) : draws.of(world.drawnPeople);
}

/** A follower of the author, most of whom are interested in the author's main topic. */
function follower(world: World, author: Author, draws: Chance): WorldPerson {
  const choice = chance(world.seed, "follower", author.index, draws.below(followersPerAuthor));
  return choice.holds(0.6) ? choice.of(communityOf(world, author.topics[0])) : choice.of(world.drawnPeople);
}
