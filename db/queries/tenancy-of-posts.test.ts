/** Post, engagement and people queries run by one workspace for rows of another. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { know } from "@/tests/factories/people";
import { insertEngagement, insertPerson } from "@/tests/factories/signals";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { engagements, people, posts } from "../schema";
import {
  countTries,
  findPendingEngagements,
  findPendingOfPost,
  findPostEngagements,
  judgeEngagements,
  lockPendingEngagements,
  updateEngagement,
} from "./engagements";
import { findLookups, lockPeople, upsertLookups } from "./people";
import { findPost, findPostsByUrl, hasLiveSource, updatePost } from "./posts";
import { closePostsOfAuthor } from "./suppressions";
import { findWatchlist } from "./watchlist";
import { findKnownPeople } from "./what-if";

const authorNetworkUrl = "https://www.network.example/in/ada-author";

/** A watched post with a pending engagement, and a lookup of the person who engaged. */
async function openPost(ctx: Context) {
  const { customerId, db } = ctx;
  const { id, postId, personUrl } = await insertEngagement(ctx);
  const [post] = await db.update(posts).set({ authorNetworkUrl }).where(eq(posts.id, postId)).returning();
  const person = await insertPerson(ctx, { networkUrl: personUrl });
  const lookup = { requestedUrl: personUrl, personId: person.id, companyId: null };
  await upsertLookups(db, { customerId, lookups: [lookup], now: ctx.clock.now() });
  return {
    postId,
    authorNetworkUrl,
    ids: [id],
    personUrls: [personUrl],
    urls: [personUrl, post?.url ?? ""],
    sortBy: "createdAt" as const,
    sortDir: "asc" as const,
    limit: 10,
    offset: 0,
    judgements: [
      {
        id,
        status: "rejected" as const,
        gates: [],
        personId: null,
        signalId: null,
        meaning: null,
        meaningProbability: null,
        otherMeaning: null,
        rejectedBy: null,
        fit: null,
        receipt: null,
      },
    ],
  };
}
type Ask = Question<Awaited<ReturnType<typeof openPost>>>;

describe("another workspace's posts and engagements", () => {
  it.each<[string, Ask, unknown]>([
    ["findPostsByUrl", findPostsByUrl, []],
    ["findPost", findPost, null],
    ["hasLiveSource", hasLiveSource, false],
    ["findWatchlist", findWatchlist, { rows: [], total: 0 }],
    ["findPostEngagements", findPostEngagements, []],
    ["findPendingEngagements", findPendingEngagements, []],
    ["findPendingOfPost", findPendingOfPost, []],
    ["lockPendingEngagements", lockPendingEngagements, new Set()],
    ["findLookups", findLookups, new Map()],
  ])("are not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openPost, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    [
      "updatePost",
      (db, { customerId, postId }) => updatePost(db, { customerId, postId, set: { likes: 99 } }),
    ],
    ["closePostsOfAuthor", closePostsOfAuthor],
    ["judgeEngagements", judgeEngagements],
    ["countTries", countTries],
    [
      "updateEngagement",
      (db, { customerId, ids: [engagementId = ""] }) =>
        updateEngagement(db, { customerId, engagementId, set: { status: "stacked" } }),
    ],
  ])("are not changed by %s", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(openPost, [posts, engagements], ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });
});

describe("another workspace's people", () => {
  const sampleOf = ({ db, clock, customerId }: Context) =>
    findKnownPeople(db, { customerId, since: clock.now(), engagements: 10, people: 10 });

  it("are not found by who engaged there", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { id: personId, networkUrl: personUrl } = await insertPerson(owner);
      await insertEngagement(owner, { personId, personUrl, status: "stacked" });
      expect((await sampleOf(stranger)).people).toEqual([]);
      expect((await sampleOf(owner)).people).toHaveLength(1);
    }));

  it("are not found through their lookup of an address that engaged here", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { networkUrl: personUrl } = await know(owner);
      await insertEngagement(stranger, { personUrl, status: "rejected" });
      expect((await sampleOf(stranger)).people).toEqual([]);
    }));

  it("are not locked by lockPeople", () =>
    withDatabase(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { id } = await insertPerson(owner);
      const isFreeWhile = ({ customerId }: Context) =>
        world.db.transaction(async (tx) => {
          await lockPeople(tx, { customerId, ids: [id] });
          const free = world.db.select().from(people).where(eq(people.id, id));
          return (await free.for("no key update", { skipLocked: true })).length === 1;
        });
      expect(await isFreeWhile(stranger)).toBe(true);
      expect(await isFreeWhile(owner)).toBe(false);
    }));
});
