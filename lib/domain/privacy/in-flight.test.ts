/** An erased person must not come back through a run that started earlier or a URL unknown until then. */
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { holdOffErasure } from "@/db/queries/erasure";
import {
  creditEntries,
  engagements,
  people,
  posts,
  profileLookups,
  signals,
  suppressions,
} from "@/db/schema";
import { hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { harvestPage } from "@/lib/domain/harvest/harvest-page";
import { startHarvest } from "@/lib/domain/harvest/start";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { engage, opaqueAddress, salesLeaders } from "@/tests/factories/people";
import { discover } from "@/tests/factories/pipeline";
import { insertPost } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { erasePerson } from "./erase";

const [leader] = salesLeaders(1);
if (!leader) throw new Error("The world has no sales leader");
const erase = (ctx: Context, suppress = true) =>
  erasePerson(ctx, { networkUrl: leader.networkUrl, suppress });

/** What the workspace stores about anyone. */
async function kept({ db, customerId }: Context) {
  const [found, looked, engaged, made] = await Promise.all([
    db.select().from(people).where(eq(people.customerId, customerId)),
    db.select().from(profileLookups).where(eq(profileLookups.customerId, customerId)),
    db.select().from(engagements).where(eq(engagements.customerId, customerId)),
    db.select().from(signals).where(eq(signals.customerId, customerId)),
  ]);
  return {
    people: found.map(({ networkUrl }) => networkUrl),
    lookups: looked.map(({ requestedUrl }) => requestedUrl).filter((url) => url.includes("/in/")),
    engagements: engaged.map(({ personUrl }) => personUrl),
    signals: made.map(({ personUrl }) => personUrl),
  };
}

const nobody = { people: [], lookups: [], engagements: [], signals: [] };

describe("a run in flight", () => {
  it("stores nothing about someone erased after it read their profile", () =>
    withDatabase(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const { id } = await engage(ctx, leader, { sourceId: source.id });
      const { network } = ctx.ports;
      const getPerson: typeof network.getPerson = async (url) => {
        const found = await network.getPerson(url);
        await erase(ctx);
        return found;
      };
      await qualifyEngagements(
        { ...ctx, ports: { ...ctx.ports, network: { ...network, getPerson } } },
        { ids: [id] },
      );
      expect(await kept(ctx)).toEqual(nobody);
      const { balance, ledger } = await readBooks(ctx);
      expect(balance).toBe(ledger);
      const causes = await ctx.db.select({ cause: creditEntries.cause }).from(creditEntries);
      expect(causes.filter(({ cause }) => cause.includes("/in/"))).toEqual([]);
    }));

  it("may bring them back if the erasure did not suppress them, and pays for them once", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const { id } = await engage(ctx, leader, { sourceId: source.id });
      await qualifyEngagements(ctx, { ids: [id] });
      const { burned } = await readBooks(ctx);
      await erase(ctx, false);
      expect(await kept(ctx)).toEqual(nobody);
      const again = await engage(ctx, leader, { sourceId: source.id });
      await qualifyEngagements(ctx, { ids: [again.id] });
      expect((await kept(ctx)).signals).toEqual([leader.networkUrl]);
      expect((await readBooks(ctx)).burned).toBe(burned);
    }));

  it("delays an erasure that starts after it read suppressions, and its rows are then erased", () =>
    withDatabase(async ({ ctx, db }) => {
      const { source } = await insertWorkspace(ctx);
      const post = await insertPost(ctx, { sourceId: source.id });
      const running: Promise<unknown>[] = [];
      const waiting = sql`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await db.transaction(async (tx) => {
        await holdOffErasure(tx, { customerId: ctx.customerId });
        running.push(erase(ctx));
        await expect.poll(async () => (await db.execute<{ n: number }>(waiting))[0]?.n).toBe(1);
        await engage({ ...ctx, db: tx }, leader, { sourceId: source.id, postId: post.id });
      });
      await Promise.all(running);
      expect(await kept(ctx)).toEqual(nobody);
    }));

  it("leaves out a person erased while a harvest reads its page", () =>
    withDatabase(async (world) => {
      const { ctx } = world;
      const { postId, round, page } = await openHarvest(world);
      const networkUrl = page.items[0]?.person.networkUrl ?? "";
      const { network } = ctx.ports;
      const listReactions: typeof network.listReactions = async (...input) => {
        const found = await network.listReactions(...input);
        await erasePerson(ctx, { networkUrl, suppress: true });
        return found;
      };
      const slow = { ...ctx, ports: { ...ctx.ports, network: { ...network, listReactions } } };
      await harvestPage(slow, { postId, listing: "reactions", cursor: null, round });
      const { engagements } = await kept(ctx);
      expect(engagements.length).toBeGreaterThan(0);
      expect(engagements).not.toContain(networkUrl);
    }));
});

/** A post of the sandbox world that is being harvested, and the first page of its reactions. */
async function openHarvest({ ctx, db }: TestWorld) {
  const { source } = await insertWorkspace(ctx);
  await discover(ctx, source);
  const post = one(await db.select().from(posts).where(eq(posts.status, "qualified")));
  const started = await startHarvest(ctx, { postId: post.id });
  if (!started) throw new Error("The harvest did not start");
  const page = await ctx.ports.network.listReactions(post.url, null);
  return { postId: post.id, round: started.round, page };
}

describe("someone who is suppressed", () => {
  it("is not stored and is paid for once when found by a previously unknown URL", () =>
    withRollback(async ({ ctx, db, clock, calls }) => {
      const { source } = await insertWorkspace(ctx);
      await erase(ctx);
      const post = await insertPost(ctx, { sourceId: source.id });
      const opaque = opaqueAddress(leader);
      const seen = { networkUrl: opaque, name: leader.name };
      const { id } = await engage(ctx, seen, { sourceId: source.id, postId: post.id });
      await qualifyEngagements(ctx, { ids: [id] });
      expect(await kept(ctx)).toEqual(nobody);
      expect(calls.filter(({ operation }) => operation === "getPerson")).toHaveLength(1);
      const { burned } = await readBooks(ctx);
      expect(burned).toBe(4);
      const values = await db.select().from(suppressions).where(eq(suppressions.customerId, ctx.customerId));
      expect(values.map(({ value }) => value).toSorted()).toEqual([opaque, leader.networkUrl].toSorted());
      clock.advance(hours(1));
      const again = await engage(ctx, seen, { sourceId: source.id, postId: post.id });
      await qualifyEngagements(ctx, { ids: [again.id] });
      expect((await readBooks(ctx)).burned).toBe(burned);
      expect(calls.filter(({ operation }) => operation === "getPerson")).toHaveLength(1);
    }));
});
