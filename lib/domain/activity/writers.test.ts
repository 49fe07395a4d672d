/** What each stage adds to the feed: once, in plain words, and nothing about what it left out. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engagements, posts } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { ActivityQuery } from "@/lib/contracts/activity";
import { type DiscoveryRun, finishDiscovery } from "@/lib/domain/discovery/finish";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { recordHarvestActivity } from "@/lib/domain/harvest/record-activity";
import { postponeHarvest, scheduleNextHarvest } from "@/lib/domain/harvest/schedule-next";
import { startHarvest } from "@/lib/domain/harvest/start";
import { changeIcp } from "@/lib/domain/icp/change";
import { resetIcp } from "@/lib/domain/icp/reset";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, status } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { engage, salesLeaders, student } from "@/tests/factories/people";
import { discover, harvest } from "@/tests/factories/pipeline";
import { insertPost } from "@/tests/factories/signals";
import {
  insertCustomer,
  insertIcp,
  insertSource,
  insertUser,
  insertWorkspace,
} from "@/tests/factories/workspace";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { listActivity } from "./list";

const activityIn = async (ctx: Context, category: string) =>
  (await listActivity(ctx, ActivityQuery.parse({ category, days: "30", limit: "100" }))).data;
const everything = async (ctx: Context) =>
  (await listActivity(ctx, ActivityQuery.parse({ days: "30" }))).data;
const elsewhere = (ctx: Context): Context => ({ ...ctx, customerId: newId() });

describe("discovery", () => {
  const watched = ({ db, customerId }: Context) =>
    db
      .select()
      .from(posts)
      .where(and(eq(posts.customerId, customerId), eq(posts.status, "qualified")));

  it("reports posts added to the watchlist, but not those screened out", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx, { source: { displayName: "Ada Author" } });
      const { found } = await discover(ctx, source);
      const count = (await watched(ctx)).length;
      expect(count).toBeGreaterThan(1);
      expect(count).toBeLessThan(found);
      const item = one(await everything(ctx));
      expect(item).toMatchObject({
        category: "discovery",
        title: `${count} new posts from Ada Author`,
        detail: null,
        sourceId: source.id,
        signalId: null,
      });
      await discover(ctx, source);
      expect(await everything(ctx)).toEqual([item]);
    }));

  const ended = (source: { id: string }): DiscoveryRun => ({
    sourceId: source.id,
    runId: newId(),
    round: 0,
    newest: null,
    watched: 1,
    waiting: null,
    isComplete: true,
    unread: 0,
  });

  it("reports each run once, even if it waits, but not if it found nothing", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const run = ended(source);
      for (const each of [
        run,
        run,
        { ...ended(source), waiting: "credits" as const },
        { ...ended(source), watched: 0 },
      ]) {
        await finishDiscovery(ctx, each);
      }
      const one = { title: "1 new post from A source" };
      expect(await activityIn(ctx, "discovery")).toMatchObject([one, one]);
    }));

  it("does nothing for another workspace's source or a deleted one", () =>
    withRollback(async ({ ctx, clock }) => {
      const other = elsewhere(ctx);
      const { source } = await insertWorkspace(other);
      await insertCustomer(ctx);
      const deleted = await insertSource(ctx, { deletedAt: clock.now() });
      await finishDiscovery(ctx, ended(source));
      await finishDiscovery(ctx, ended(deleted));
      expect([await everything(ctx), await everything(other)]).toEqual([[], []]);
    }));
});

describe("a harvest", () => {
  it("reports how many engagements it found, without the post's author or text", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      await discover(ctx, source);
      const [post] = await ctx.db
        .select()
        .from(posts)
        .where(and(eq(posts.customerId, ctx.customerId), eq(posts.status, "qualified")));
      if (!post) throw new Error("A post is needed");
      expect(await harvest(ctx, post.id)).toBeNull();
      const count = (
        await ctx.db.select().from(engagements).where(eq(engagements.customerId, ctx.customerId))
      ).length;
      expect(count).toBeGreaterThan(1);
      const title = `${count} new engagements on a post from A source`;
      expect(await activityIn(ctx, "harvest")).toMatchObject([{ title, detail: null, sourceId: source.id }]);
    }));

  it("is reported once per run, whether finished, waiting or stopped, but not if it found nothing", () =>
    withRollback(async ({ ctx }) => {
      const post = await insertPost(ctx, { sourceId: (await insertWorkspace(ctx)).source.id });
      const run = (found: number) => ({ postId: post.id, runId: newId(), found });
      const [waits, stopped, ends] = [run(1), run(2), run(3)];
      const started = await startHarvest(ctx, { postId: post.id });
      if (!started) throw new Error("The post must be due");
      for (let twice = 0; twice < 2; twice++) {
        await postponeHarvest(ctx, { ...waits, stop: "credits" });
        await recordHarvestActivity(ctx, stopped);
        await scheduleNextHarvest(ctx, { ...ends, ...started, unread: 0 });
      }
      await postponeHarvest(ctx, { ...run(0), stop: "credits" });
      const titles = (await activityIn(ctx, "harvest")).map(({ title }) => title);
      expect(titles.toSorted()).toEqual([
        "1 new engagement on a post from A source",
        "2 new engagements on a post from A source",
        "3 new engagements on a post from A source",
      ]);
    }));

  it("reports nothing for another workspace's post", () =>
    withRollback(async ({ ctx }) => {
      const other = elsewhere(ctx);
      const post = await insertPost(other, { sourceId: (await insertWorkspace(other)).source.id });
      await insertCustomer(ctx);
      await postponeHarvest(ctx, { postId: post.id, runId: newId(), found: 3, stop: "credits" });
      expect([await everything(ctx), await everything(other)]).toEqual([[], []]);
    }));
});

describe("qualification", () => {
  it("reports each new signal by name, and no one else", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const leaders = salesLeaders(2);
      const ids: string[] = [];
      for (const person of [...leaders, student()]) {
        ids.push((await engage(ctx, person, { sourceId: source.id })).id);
      }
      expect(await qualifyEngagements(ctx, { ids })).toMatchObject({ signals: 2, rejected: 1 });
      await qualifyEngagements(ctx, { ids });
      const again = await engage(ctx, one(leaders), { sourceId: source.id });
      expect(await qualifyEngagements(ctx, { ids: [again.id] })).toMatchObject({ stacked: 1 });
      const items = await everything(ctx);
      const shown = items.map(({ category, title, detail, sourceId }) => [category, title, detail, sourceId]);
      expect(shown.toSorted()).toEqual(
        leaders
          .map(({ name, title, company }) => [
            "enrichment",
            `${name} became a signal`,
            `${title} at ${company.name}`,
            source.id,
          ])
          .toSorted(),
      );
      expect(new Set(items.map(({ signalId }) => signalId)).size).toBe(2);
    }));
});

describe("the ideal customer profile", () => {
  const draft = {
    minEmployees: 50,
    maxEmployees: null,
    targetIndustries: [],
    targetTitles: ["VP Sales"],
    targetPersonas: [],
    targetSeniority: [],
    additionalContext: null,
  };
  const asUser = async (ctx: Context, name: string | null): Promise<Context> => {
    const user = await insertUser(ctx, { name, email: "ada@people.example" });
    return { ...ctx, actor: { kind: "user", userId: user.id } };
  };

  it("reports who changed or reset it and which fields, not their values", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx, { ...draft, draft });
      const ada = await asUser(ctx, "Ada Admin");
      const change = { name: "Ours", targetTitles: ["Secret title"], minEmployees: 7, maxEmployees: 9 };
      await changeIcp(ada, change);
      clock.advance(1_000);
      await resetIcp(ada);
      expect(await everything(ctx)).toMatchObject([
        {
          category: "icp",
          title: "Ada Admin reset the ideal customer profile",
          detail: "Changed: company size, titles",
        },
        {
          category: "icp",
          title: "Ada Admin changed the ideal customer profile",
          detail: "Changed: name, company size, titles",
        },
      ]);
    }));

  it("reports nothing for unchanged values, rejected changes or the service's own changes", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx, { ...draft, draft });
      const ada = await asUser(ctx, "Ada Admin");
      await changeIcp(ada, { targetTitles: ["VP Sales"], minEmployees: 50 });
      await resetIcp(ada);
      await expect(changeIcp(ada, { maxEmployees: 1 })).rejects.toMatchObject({ code: "validation_error" });
      await changeIcp(ctx, { name: "By the service" });
      expect(await everything(ctx)).toEqual([]);
    }));

  it("uses the email address of a user without a name", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx);
      await changeIcp(await asUser(ctx, null), { name: "Ours" });
      const title = "ada@people.example changed the ideal customer profile";
      expect(await everything(ctx)).toMatchObject([{ title }]);
    }));
});

describe("deliveries", () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  it("reports each delivered signal, but no failed one", () =>
    withRollback(async (world) => {
      const { ctx, clock, queue, deliver, activation } = await openScene(world, receiver, {
        name: "Our CRM",
      });
      receiver.behave([status(500), ok]);
      const [first = "", second = ""] = await queue(2);
      await deliver();
      expect(await activityIn(ctx, "delivery")).toHaveLength(1);
      clock.advance(days(1));
      await deliver();
      await deliver();
      const items = await activityIn(ctx, "delivery");
      const { signalId } = await activation(first);
      const ids = [signalId, (await activation(second)).signalId];
      expect(items.map((item) => item.signalId).toSorted()).toEqual(ids.toSorted());
      const detail = "Pat Person, VP Sales at Northwind";
      expect(items).toMatchObject(Array(2).fill({ title: "Delivered to Our CRM", detail }));
      expect(items.every(({ sourceId }) => sourceId !== null)).toBe(true);
      expect(await everything(elsewhere(ctx))).toEqual([]);
    }));
});
