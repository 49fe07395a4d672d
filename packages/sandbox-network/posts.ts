/** When authors post. Every post is determined by its author and slot. */
import { type Author, authorsOf } from "./authors";
import { chance, hash } from "./chance";
import { fold } from "./fold";
import type { WrittenLanguage } from "./languages";
import { subjectOf, writePost } from "./post-text";
import type { Topic } from "./topics";
import { after, type World } from "./world";

const day = 86_400_000;
/** How far back author listings and searches go. */
export const historyDays = { author: 90, search: 30 };

const epoch = Date.UTC(2024, 0, 1);
const firstHour = 6.2;
const lastHour = 19.4;
const daysKept = 64;
const writtenByDay = new WeakMap<World, Map<number, Written[]>>();

interface Written {
  post: WorldPost;
  /** Folded, for searching. */
  text: string;
}

export interface WorldPost {
  /** 19 digits that sort by time: milliseconds, then the author, then check bits. */
  id: string;
  url: string;
  author: Author;
  slot: number;
  /** Milliseconds since 1970. */
  at: number;
  topic: Topic | null;
  language: WrittenLanguage;
}

/** An author's posts after `after` and up to `until` (milliseconds), newest first. */
export function postsOf(world: World, author: Author, after: number, until: number): WorldPost[] {
  const posts: WorldPost[] = [];
  // A post's time may move within its day, so slots around the edges are checked too.
  for (let slot = slotAt(author, until) + 1; ; slot -= 1) {
    const at = instantOf(world, author, slot);
    if (at <= after) return posts;
    if (at <= until) posts.push(postIn(world, author, slot, at));
  }
}

/** The post at a canonical address if it is published by `until`; undefined if there is none. */
export function postAt(world: World, url: string, until: number): WorldPost | undefined {
  const id = /^urn:li:activity:(\d{10,20})$/.exec(after(`https://${world.host}/feed/update/`, url))?.[1];
  if (id === undefined) return undefined;
  const number = BigInt(id);
  const at = Number(number >> 22n);
  const author = authorsOf(world).byIndex.get(Number((number >> 10n) & 0xfffn));
  if (!author || at > until) return undefined;
  const near = slotAt(author, at);
  for (const slot of [near - 1, near, near + 1]) {
    if (instantOf(world, author, slot) === at) {
      const post = postIn(world, author, slot, at);
      if (post.id === id) return post;
    }
  }
  return undefined;
}

/** All posts that contain any of the folded phrases, after `after` and up to `until`, newest first. */
export function searchPosts(
  world: World,
  phrases: readonly string[],
  after: number,
  until: number,
): WorldPost[] {
  const found: WorldPost[] = [];
  for (const { post, text } of writtenBetween(world, after, until)) {
    if (post.at <= after || post.at > until) continue;
    if (phrases.some((phrase) => containsPhrase(text, phrase))) found.push(post);
  }
  return found.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** An ID for an event: sorts by time and never collides. */
export function numberOf(at: number, who: number, check = 0): string {
  return ((BigInt(at) << 22n) | (BigInt(who) << 10n) | BigInt(check)).toString();
}

/** An author's post in a slot, whenever that is. */
export const postInSlot = (world: World, author: Author, slot: number): WorldPost =>
  postIn(world, author, slot, instantOf(world, author, slot));

function postIn(world: World, author: Author, slot: number, at: number): WorldPost {
  const id = numberOf(at, author.index, hash(world.seed, author.index, slot) & 0x3ff);
  const url = `https://${world.host}/feed/update/urn:li:activity:${id}`;
  return { id, url, author, slot, at, ...subjectOf(world.seed, author, slot) };
}

const slotAt = (author: Author, at: number) => Math.floor((at - epoch - author.offsetMs) / author.intervalMs);

/** A time within the slot's interval, during waking hours. Later slots always have later times. */
function instantOf(world: World, author: Author, slot: number): number {
  const shift = chance(world.seed, "when", author.index, slot).next() * 0.7;
  const drawn = epoch + author.offsetMs + (slot + shift) * author.intervalMs;
  const midnight = Math.floor(drawn / day) * day;
  const partOfDay = (drawn - midnight) / day;
  return Math.floor(midnight + (firstHour + partOfDay * (lastHour - firstHour)) * 3_600_000);
}

/** All posts of the days in the span. A day's posts never change, so they are cached. */
function* writtenBetween(world: World, after: number, until: number): Generator<Written> {
  const first = Math.floor(after / day);
  const days = Array.from({ length: Math.floor(until / day) - first + 1 }, (_, index) => first + index);
  let kept = writtenByDay.get(world);
  if (!kept || kept.size > daysKept) {
    kept = new Map();
    writtenByDay.set(world, kept);
  }
  const missing = days.filter((number) => !kept.has(number));
  const [from] = missing;
  const to = missing.at(-1);
  if (from !== undefined && to !== undefined) writeDays(world, from, to, kept);
  for (const number of days) yield* kept.get(number) ?? [];
}

function writeDays(world: World, from: number, to: number, kept: Map<number, Written[]>): void {
  for (let number = from; number <= to; number += 1) kept.set(number, []);
  for (const author of authorsOf(world).all) {
    for (const post of postsOf(world, author, from * day - 1, (to + 1) * day - 1)) {
      const text = fold(writePost(world.seed, author, post.slot).text);
      kept.get(Math.floor(post.at / day))?.push({ post, text });
    }
  }
}

const partOfWord = /[\p{L}\p{N}]/u;

/** Matches whole words only: `crm` is not found in `scrma`. Both texts are already folded. */
function containsPhrase(text: string, phrase: string): boolean {
  if (phrase === "") return false;
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const before = text[at - 1] ?? " ";
    const behind = text[at + phrase.length] ?? " ";
    if (!partOfWord.test(before) && !partOfWord.test(behind)) return true;
  }
  return false;
}
