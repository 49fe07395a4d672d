/** Reactions and comments on a post: determined by the post, revealed over time by the clock. */

import type { Author } from "./authors";
import { type Chance, chance, weighted } from "./chance";
import { englishComments } from "./comments/english";
import { generalComments, injections } from "./comments/general";
import { communityOf } from "./communities";
import type { WorldPerson } from "./person";
import { subjectOf } from "./post-text";
import { numberOf, type WorldPost } from "./posts";
import type { World } from "./world";

const hour = 3_600_000;
const lastsHours = 8 * 24;
const decayHours = 22;
const followersPerAuthor = 35;
const reactionWeights = { like: 62, celebrate: 11, insightful: 11, support: 7, love: 6, funny: 3 };

export type ReactionWord = keyof typeof reactionWeights;

export interface WorldEngagement {
  /** Sorts by time; used as the comment ID. */
  id: string;
  person: WorldPerson;
  /** Milliseconds since 1970. */
  at: number;
  kind: "reaction" | "comment";
  /** Null for comments. */
  reaction: ReactionWord | null;
}

/** All engagements with a post up to `until` (milliseconds), newest first. */
export function engagementsOf(world: World, post: WorldPost, until: number): WorldEngagement[] {
  const draws = chance(world.seed, "engagers", post.author.index, post.slot);
  const engagements: WorldEngagement[] = [];
  const seen = new Set<number>([post.author.index]);
  const count = draws.holds(0.015) ? draws.between(45, 80) : 8 + Math.round(22 * draws.next() ** 1.7);
  for (let place = 0; place < count; place += 1) {
    const person = drawEngager(world, post, draws, seen);
    const at = post.at + delay(draws);
    const manner = draws.next();
    const reaction = weighted(draws, reactionWeights);
    const later = at + Math.floor(draws.next() * 0.2 * hour);
    if (manner >= 0.12) engagements.push(engagement(person, at, "reaction", reaction));
    if (manner < 0.2) engagements.push(engagement(person, later, "comment", null));
  }
  return engagements.filter(({ at }) => at <= until).sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** The text of a comment. */
export function commentText(world: World, post: WorldPost, { person, id }: WorldEngagement): string {
  const draws = chance(world.seed, "comment", id);
  const { topic, language } = subjectOf(world.seed, post.author, post.slot);
  if (draws.holds(0.02)) return draws.of(injections);
  const ownLanguage = language === person.language || (language !== "en" && draws.holds(0.3));
  if (ownLanguage && person.language !== "en") return draws.of(generalComments[person.language]);
  return topic && language === "en" && draws.holds(0.6)
    ? draws.of(englishComments[topic])
    : draws.of(generalComments.en);
}

function engagement(
  person: WorldPerson,
  at: number,
  kind: WorldEngagement["kind"],
  reaction: ReactionWord | null,
): WorldEngagement {
  return { id: numberOf(at, person.index, kind === "comment" ? 1 : 0), person, at, kind, reaction };
}

/** Draws a coworker, a regular of the topic, a follower of the author or a random person; no one twice. */
function drawEngager(world: World, post: WorldPost, draws: Chance, seen: Set<number>): WorldPerson {
  for (let tries = 0; ; tries += 1) {
    const person = tries < 6 ? drawOne(world, post, draws) : draws.of(world.people);
    if (seen.has(person.index)) continue;
    seen.add(person.index);
    return person;
  }
}

function drawOne(world: World, post: WorldPost, draws: Chance): WorldPerson {
  const { author, topic } = post;
  const colleagues = author.company ? (world.employees.get(author.company.index) ?? []) : [];
  const way = draws.next();
  if (way < (topic ? 0.14 : 0.4) && colleagues.length > 0) return draws.of(colleagues);
  if (way < 0.68 && topic) {
    const community = communityOf(world, topic);
    return community[Math.floor(community.length * draws.next() ** 1.7)] ?? draws.of(community);
  }
  return way < 0.88 ? follower(world, author, draws) : draws.of(world.people);
}

/** A follower of the author, most of whom are interested in the author's main topic. */
function follower(world: World, author: Author, draws: Chance): WorldPerson {
  const choice = chance(world.seed, "follower", author.index, draws.below(followersPerAuthor));
  return choice.holds(0.6) ? choice.of(communityOf(world, author.topics[0])) : choice.of(world.people);
}

/** Milliseconds after the post: many within hours, the last after eight days. */
function delay(draws: Chance): number {
  const share = draws.next() * (1 - Math.exp(-lastsHours / decayHours));
  return Math.floor((0.03 - Math.log(1 - share) * decayHours) * hour);
}
