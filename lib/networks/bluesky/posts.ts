/** Lists posts: an account's own ones, or those that contain a phrase. */
import type { NetworkPage, NetworkPost } from "../network";
import { foldText } from "../network-url";
import { actorOf, didOfUri } from "./address";
import { failure, type QueryClient } from "./client";
import {
  nextPlace,
  type Place,
  readFeedCursor,
  readSearchCursor,
  type SearchTurn,
  writeCursor,
} from "./cursor";
import { isHidden, publishedAt, timeOf, toPost } from "./transform";
import { FeedPage, PostsPage, uriOf, WireFeedItem, WirePost } from "./wire";

interface Range {
  cursor: string | null;
  since: Date | null;
  now: Date;
}

const pageSize = 100;

/** An account's own posts, without replies and without what it reposted. */
export async function listAuthorFeed(
  client: QueryClient,
  target: { kind: "person" | "company"; networkUrl: string },
  { cursor, since, now }: Range,
): Promise<NetworkPage<NetworkPost>> {
  const place: Place | undefined = cursor === null ? [null] : readFeedCursor(cursor);
  if (place === undefined) throw wrongCursor();
  const actor = actorOf(target.networkUrl);
  if (actor === null) throw failure("gone", "not the address of an account");
  const parameters = { actor, limit: pageSize, filter: "posts_no_replies", cursor: place[0] };
  const page = await client.get("app.bsky.feed.getAuthorFeed", parameters, FeedPage);
  const items = page.feed.map((item) => readFeedItem(item, now));
  const posts = items.map((item) => item && readPost(item.post, target.kind, now));
  // Reposts and posts are in one order, by when they came into the feed.
  const last = items.findLast((item) => item !== undefined && item.at !== null)?.at ?? null;
  const isPast = since !== null && last !== null && last <= since;
  const next = isPast ? null : nextPlace({ cursor: page.cursor, items: page.feed }, place, uriOf);
  return present(
    posts.filter((_, index) => items[index] === undefined || items[index]?.isOwn),
    since,
    next && writeCursor(["feed", ...next]),
  );
}

/** Posts that contain a phrase. The network searches one per call, so the phrases take turns and none is starved. */
export async function searchPosts(
  client: QueryClient,
  phrases: readonly string[],
  { cursor, since, now }: Range,
): Promise<NetworkPage<NetworkPost>> {
  const turns =
    cursor === null ? phrases.map((_, phrase): SearchTurn => [phrase, null]) : readSearchCursor(cursor);
  const [turn, ...waiting] = turns ?? [];
  const phrase = plainWords(phrases[turn?.[0] ?? 0] ?? "");
  if (!turn || phrase === "") throw wrongCursor();
  const [index, ...place] = turn;
  const page = await client.getSignedIn(
    "app.bsky.feed.searchPosts",
    { q: `"${phrase}"`, sort: "latest", limit: pageSize, since: since?.toISOString(), cursor: place[0] },
    PostsPage,
  );
  const posts = page.posts.map((item) => readPost(item, "person", now, { allowsReplies: false }));
  const last = page.posts.map((item) => timeOfPost(item, now)).findLast((at) => at !== null) ?? null;
  const isPast = since !== null && last !== null && last <= since;
  const next = isPast ? null : nextPlace({ cursor: page.cursor, items: page.posts }, place, uriOf);
  const left = next ? [...waiting, [index, ...next] satisfies SearchTurn] : waiting;
  // The network also finds other forms of the words, and words apart.
  const found = posts.filter((post) => !post || plainWords(post.text).includes(phrase));
  return present(found, since, left.length > 0 ? writeCursor(["search", left]) : null);
}

interface FeedItem {
  post: unknown;
  /** When it came into the feed. */
  at: Date | null;
  isOwn: boolean;
}

function readFeedItem(item: unknown, now: Date): FeedItem | undefined {
  const wire = WireFeedItem.safeParse(item);
  if (!wire.success) return undefined;
  const { post, reason } = wire.data;
  const isPin = reason?.$type?.endsWith("#reasonPin") ?? false;
  if (reason && !isPin) return { post, at: timeOf(null, reason.indexedAt, now), isOwn: false };
  // A pinned post may be old and come first, so it does not show how far back the feed is.
  return { post, at: isPin ? null : timeOfPost(post, now), isOwn: true };
}

/** When a post was published; null if it can't be read or has no credible time. */
function timeOfPost(item: unknown, now: Date): Date | null {
  const wire = WirePost.safeParse(item);
  return wire.success ? publishedAt(wire.data, now) : null;
}

/** Null if it may not be shown or is not wanted, undefined if it is malformed. */
function readPost(
  item: unknown,
  kind: "person" | "company",
  now: Date,
  { allowsReplies }: { allowsReplies: boolean } = { allowsReplies: true },
): NetworkPost | null | undefined {
  const wire = WirePost.safeParse(item);
  if (!wire.success || wire.data.author.did !== didOfUri(wire.data.uri)) return undefined;
  if (isHidden(wire.data) || isHidden(wire.data.author)) return null;
  if (!allowsReplies && wire.data.record.reply) return null;
  return toPost(wire.data, kind, now);
}

function present(
  posts: (NetworkPost | null | undefined)[],
  since: Date | null,
  next: string | null,
): NetworkPage<NetworkPost> {
  const known = posts.filter((post) => post !== undefined);
  return {
    items: known
      .filter((post) => post !== null)
      .filter(({ postedAt }) => since === null || postedAt > since)
      .sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime()),
    next,
    costCents: 0,
    malformed: posts.length - known.length,
  };
}

const wrongCursor = () => failure("refused", "the cursor is not valid for this listing");

/** Words only, folded, so that punctuation between them does not matter. */
const plainWords = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
