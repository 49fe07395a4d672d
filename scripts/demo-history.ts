/**
 * Thirty days of history for the demo workspace. The product's own stages make it with a clock in the past, so that the
 * ledger, the counts and the scores are what they would be.
 */
import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { findDestination } from "@/db/queries/destinations";
import { activations, engagements, memberships, outbox, posts, signals, sources } from "@/db/schema";
import type { FeedbackReason } from "@/db/vocabulary";
import { type Clock, fixedClock, hours } from "@/lib/clock";
import { type Context, createContext, createSystemContext, transaction } from "@/lib/context";
import type { Destination, Receipt } from "@/lib/destinations/destination";
import type { DestinationAdapters } from "@/lib/destinations/registry";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { addDestination } from "@/lib/domain/destinations/create";
import { pause } from "@/lib/domain/destinations/pause";
import { discoverPage } from "@/lib/domain/discovery/discover-page";
import { finishDiscovery } from "@/lib/domain/discovery/finish";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { giveFeedback } from "@/lib/domain/feedback/give";
import { harvestPage, type Listing } from "@/lib/domain/harvest/harvest-page";
import { scheduleNextHarvest } from "@/lib/domain/harvest/schedule-next";
import { startHarvest } from "@/lib/domain/harvest/start";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { settings } from "@/lib/domain/settings";
import { deliverSignal } from "@/lib/domain/signals/deliver";
import { newId, stableId } from "@/lib/ids";
import { createSandbox } from "@/lib/networks/sandbox";
import type { Ports } from "@/lib/ports";

/** How long ago the history begins, in days. */
const historyDays = 30;
/** Hours from one step to the next: about one a day. */
const steps = [26, 21, 25, 23, 27, 22];
/** Posts harvested in a step, so that the first start stays quick: the product harvests the others once it runs. */
const postsPerStep = 1;
/** Signals at least this strong are delivered. */
const leastStrength = 6;
/** Why signals do not fit, in turn. */
const doubts = ["bad_timing", "wrong_role", "no_need"] as const satisfies FeedbackReason[];

interface History {
  db: Context["db"];
  customerId: string;
  /** The history ends an hour before. */
  now: Date;
  openPorts(clock: Clock): Ports;
}

/** Makes the history of a workspace that is older than it. Must run in a transaction. */
export async function makeHistory({ db, customerId, now, openPorts }: History): Promise<void> {
  const clock = fixedClock(new Date(now.getTime() - hours(24 * historyDays - 1)));
  const until = new Date(now.getTime() - hours(1));
  const ports = openPorts(clock);
  const parts = {
    db,
    clock,
    ports: {
      ...ports,
      network: createSandbox({ clock }),
      destinations: confirming(ports.destinations),
    },
    announce: () => {},
  };
  const who = { customerId, requestId: newId(), ip: null } as const;
  const ctx = createContext({ ...parts, ...who, actor: { kind: "system" } });
  const destinationId = await addDemoDestination(ctx);
  const members = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.customerId, customerId))
    .orderBy(asc(memberships.userId));
  for (let step = 0; clock.now() < until; step += 1) {
    await renewCredits(createSystemContext(parts));
    await discoverOne(ctx, step);
    await harvestDue(ctx);
    await qualifyPending(ctx);
    const made = await findNewSignals(ctx);
    for (const { id, strength } of made) {
      if (strength >= leastStrength) await deliverSignal(ctx, { signalId: id, destinationId });
    }
    await deliverDue(ctx, destinationId);
    await judge(ctx, made, members);
    clock.advance(Math.min(hours(steps[step % steps.length] ?? 24), until.getTime() - clock.now().getTime()));
  }
  // What is to be tried again by then.
  await deliverDue(ctx, destinationId);
  for (const { id } of await findDueSources(ctx)) await discover(ctx, id);
  await spreadHarvests(ctx);
  await transaction(ctx, async (ctx) => {
    const row = await findDestination(ctx.db, { customerId, destinationId, lock: true });
    if (row) await pause(ctx, row, "manual");
  });
  // What these events announce has been done.
  await db.delete(outbox).where(eq(outbox.customerId, customerId));
}

/** A destination that exists only in the history: signals are sent to it manually, and at the end it is paused. */
async function addDemoDestination(ctx: Context): Promise<string> {
  const { destination } = await addDestination(ctx, {
    id: stableId("destination", ctx.customerId, "demo"),
    destinationType: "webhook",
    name: "Sample CRM",
    config: { url: "https://crm.demo.example/signals" },
    routing: { mode: "manual" },
  });
  return destination.id;
}

/** The adapters, with a receiver that accepts all but the first attempt of every eighth signal. */
function confirming(adapters: DestinationAdapters): DestinationAdapters {
  const tried = new Set<string>();
  const receive = (signalId: string): Receipt => {
    const isBusy = Number.parseInt(signalId.slice(-2), 16) % 8 === 0 && !tried.has(signalId);
    tried.add(signalId);
    return {
      verdict: isBusy ? "retry" : "delivered",
      status: isBusy ? 503 : 200,
      durationMs: 80 + (Number.parseInt(signalId.slice(-4, -2), 16) % 200),
      request: { method: "POST", host: "crm.demo.example", headers: {} },
      responseExcerpt: isBusy ? "busy" : "ok",
      error: isBusy ? "The server answered 503" : null,
      retryAfterSeconds: null,
    };
  };
  return {
    adapterOf: (type): Destination => ({
      ...adapters.adapterOf(type),
      deliver: async ({ payload }) => receive(payload.signalId),
    }),
  };
}

/** Discovers the posts of one source, each in turn. */
async function discoverOne(ctx: Context, step: number): Promise<void> {
  const due = await findDueSources(ctx);
  const source = due[step % due.length];
  if (source) await discover(ctx, source.id);
}

const findDueSources = ({ db, customerId, clock }: Context) =>
  db
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.customerId, customerId), lte(sources.nextDiscoveryAt, clock.now())))
    .orderBy(asc(sources.id));

async function discover(ctx: Context, sourceId: string): Promise<void> {
  const run = { sourceId, runId: newId(), round: 0, watched: 0, unread: 0 };
  let newest: string | null = null;
  let cursor: string | null = null;
  let found = 0;
  for (;;) {
    const room = settings.discovery.postsPerRun - found;
    const page: Awaited<ReturnType<typeof discoverPage>> = await discoverPage(ctx, {
      sourceId,
      cursor,
      room,
    });
    if (cursor === null) run.round = page.round;
    found += page.found;
    run.watched += page.watched;
    if (page.newest && (!newest || page.newest > newest)) newest = page.newest;
    cursor = page.next;
    if (cursor) continue;
    const { waiting } = page;
    await finishDiscovery(ctx, { ...run, newest, waiting, isComplete: !waiting && !page.isFull });
    return;
  }
}

async function harvestDue(ctx: Context): Promise<void> {
  const { db, customerId, clock } = ctx;
  const due = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.customerId, customerId),
        inArray(posts.status, ["qualified", "harvesting"]),
        or(isNull(posts.nextHarvestAt), lte(posts.nextHarvestAt, clock.now())),
      ),
    )
    .orderBy(asc(posts.harvestCount), desc(posts.postedAt), asc(posts.id))
    .limit(postsPerStep);
  for (const { id: postId } of due) await harvest(ctx, postId);
}

/** Divides the harvests that are due over the next two weeks: otherwise today would have more signals than a month. */
async function spreadHarvests({ db, customerId, clock }: Context): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(sql`
    update ${posts} set next_harvest_at = ${now}::timestamptz + interval '14 days' * due.part
    from (select id, percent_rank() over (order by posted_at desc, id) as part from ${posts}
          where customer_id = ${customerId} and status in ('qualified', 'harvesting')
            and (next_harvest_at is null or next_harvest_at <= ${now}::timestamptz + interval '1 day')) due
    where ${posts.id} = due.id and ${posts.customerId} = ${customerId}`);
}

async function harvest(ctx: Context, postId: string): Promise<void> {
  const started = await startHarvest(ctx, { postId });
  if (!started) return;
  const run = { postId, runId: newId(), found: 0 };
  for (const listing of ["reactions", "comments"] satisfies Listing[]) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof harvestPage>> = await harvestPage(ctx, {
        postId,
        listing,
        cursor,
        round: started.round,
      });
      // Without credits or budget the post stays due.
      if (page.stop) return;
      run.found += page.found;
      cursor = page.next;
    } while (cursor);
  }
  await scheduleNextHarvest(ctx, { ...run, ...started, unread: 0 });
}

async function qualifyPending(ctx: Context): Promise<void> {
  const pending = await ctx.db
    .select({ id: engagements.id })
    .from(engagements)
    .where(and(eq(engagements.customerId, ctx.customerId), eq(engagements.status, "pending")))
    .orderBy(asc(engagements.id));
  const ids = pending.map(({ id }) => id);
  const { batch } = settings.qualification;
  for (let start = 0; start < ids.length; start += batch) {
    await qualifyEngagements(ctx, { ids: ids.slice(start, start + batch) });
  }
}

const findNewSignals = ({ db, customerId, clock }: Context) =>
  db
    .select({ id: signals.id, ordinal: signals.ordinal, strength: signals.strength })
    .from(signals)
    .where(and(eq(signals.customerId, customerId), eq(signals.createdAt, clock.now())))
    .orderBy(asc(signals.ordinal));

async function deliverDue(ctx: Context, destinationId: string): Promise<void> {
  const due = () =>
    ctx.db.$count(
      activations,
      and(
        eq(activations.customerId, ctx.customerId),
        inArray(activations.status, ["queued", "retrying"]),
        lte(activations.nextAttemptAt, ctx.clock.now()),
      ),
    );
  while ((await due()) > 0) await deliverBatch(ctx, { destinationId });
}

/** A member's verdict on every third signal: the strong ones fit, some of the others don't. */
async function judge(
  ctx: Context,
  made: readonly { id: string; ordinal: number; strength: number }[],
  members: readonly { userId: string }[],
): Promise<void> {
  for (const { id: signalId, ordinal, strength } of made) {
    const turn = Math.floor(ordinal / 3);
    const member = members[turn % members.length];
    const doubt = doubts[turn % doubts.length];
    if (ordinal % 3 !== 0 || !member || !doubt) continue;
    const isDoubted = strength < leastStrength && turn % 2 === 0;
    const verdict = isDoubted ? "not_fit" : turn % 5 === 4 ? "already_talking" : "good_fit";
    const reasons = isDoubted ? [doubt] : [];
    await giveFeedback(ctx, member.userId, { signalId, verdict, reasons, note: "" });
  }
}
