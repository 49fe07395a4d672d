import { findSuppressions } from "@/db/queries/customers";
import {
  engagementKey,
  findPostEngagements,
  insertEngagements,
  type NewEngagement,
} from "@/db/queries/engagements";
import { holdOffErasure } from "@/db/queries/erasure";
import { findPost, hasUnreadPosts, type Post, updatePost } from "@/db/queries/posts";
import type { Wait } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { isPaced } from "@/lib/domain/credits/day-limits";
import { lockBalance, payFromBalance } from "@/lib/domain/credits/locked-balance";
import { findWait, meterCalls } from "@/lib/domain/credits/spending-limits";
import { noteMalformed } from "@/lib/domain/network-page";
import { withoutSetAside } from "@/lib/domain/set-aside/set-aside";
import { storeRows } from "@/lib/domain/set-aside/store-rows";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import { compareStrength } from "@/lib/judgement/strength/evidence";
import { meaningWeight } from "@/lib/judgement/weights";
import { log } from "@/lib/log";
import { type NetworkEngagement, NetworkError, type NetworkPage } from "@/lib/networks/network";

export type Listing = "reactions" | "comments";

export interface HarvestedPage {
  next: string | null;
  /** Engagements that are new to the workspace. */
  found: number;
  /** Ends the harvest without counting it: it must wait, or there is nothing left to harvest. */
  stop: Wait | "not_watched" | null;
  /** How many engagements of the page could not be read, if the harvest goes on. */
  unread: number;
}

const stopped = (stop: HarvestedPage["stop"]): HarvestedPage => ({ next: null, found: 0, stop, unread: 0 });

/**
 * Reads one page of a post's reactions or comments and stores the new engagements. Only these are paid for. They are
 * qualified once the harvest ends, so that each person is judged once. Safe to repeat: nothing is stored or paid for
 * twice, and one that can't be stored is set aside alone.
 */
export async function harvestPage(
  ctx: Context,
  input: { postId: string; listing: Listing; cursor: string | null; round: number },
): Promise<HarvestedPage> {
  const { db, customerId } = ctx;
  const watched = await findPost(db, { customerId, postId: input.postId });
  const post = watched?.post;
  // Another run may have finished this round while this one waited for the vendor.
  if (!watched || post?.status !== "harvesting" || post.harvestCount !== input.round) {
    return stopped("not_watched");
  }
  const wait = await findWait(ctx, settings.leastCredits.harvest, {
    stage: "harvest",
    sourceId: post.sourceId,
  });
  if (wait) return stopped(wait);
  const paced = isPaced(watched.customer);
  // A paced workspace reads what people wrote under all its posts before it pays for reactions under any.
  const wordsOnly =
    paced && (await hasUnreadPosts(db, { customerId, postId: post.id, now: ctx.clock.now() }));
  if (wordsOnly && input.listing === "reactions") return stopped("pace");
  const page = await readPage(ctx, post, input);
  if (!page) return stopped("not_watched");
  await meterCalls(ctx, { cents: page.costCents, calls: 1 });
  noteMalformed(ctx, page, { postId: input.postId });
  const ofOthers = await withoutSetAside(ctx, "person", page.items, ({ person }) => person.networkUrl);
  const subjectOf = (item: NetworkEngagement) =>
    `${post.id} ${engagementKey({ ...item, personUrl: item.person.networkUrl })}`;
  const { found, shortOf } = await storeRows(
    ctx,
    await withoutSetAside(ctx, "engagement", ofOthers, subjectOf),
    (ctx, items) => storePage(ctx, post, items, { paced, wordsOnly }),
    (item) => ({
      kind: "engagement",
      subject: subjectOf(item),
      sourceId: post.sourceId,
      postId: post.id,
    }),
  );
  return shortOf
    ? { ...stopped(shortOf), found }
    : { next: page.next, found, stop: null, unread: page.malformed };
}

/** The page; null if the post no longer exists on the network, in which case it is closed. */
async function readPage(
  ctx: Context,
  post: Post,
  input: { listing: Listing; cursor: string | null },
): Promise<NetworkPage<NetworkEngagement> | null> {
  const { network } = ctx.ports;
  try {
    return input.listing === "reactions"
      ? await network.listReactions(post.url, input.cursor)
      : await network.listComments(post.url, input.cursor);
  } catch (error) {
    if (!(error instanceof NetworkError && error.failure === "gone")) throw error;
    log.info({ customerId: ctx.customerId, postId: post.id }, "post closed: the network no longer has it");
    await updatePost(ctx.db, {
      customerId: ctx.customerId,
      postId: post.id,
      set: { status: "closed", closedReason: "deleted", nextHarvestAt: null },
    });
    return null;
  }
}

/**
 * Stores a page's new engagements as far as the credits allow, in a paced workspace the best evidence first, and with
 * `wordsOnly` without what says nothing. `shortOf` is what they did not cover all of them for; null if they did.
 */
async function storePage(
  ctx: Context,
  post: Post,
  items: NetworkEngagement[],
  input: { paced: boolean; wordsOnly: boolean },
): Promise<{ found: number; shortOf: Wait | null }> {
  const { db, customerId } = ctx;
  await holdOffErasure(db, { customerId });
  const balance = await lockBalance(ctx, { stage: "harvest", sourceId: post.sourceId });
  const suppressed = new Set(
    (await findSuppressions(db, { customerId })).filter((s) => s.kind === "person").map((s) => s.value),
  );
  const seen = items
    .filter((item) => !suppressed.has(item.person.networkUrl))
    .map((item) => toEngagement(item, post, ctx.clock.now()));
  const stored = new Map(
    (
      await findPostEngagements(db, {
        customerId,
        postId: post.id,
        personUrls: [...new Set(seen.map((e) => e.personUrl))],
      })
    ).map((e) => [engagementKey(e), e]),
  );
  const fresh = [...new Map(seen.map((e) => [engagementKey(e), e])).entries()]
    .filter(([key]) => !stored.has(key))
    .map(([, engagement]) => engagement);
  const wanted = input.paced ? byEvidence(fresh, input) : fresh;
  // Each engagement needs credits for harvesting and for judging.
  const covered = Math.floor(balance.available / settings.leastCredits.harvest);
  const affordable = wanted.slice(0, covered);
  const shortOf = affordable.length < wanted.length ? balance.shortOf : null;
  const engagementIds = await insertEngagements(db, { customerId, engagements: affordable });
  await payFromBalance(ctx, balance, {
    bundle: "harvest",
    cause: `engagements:${engagementIds[0]}`,
    amount: engagementIds.length,
    sourceId: post.sourceId,
    postId: post.id,
    round: post.harvestCount,
  });
  return { found: engagementIds.length, shortOf };
}

function toEngagement(item: NetworkEngagement, post: Post, now: Date): NewEngagement {
  return {
    id: newId(),
    postId: post.id,
    sourceId: post.sourceId,
    kind: item.kind,
    personUrl: item.person.networkUrl,
    personName: item.person.name,
    headline: item.person.headline,
    reactionType: item.reactionType,
    commentId: item.commentId ?? "",
    text: item.text,
    engagedAt: item.at ?? now,
    dueAt: new Date(now.getTime() + settings.qualification.claimMs),
    createdAt: now,
  };
}

/** By what they say, strongest first; with `wordsOnly`, without reactions, filler, offers and job searches. Pure. */
function byEvidence(fresh: NewEngagement[], { wordsOnly }: { wordsOnly: boolean }): NewEngagement[] {
  // Read once each: comparing takes several looks.
  const read = fresh.map((engagement) => {
    const { kind, text = null } = engagement;
    return { engagement, kind, meaning: readMeaning({ kind, text }).meaning };
  });
  return read
    .filter(({ meaning }) => !wordsOnly || meaningWeight[meaning] > 0)
    .toSorted((a, b) => compareStrength(b, a))
    .map(({ engagement }) => engagement);
}
