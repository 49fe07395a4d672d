/** Suppressions apply wherever the pipeline could bring someone in or send them out. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engagements, posts } from "@/db/schema";
import { postStatuses } from "@/db/vocabulary";
import { hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { NewSuppression } from "@/lib/contracts/suppressions";
import { startHarvest } from "@/lib/domain/harvest/start";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, status } from "@/tests/factories/delivery-scene";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { discover } from "@/tests/factories/pipeline";
import {
  insertActivation,
  insertCompany,
  insertPerson,
  insertPost,
  insertSignal,
} from "@/tests/factories/signals";
import { insertSuppression, insertWorkspace } from "@/tests/factories/workspace";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { suppress, unsuppress } from "./change";
import { findSuppressedSignals } from "./suppressed-signals";

const storedPosts = ({ db, customerId }: Context) =>
  db.select().from(posts).where(eq(posts.customerId, customerId));

describe("at discovery", () => {
  it("posts of a suppressed author are neither stored nor charged", () =>
    withRollback(async ({ ctx, announced }) => {
      const { source } = await insertWorkspace(ctx);
      const value = source.networkUrl ?? "";
      const { id: suppressionId } = await suppress(ctx, { kind: "person", value });
      expect(await discover(ctx, source)).toEqual({ found: 0, waiting: null });
      expect([await storedPosts(ctx), announced]).toEqual([[], []]);
      expect((await readBooks(ctx)).burned).toBe(0);
      await unsuppress(ctx, { suppressionId });
      const other = { ...ctx, customerId: newId() };
      await insertWorkspace(other);
      await suppress(other, { kind: "person", value });
      expect((await discover(ctx, source)).found).toBeGreaterThan(0);
    }));

  it("a search continues with everyone else's posts, and never treats a suppressed author as interested", () =>
    withRollback(async ({ ctx, db }) => {
      const { source } = await insertWorkspace(ctx, {
        source: { type: "keyword_search", networkUrl: null, keywords: ["cold outreach"] },
      });
      const other = { ...ctx, customerId: newId() };
      const theirs = (
        await insertWorkspace(other, {
          source: { type: "keyword_search", networkUrl: null, keywords: source.keywords },
        })
      ).source;
      await discover(other, theirs);
      const all = await storedPosts(other);
      const value = all.find(({ authorKind }) => authorKind === "person")?.authorNetworkUrl ?? "";
      await insertSuppression(ctx, { kind: "person", value });
      await discover(ctx, source);
      const urls = (await storedPosts(ctx)).map(({ url }) => url);
      const wanted = all.filter((post) => post.authorNetworkUrl !== value).map(({ url }) => url);
      expect(wanted.length).toBeLessThan(all.length);
      expect(urls.toSorted()).toEqual(wanted.toSorted());
      const people = await db.select().from(engagements).where(eq(engagements.customerId, ctx.customerId));
      expect(people.map(({ personUrl }) => personUrl)).not.toContain(value);
    }));
});

describe("on the watchlist", () => {
  it.each(["person", "company"] as const)("open posts of a suppressed %s are closed, and no others", (kind) =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const path = kind === "person" ? "in" : "company";
      const authorNetworkUrl = `https://www.network.example/${path}/gone`;
      const given = { sourceId: source.id, authorNetworkUrl, authorKind: kind };
      for (const state of postStatuses) await insertPost(ctx, { ...given, status: state });
      const kept = await insertPost(ctx, { sourceId: source.id });
      const other = { ...ctx, customerId: newId() };
      const theirs = await insertWorkspace(other);
      await insertPost(other, { ...given, sourceId: theirs.source.id });

      await suppress(ctx, { kind, value: authorNetworkUrl });
      const rows = await storedPosts(ctx);
      const closed = rows.filter(({ closedReason }) => closedReason === "suppressed");
      expect(closed).toHaveLength(3);
      for (const post of closed) expect(post).toMatchObject({ status: "closed", nextHarvestAt: null });
      expect(rows.find(({ id }) => id === kept.id)).toEqual(kept);
      expect((await storedPosts(other)).map((post) => post.status)).toEqual(["qualified"]);
    }),
  );

  it("a post added at the same time is closed, not harvested", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const post = await insertPost(ctx, { sourceId: source.id });
      await insertSuppression(ctx, { kind: "person", value: post.authorNetworkUrl ?? "" });
      expect(await startHarvest(ctx, { postId: post.id })).toBeNull();
      expect(one(await storedPosts(ctx))).toMatchObject({ status: "closed", closedReason: "suppressed" });
    }));
});

describe("at delivery", () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(() => {
    receiver.requests.length = 0;
    receiver.behave(ok);
  });
  const sent = () => receiver.requests.map(({ headers }) => headers["idempotency-key"]);

  const ways: [
    string,
    (person: { networkUrl: string; companyNetworkUrl: string | null }) => NewSuppression,
  ][] = [
    ["a suppressed person", ({ networkUrl }) => ({ kind: "person", value: networkUrl })],
    ["their company", ({ companyNetworkUrl }) => ({ kind: "company", value: companyNetworkUrl ?? "" })],
    ["its domain", () => ({ kind: "domain", value: "gone.example" })],
  ];
  it.each(ways)("pending deliveries for %s are canceled, and the rest are sent", (_, suppressionOf) =>
    withRollback(async (world) => {
      const { ctx, queue, deliver, states, activation, destinationId } = await openScene(world, receiver);
      const company = await insertCompany(ctx, { website: "https://shop.gone.example/about" });
      const person = await insertPerson(ctx, {
        companyId: company.id,
        companyNetworkUrl: company.networkUrl,
      });
      const signal = await insertSignal(ctx, { personId: person.id });
      const { id } = await insertActivation(ctx, { signalId: signal.id, destinationId });
      const [other = ""] = await queue();
      await suppress(ctx, suppressionOf(person));
      expect(await deliver()).toEqual({ claimed: 2, nextDueAt: null });
      expect(await states()).toEqual({ cancelled: 1, delivered: 1 });
      expect(sent()).toEqual([(await activation(other)).signalId]);
      expect(await activation(id)).toMatchObject({
        status: "cancelled",
        attempts: 1,
        claimId: null,
        nextAttemptAt: null,
        lastError: "The person or their company is suppressed.",
      });
    }),
  );

  it("a suppressed person is not named with a colleague's signal either", () =>
    withRollback(async (world) => {
      const { ctx, deliver, destinationId } = await openScene(world, receiver);
      const company = await insertCompany(ctx);
      const works = { companyId: company.id, companyNetworkUrl: company.networkUrl };
      const [gone, stays] = [await insertPerson(ctx, works), await insertPerson(ctx, works)];
      const hidden = await insertSignal(ctx, { personId: gone.id });
      const shown = await insertSignal(ctx, { personId: stays.id });
      const signal = await insertSignal(ctx, { personId: (await insertPerson(ctx, works)).id });
      await insertActivation(ctx, { signalId: signal.id, destinationId });
      await suppress(ctx, { kind: "person", value: gone.networkUrl });
      await deliver();
      const { body } = one(receiver.requests);
      expect(body).toContain(shown.id);
      expect(body).not.toContain(hidden.id);
    }));

  it("another workspace's signals are never read", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertWorkspace(other);
      const [mine, theirs] = [await insertSignal(ctx), await insertSignal(other)];
      for (const { personUrl } of [mine, theirs]) await suppress(ctx, { kind: "person", value: personUrl });
      expect(await findSuppressedSignals(ctx, [mine.id, theirs.id])).toEqual(new Set([mine.id]));
    }));

  it("a suppressed person's failed delivery is not retried, and a batch of only such deliveries sends nothing", () =>
    withRollback(async (world) => {
      const { ctx, clock, deliver, states, row, destinationId } = await openScene(world, receiver);
      const signal = await insertSignal(ctx);
      await insertActivation(ctx, { signalId: signal.id, destinationId });
      receiver.behave(status(503));
      await deliver();
      expect(await states()).toEqual({ retrying: 1 });
      await suppress(ctx, { kind: "person", value: signal.personUrl });
      clock.advance(hours(1));
      const before = await row();
      await deliver();
      expect(await states()).toEqual({ cancelled: 1 });
      expect(sent()).toHaveLength(1);
      expect(await row()).toEqual(before);
    }));
});
