import { pick } from "@/db/pick";
import { findCustomer, findDefaultIcp } from "@/db/queries/customers";
import { insertEngagements } from "@/db/queries/engagements";
import { holdOffErasure } from "@/db/queries/erasure";
import {
  attachPosts,
  findPostsByUrl,
  insertPosts,
  type NewPost,
  type Post,
  updatePost,
} from "@/db/queries/posts";
import { findSource, type SourceRow, updateSourceRow } from "@/db/queries/sources";
import { findSuppressedUrls } from "@/db/queries/suppressions";
import type { Wait } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { isPaced } from "@/lib/domain/credits/day-limits";
import { lockBalance, payFromBalance } from "@/lib/domain/credits/locked-balance";
import { findWait, meterCalls } from "@/lib/domain/credits/spending-limits";
import { noteMalformed } from "@/lib/domain/network-page";
import { withoutSetAside } from "@/lib/domain/set-aside/set-aside";
import { storeRows } from "@/lib/domain/set-aside/store-rows";
import { settings } from "@/lib/domain/settings";
import { addressTypeOf } from "@/lib/domain/sources/canonical";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { NetworkError, type NetworkTarget } from "@/lib/networks/network";
import { bestFirst, type ScreenedPost, screen, seenUntilOf } from "./screen";

export interface DiscoveredPage {
  /** The next page's cursor; null at the end of the listing, or if the run must stop. */
  next: string | null;
  /** Posts that are new to the workspace. They count against the run's `room`. */
  found: number;
  /** Posts added to the watchlist. */
  watched: number;
  /** True if the run's `room` is used up. The next run continues after the posts known by then. */
  isFull: boolean;
  /** When the page's newest post was published, ISO; null for an empty page. */
  newest: string | null;
  /** Why the run stopped before the end of the listing. */
  waiting: Wait | null;
  /** How many posts of the page could not be read, if the run goes on. */
  unread: number;
  /** How many of the source's discoveries had ended when it was read. */
  round: number;
}

/**
 * Reads one page of a source's posts, screens the new ones and adds relevant ones to the watchlist. Safe to repeat:
 * nothing is paid twice, and a post that can't be stored is set aside alone. Skips missing or paused sources and
 * inactive workspaces. `room` is how many new posts the run may still process.
 */
export async function discoverPage(
  ctx: Context,
  input: { sourceId: string; cursor: string | null; room?: number },
): Promise<DiscoveredPage> {
  const { db, customerId } = ctx;
  const { room = settings.discovery.postsPerRun } = input;
  const [source, customer, icp] = await Promise.all([
    findSource(db, { customerId, sourceId: input.sourceId }),
    findCustomer(db, { customerId }),
    findDefaultIcp(db, { customerId }),
  ]);
  const round = source?.discoveryRuns ?? 0;
  const nothing = { next: null, found: 0, watched: 0, isFull: false, newest: null, unread: 0 };
  const ended = { ...nothing, waiting: null, round };
  if (!source?.isActive || customer?.lifecycle !== "active" || !icp) {
    log.info(
      { customerId, sourceId: input.sourceId },
      "discovery skipped: source or workspace is not active, or there is no ICP",
    );
    return ended;
  }
  const wait = await findWait(ctx, settings.leastCredits.discovery, {
    stage: "discovery",
    sourceId: source.id,
  });
  if (wait) return { ...ended, waiting: wait };
  await renewClaim(ctx, source);
  try {
    const since = sinceOf(source, ctx.clock.now());
    const page = await ctx.ports.network.listPosts(targetOf(source), { cursor: input.cursor, since });
    await meterCalls(ctx, { cents: page.costCents, calls: 1 });
    noteMalformed(ctx, page, { sourceId: source.id });
    const items = await withoutSetAside(ctx, "post", page.items, ({ url }) => url);
    const screened = screen(items, { source, icp, now: ctx.clock.now() });
    const { found, watched, left, shortOf } = await storeRows(
      ctx,
      isPaced(customer) ? bestFirst(screened) : screened,
      (ctx, screened) =>
        storePage(ctx, {
          source,
          screened,
          room,
          autoHarvest: customer.autoHarvest,
          startsHarvests: customer.autoHarvest && !isPaced(customer),
        }),
      ({ post }) => ({ kind: "post", subject: post.url, sourceId: source.id }),
    );
    const newest = page.items.reduce<Date | null>((a, b) => (a && a > b.postedAt ? a : b.postedAt), null);
    const isFull = found === room && (left > 0 || page.next !== null);
    return {
      next: isFull || left > 0 ? null : page.next,
      found,
      watched,
      isFull,
      newest: newest?.toISOString() ?? null,
      waiting: left > 0 && !isFull ? shortOf : null,
      unread: isFull || left > 0 ? 0 : page.malformed,
      round,
    };
  } catch (error) {
    if (error instanceof NetworkError && error.failure === "gone") {
      log.info(
        { customerId, sourceId: source.id },
        "discovery found nothing: the network no longer has this source",
      );
      // In the middle of a listing, what follows was not read.
      return { ...ended, unread: input.cursor === null ? 0 : 1 };
    }
    throw error;
  }
}

/** A run that reads on keeps the source, unless another one has finished this round meanwhile. */
async function renewClaim({ db, customerId, clock }: Context, source: SourceRow): Promise<void> {
  const nextDiscoveryAt = new Date(clock.now().getTime() + settings.discovery.claimMs);
  const { id: sourceId, discoveryRuns: round } = source;
  await updateSourceRow(db, { customerId, sourceId, round, set: { nextDiscoveryAt } });
}

function targetOf(source: SourceRow): NetworkTarget {
  if (source.type === "keyword_search")
    return { kind: "keywords", phrases: source.keywords ?? [], network: source.network };
  return { kind: addressTypeOf(source.type), networkUrl: source.networkUrl ?? "" };
}

function sinceOf(source: SourceRow, now: Date): Date {
  const oldest = now.getTime() - settings.discovery.lookBackMs;
  const seenUntil = seenUntilOf(source, now);
  const seen = seenUntil ? seenUntil.getTime() - settings.discovery.overlapMs : oldest;
  return new Date(Math.max(oldest, seen));
}

/**
 * Stores a screened page as far as `room` and credits allow. Counts new posts, newly watched posts, and posts left
 * over.
 */
async function storePage(
  ctx: Context,
  input: {
    source: SourceRow;
    screened: ScreenedPost[];
    room: number;
    autoHarvest: boolean;
    /** Whether to harvest new posts at once. Otherwise the schedule chooses among them. */
    startsHarvests: boolean;
  },
): Promise<{ found: number; watched: number; left: number; shortOf: Wait }> {
  const { db, customerId } = ctx;
  const { source, autoHarvest, startsHarvests } = input;
  const now = ctx.clock.now();
  await holdOffErasure(db, { customerId });
  const balance = await lockBalance(ctx, { stage: "discovery", sourceId: source.id });
  const screened = await leaveOutSuppressed(ctx, input.screened);
  const urls = screened.map(({ post }) => post.url);
  const known = new Map((await findPostsByUrl(db, { customerId, urls })).map((post) => [post.url, post]));
  const fresh = screened.filter(({ post }) => !known.has(post.url));

  const affordable = fresh.slice(0, Math.min(input.room, balance.available));
  const { shortOf } = balance;
  const inserted = await insertPosts(db, {
    customerId,
    posts: affordable.map((s) => newPost(s, { ctx, source, autoHarvest, startsHarvests, now })),
  });
  await payFromBalance(ctx, balance, {
    bundle: "discovery",
    cause: `posts:${inserted[0]?.id}`,
    amount: inserted.length,
    sourceId: source.id,
    round: source.discoveryRuns,
  });

  // Another source's run may have stored some of them meanwhile. They belong to this source too.
  const isShared = inserted.length < affordable.length;
  const taken = affordable.map(({ post }) => post.url);
  const stored = isShared ? await findPostsByUrl(db, { customerId, urls: taken }) : inserted;

  const revived: Post[] = [];
  for (const { post, relevance, reason } of screened) {
    const row = known.get(post.url);
    if (row?.status !== "screened_out" || relevance < settings.discovery.minRelevance) continue;
    const set = { relevanceScore: relevance, relevanceReason: reason, ...watched(now, input) };
    await updatePost(db, { customerId, postId: row.id, set });
    revived.push({ ...row, ...set });
  }
  const all = [...known.values(), ...stored];
  const attached = await attachPosts(db, {
    customerId,
    sourceId: source.id,
    postIds: all.map((post) => post.id),
    now,
  });

  const onWatchlist = [...inserted.filter((post) => post.status === "qualified"), ...revived];
  if (startsHarvests) {
    for (const post of onWatchlist) {
      ctx.emit({ name: "post/harvest.due", data: { customerId, postId: post.id } });
    }
  }
  if (source.type === "keyword_search") {
    const watchedBefore = all.filter((post) => attached.has(post.id) && isWatched(post));
    await engageAuthors(ctx, source, [...watchedBefore, ...revived]);
  }
  const left = fresh.length - affordable.length;
  return { found: affordable.length, watched: onWatchlist.length, left, shortOf };
}

/** Drops posts by suppressed authors: they are neither stored nor paid for. */
async function leaveOutSuppressed(ctx: Context, screened: ScreenedPost[]): Promise<ScreenedPost[]> {
  const urls = screened.flatMap(({ post }) => post.author.networkUrl ?? []);
  const suppressed = await findSuppressedUrls(ctx.db, { customerId: ctx.customerId, urls });
  return screened.filter(({ post }) => !suppressed.has(post.author.networkUrl ?? ""));
}

const watched = (now: Date, input: { autoHarvest: boolean; startsHarvests: boolean }) => ({
  status: "qualified" as const,
  nextHarvestAt: input.autoHarvest
    ? new Date(now.getTime() + (input.startsHarvests ? settings.harvest.claimMs : 0))
    : null,
});

function newPost(
  { post, relevance, reason }: ScreenedPost,
  input: { ctx: Context; source: SourceRow; autoHarvest: boolean; startsHarvests: boolean; now: Date },
): NewPost {
  const isRelevant = relevance >= settings.discovery.minRelevance;
  return {
    id: newId(),
    customerId: input.ctx.customerId,
    sourceId: input.source.id,
    url: post.url,
    authorName: post.author.name,
    authorNetworkUrl: post.author.networkUrl,
    authorHeadline: post.author.headline,
    authorKind: post.author.kind,
    ...pick(post, "text", "postedAt", "likes", "comments"),
    relevanceScore: relevance,
    relevanceReason: reason,
    expiresAt: new Date(post.postedAt.getTime() + settings.watchlist.livesMs),
    createdAt: input.now,
    ...(isRelevant ? watched(input.now, input) : { status: "screened_out" as const }),
  };
}

/** Counts writing a post found by a keyword search as an engagement of its author. */
async function engageAuthors(ctx: Context, source: SourceRow, posts: Post[]): Promise<void> {
  const authored = posts.filter(isByPerson);
  const engagementIds = await insertEngagements(ctx.db, {
    customerId: ctx.customerId,
    engagements: authored.map((post) => ({
      id: newId(),
      postId: post.id,
      sourceId: source.id,
      kind: "post",
      personUrl: post.authorNetworkUrl,
      personName: post.authorName,
      headline: post.authorHeadline,
      text: null,
      engagedAt: post.postedAt,
      dueAt: new Date(ctx.clock.now().getTime() + settings.qualification.claimMs),
      createdAt: ctx.clock.now(),
    })),
  });
  if (engagementIds.length > 0) {
    ctx.emit({ name: "engagements/found", data: { customerId: ctx.customerId, engagementIds } });
  }
}

const isWatched = ({ status }: Post): boolean => status !== "screened_out" && status !== "closed";

const isByPerson = (post: Post): post is Post & { authorNetworkUrl: string } =>
  post.authorKind === "person" && post.authorNetworkUrl !== null;
