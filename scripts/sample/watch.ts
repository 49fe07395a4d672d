/** What the sample's sources found, screened like a live discovery. */
import type { Post } from "@/db/queries/posts";
import type { SourceRow } from "@/db/queries/sources";
import type { PostStatus } from "@/db/vocabulary";
import { days, fixedClock, hours } from "@/lib/clock";
import { type ScreenedPost, screen } from "@/lib/domain/discovery/screen";
import { type Finding, isOpen } from "@/lib/domain/sample/world";
import { settings } from "@/lib/domain/settings";
import { stableId } from "@/lib/ids";
import type { Network, NetworkPage, NetworkPost, NetworkTarget } from "@/lib/networks/network";
import { createSandbox } from "@/lib/networks/sandbox";
import { pausedFor, sampleCustomerId, sampleDate, sampleIcp } from "./workspace";

/** How far back pages and people were read, and searches, which find the most. */
const lookBack = { pages: days(40), searches: days(9) };
/** How many posts are kept: the most relevant open ones, and closed ones spread over time. */
const kept = { open: 40, closed: 16, screenedOut: 9 };
/** Discoveries ran every six hours, the last one two hours ago; harvests ran until the daily budget was reached. */
const lastRun = sampleDate.getTime() - hours(2);
const lastHarvest = sampleDate.getTime() - hours(9);

/** The sandbox network at the sample's fixed time. */
export const sampleNetwork = (): Network =>
  createSandbox({ clock: fixedClock(sampleDate), pageSizes: { posts: 100, reactions: 500, comments: 500 } });

export interface Watched {
  /** Includes screened-out and closed ones, each once. */
  posts: Post[];
  findings: Finding[];
}

/** What the sources found, limited to the posts that are kept. */
export async function watchSources(network: Network, sources: readonly SourceRow[]): Promise<Watched> {
  const posts = new Map<string, Post>();
  const findings: Finding[] = [];
  for (const source of sources) {
    for (const { found, createdAt } of await discover(network, source)) {
      const postId = stableId("sample", "post", found.post.url);
      findings.push({ postId, sourceId: source.id, createdAt });
      if (!posts.has(postId)) posts.set(postId, toPost(postId, source, found, createdAt));
    }
  }
  const shown = mostRelevant([...posts.values()]);
  const ids = new Set(shown.map(({ id }) => id));
  return { posts: shown, findings: findings.filter(({ postId }) => ids.has(postId)) };
}

function mostRelevant(posts: readonly Post[]): Post[] {
  const ranked = posts.toSorted((a, b) => b.relevanceScore - a.relevanceScore || (a.id < b.id ? 1 : -1));
  const open = ranked.filter(isOpen);
  const waiting = open.filter(({ status }) => status === "qualified");
  const others = open.filter(({ status }) => status !== "qualified");
  return [
    // Newly found posts stay, whatever their relevance, so that every status is represented.
    ...[...waiting, ...others].slice(0, kept.open),
    ...spread(posts.filter(({ status }) => status === "closed")),
    ...ranked.filter(({ status }) => status === "screened_out").slice(0, kept.screenedOut),
  ];
}

/** Picks the number of closed posts to keep, evenly from the newest to the oldest. */
function spread(posts: readonly Post[]): Post[] {
  const step = Math.ceil(posts.length / kept.closed);
  const newestFirst = posts.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
  return newestFirst.filter((_, place) => (newestFirst.length - 1 - place) % step === 0);
}

/** Every page of a listing, one after the other. */
export async function readAll<T>(read: (cursor: string | null) => Promise<NetworkPage<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const page: NetworkPage<T> = await read(cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return items;
}

async function discover(network: Network, source: SourceRow) {
  const since = new Date(sampleDate.getTime() - (source.keywords ? lookBack.searches : lookBack.pages));
  const until = source.isActive ? lastRun : sampleDate.getTime() - pausedFor;
  const posts = await readAll((cursor) => network.listPosts(targetOf(source), { cursor, since }));
  return posts.flatMap((post) => {
    const createdAt = runAfter(post.postedAt);
    const [found] = screen([post], { source, icp: sampleIcp, now: createdAt });
    return found && createdAt.getTime() <= until ? [{ found, createdAt }] : [];
  });
}

function targetOf({ type, networkUrl, keywords }: SourceRow): NetworkTarget {
  if (networkUrl === null) return { kind: "keywords", phrases: keywords ?? [] };
  return { kind: type === "target_person" ? "person" : "company", networkUrl };
}

/** The first discovery after an instant. */
function runAfter(instant: Date): Date {
  const every = settings.discovery.everyMs;
  return new Date(lastRun - Math.floor((lastRun - instant.getTime()) / every) * every);
}

function toPost(id: string, source: SourceRow, found: ScreenedPost, createdAt: Date): Post {
  const { author, ...post }: NetworkPost = found.post;
  const expiresAt = new Date(post.postedAt.getTime() + settings.watchlist.livesMs);
  const status = statusOf(found.relevance, createdAt, expiresAt);
  return {
    id,
    customerId: sampleCustomerId,
    sourceId: source.id,
    url: post.url,
    authorName: author.name,
    authorNetworkUrl: author.networkUrl,
    authorHeadline: author.headline,
    authorKind: author.kind,
    text: post.text,
    postedAt: post.postedAt,
    likes: post.likes,
    comments: post.comments,
    relevanceScore: found.relevance,
    relevanceReason: found.reason,
    status,
    closedReason: status === "closed" ? "expired" : null,
    expiresAt,
    harvestCount: harvestsOf(createdAt).length,
    firstHarvestAt: createdAt,
    lastHarvestAt: harvestsOf(createdAt).at(-1) ?? null,
    nextHarvestAt: null,
    createdAt,
  };
}

/** A post that expires within the day is closed already, so that answers do not change during a day. */
function statusOf(relevance: number, createdAt: Date, expiresAt: Date): PostStatus {
  if (relevance < settings.discovery.minRelevance) return "screened_out";
  if (expiresAt.getTime() <= sampleDate.getTime() + days(1)) return "closed";
  const harvests = harvestsOf(createdAt).length;
  if (harvests === 0) return "qualified";
  return harvests > settings.harvest.afterFirstMs.length ? "max_harvests" : "harvesting";
}

/** When a post found at an instant has been harvested so far. */
export function harvestsOf(createdAt: Date): Date[] {
  return [0, ...settings.harvest.afterFirstMs]
    .map((after) => createdAt.getTime() + after)
    .filter((at) => at <= lastHarvest)
    .map((at) => new Date(at));
}
