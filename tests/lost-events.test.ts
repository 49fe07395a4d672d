/** Each event is accepted and lost once by the server: everything settles within 20 minutes, once. */
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  activations,
  engagements,
  icpRescores,
  mailboxMessages,
  onboardings,
  posts,
  reports,
  signalBlocks,
  signals,
  sources,
  subscriptions,
} from "@/db/schema";
import { type Context, transaction } from "@/lib/context";
import { type EventName, events, type ProductEvent } from "@/lib/contracts/events";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { startRescore } from "@/lib/domain/icp/rescore/start";
import { notifyOfCredits } from "@/lib/domain/notifications/notify";
import { startAccountReport } from "@/lib/domain/reports/start";
import { applySignalTag } from "@/lib/domain/signals/tag";
import { claimDiscovery } from "@/lib/domain/sources/claim-discovery";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { type TestWorld, withDatabase } from "@/tests/factories/context";
import { ok, status } from "@/tests/factories/delivery-scene";
import { readBooks } from "@/tests/factories/ledger";
import { type LosingServer, serveLosing } from "@/tests/factories/losing-server";
import { startNew } from "@/tests/factories/onboarding";
import { booksBurning } from "@/tests/factories/reports";
import { setBlockSize } from "@/tests/factories/signal-blocks";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => {
  receiver.requests.length = 0;
  receiver.behave(ok);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => receiver.close());

type World = TestWorld & { url: string };
/** Starts the work that sends the event; returns how to see that all of it was done, once. */
type Story = (world: World) => Promise<() => Promise<void>>;

const inTransaction = (ctx: Context, event: ProductEvent) =>
  transaction(ctx, async ({ emit }) => emit(event));

/** A source's posts are found, harvested and judged, and every signal is delivered. */
const pipeline: Story = async ({ ctx, db }) => {
  const { source } = await insertWorkspace(ctx, { customer: { credits: 5_000 } });
  await insertDestination(ctx, { config: { url: `${receiver.url}/hook`, auth: { type: "none" } } });
  await transaction(ctx, (ctx) => claimDiscovery(ctx, source.id));
  return async () => {
    const mine = eq(signals.customerId, ctx.customerId);
    const made = await db.select({ id: signals.id }).from(signals).where(mine);
    expect(made.length).toBeGreaterThan(3);
    const keys = receiver.requests.map(({ headers }) => String(headers["idempotency-key"]));
    expect(keys.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    const watched = await db.select().from(posts).where(eq(posts.customerId, ctx.customerId));
    expect(
      watched.filter(({ status, harvestCount }) => status === "harvesting" && harvestCount !== 1),
    ).toEqual([]);
    expect(watched.filter(({ status }) => status === "qualified")).toEqual([]);
    const pending = and(eq(engagements.customerId, ctx.customerId), eq(engagements.status, "pending"));
    expect(await db.select().from(engagements).where(pending)).toEqual([]);
    const [row] = await db.select().from(sources).where(eq(sources.id, source.id));
    expect(row).toMatchObject({ discoveryRuns: 1, lastDiscoveryAt: expect.any(Date) });
  };
};

/** A signal's event reaches a destination by routing. */
const routing =
  (name: "signals/created" | "signals/strengthened"): Story =>
  async ({ ctx }) => {
    await insertWorkspace(ctx);
    await insertDestination(ctx, { config: { url: `${receiver.url}/hook`, auth: { type: "none" } } });
    const { id } = await insertSignal(ctx);
    await inTransaction(ctx, { name, data: { customerId: ctx.customerId, signalIds: [id] } });
    return async () => expect(receiver.requests).toHaveLength(1);
  };

/** A signal's tag reaches a destination whose rules name it. */
const tagged: Story = async ({ ctx }) => {
  await insertWorkspace(ctx);
  const { id: categoryId } = await insertTagCategory(ctx);
  const { id: valueId } = await insertTagValue(ctx, { categoryId });
  const config = { url: `${receiver.url}/hook`, auth: { type: "none" } };
  await insertDestination(ctx, { config, routing: { mode: "auto", tags: [valueId] } });
  const { id: signalId } = await insertSignal(ctx);
  await applySignalTag(ctx, { signalId, valueId });
  return async () => expect(receiver.requests).toHaveLength(1);
};

const retry: Story = async ({ ctx, db }) => {
  await insertWorkspace(ctx);
  receiver.behave([status(503), ok]);
  const config = { url: `${receiver.url}/hook`, auth: { type: "none" } };
  const { id: destinationId } = await insertDestination(ctx, { config });
  await insertActivation(ctx, { destinationId });
  await transaction(ctx, (ctx) => wakeDestinations(ctx, [destinationId]));
  return async () => {
    expect(receiver.requests).toHaveLength(2);
    const rows = await db.select().from(activations).where(eq(activations.destinationId, destinationId));
    expect(rows).toMatchObject([{ status: "delivered" }]);
  };
};

/** An event that mails the workspace's admin. */
const mail =
  (make: (ctx: Context) => Promise<ProductEvent>): Story =>
  async ({ ctx, db }) => {
    await insertWorkspace(ctx);
    const { email } = await insertUser(ctx, { role: "admin" });
    await inTransaction(ctx, await make(ctx));
    return async () => {
      const mails = await db.select().from(mailboxMessages).where(eq(mailboxMessages.to, email));
      expect(mails).toHaveLength(1);
    };
  };

const filling = mail(async (ctx) => {
  const { id: destinationId } = await insertDestination(ctx, {
    type: "enrichment_webhook",
    submissions: 49_990,
  });
  return { name: "destination/filling", data: { customerId: ctx.customerId, destinationId } };
});
const missingFields = mail(async (ctx) => {
  const since = ctx.clock.now().toISOString();
  const { id: destinationId } = await insertDestination(ctx, {
    type: "spreadsheet",
    knownFields: [{ name: "Company", problem: "missing", since }],
  });
  const data = { customerId: ctx.customerId, destinationId, fields: ["Company"] };
  return { name: "destination/fields.missing", data };
});
const failing = mail(async (ctx) => {
  const { id: destinationId } = await insertDestination(ctx);
  const facts = { consecutiveFailures: 5, lastError: "It answered 500.", isPaused: false };
  return { name: "destination/failing", data: { customerId: ctx.customerId, destinationId, ...facts } };
});
const overdue = mail(async ({ db, customerId, clock }) => {
  const now = clock.now();
  const subscriptionId = "sub_1";
  await db.insert(subscriptions).values({
    ...{ id: subscriptionId, customerId, planSlug: "starter", interval: "month", status: "past_due" },
    ...{ overdueSince: now, periodStart: now, periodEnd: now, startedAt: now, updatedAt: now },
  });
  return { name: "billing/payment.overdue", data: { customerId, subscriptionId, isPaused: false } };
});

type Lost = Exclude<EventName, "credits/top-up.due">;
const stories: Record<Lost, Story> = {
  "source/discovery.due": pipeline,
  "post/harvest.due": pipeline,
  "engagements/found": pipeline,
  "signals/created": routing("signals/created"),
  "signals/strengthened": routing("signals/strengthened"),
  "signals/tagged": tagged,
  "delivery/queued": pipeline,
  "delivery/retry.scheduled": retry,
  "destination/failing": failing,
  "destination/filling": filling,
  "destination/fields.missing": missingFields,
  "billing/payment.overdue": overdue,
  "credits/allotment.used": mail(async ({ customerId }) => ({
    name: "credits/allotment.used",
    data: { customerId, allotment: "allotment:1", percent: 80 },
  })),
  "credits/top-up.declined": mail(async ({ customerId }) => ({
    name: "credits/top-up.declined",
    data: { customerId },
  })),
  "notifications/due": async ({ ctx, db }) => {
    await insertWorkspace(ctx);
    const { email } = await insertUser(ctx, { role: "admin" });
    await notifyOfCredits(ctx, { key: "charge-1", data: { what: "top_up_declined" } });
    return async () => {
      const mails = await db.select().from(mailboxMessages).where(eq(mailboxMessages.to, email));
      expect(mails).toHaveLength(1);
    };
  },
  "signals/blocks.due": async ({ ctx, db }) => {
    await insertWorkspace(ctx);
    await setBlockSize(ctx, 32);
    for (let n = 0; n < 33; n++) await insertSignal(ctx);
    return async () => {
      const sealed = and(eq(signalBlocks.customerId, ctx.customerId), isNotNull(signalBlocks.sealedAt));
      expect(await db.select().from(signalBlocks).where(sealed)).toHaveLength(1);
    };
  },
  "icp/rescore.requested": async ({ ctx, db }) => {
    await insertWorkspace(ctx);
    await insertSignal(ctx);
    await startRescore(ctx);
    return async () => {
      const runs = await db.select().from(icpRescores).where(eq(icpRescores.customerId, ctx.customerId));
      expect(runs).toMatchObject([{ status: "done", done: 1 }]);
    };
  },
  "workspace/onboarding.started": async (world) => {
    const { ctx, identity } = await startNew(world);
    return async () => {
      const [row] = await ctx.db.select().from(onboardings).where(eq(onboardings.customerId, ctx.customerId));
      expect(row).toMatchObject({ status: "done", attempt: 1 });
      const to = eq(mailboxMessages.to, identity.user.email);
      expect(await ctx.db.select().from(mailboxMessages).where(to)).toHaveLength(1);
    };
  },
  "intelligence/requested": async ({ ctx, db }) => {
    await insertWorkspace(ctx);
    await startAccountReport(ctx, { companyUrl: sandboxCatalogue().competitors[0]?.networkUrl ?? "" });
    return async () => {
      const rows = await db.select().from(reports).where(eq(reports.customerId, ctx.customerId));
      expect(rows).toMatchObject([{ status: "ready" }]);
      expect(await readBooks(ctx)).toEqual(booksBurning(25));
    };
  },
};

/** Everything is sent through the server; `announced` still shows it. */
function through(world: World, lost: EventName | null): { world: World; server: LosingServer } {
  const { ctx, db, clock } = world;
  const server = serveLosing({ db, clock, ports: ctx.ports }, lost);
  const announce: Context["announce"] = async (sent) => {
    world.announced.push(...sent);
    const { announce } = await import("@/inngest/outbox");
    await announce(sent);
  };
  return { world: { ...world, ctx: { ...ctx, announce } }, server };
}

// A top-up that is still due is announced again each minute; lib/domain/billing/buy-top-up.test.ts shows it.
const names = Object.keys(events).filter((name): name is Lost => name !== "credits/top-up.due");

it.each(names)("settles within 20 minutes and once if the server loses %s", (name) =>
  withDatabase(async (opened) => {
    const { world, server } = through(opened, name);
    const settled = await stories[name](world);
    const isWhole = stories[name] === pipeline;
    // In the others nothing happens by itself.
    if (!isWhole) await world.db.update(sources).set({ isActive: false });
    await server.pass(20);
    expect(server.lost).toBe(1);
    await settled();
    // What would happen twice happens by now, for example a mail of a run that was thought lost.
    if (!isWhole) {
      await server.pass(60);
      await settled();
    }
  }),
);
