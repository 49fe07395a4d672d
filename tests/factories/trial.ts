/** A new trial on the sandbox network, lived through day by day as the schedules and durable functions run it. */
import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { closeExpiredPostsAcrossCustomers } from "@/db/queries/posts";
import { creditEntries, signals } from "@/db/schema";
import { minutes } from "@/lib/clock";
import type { PromisedEvent } from "@/lib/context";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { resumeQualification, startDueDiscoveries, startDueHarvests } from "@/lib/domain/schedules/start-due";
import { settings } from "@/lib/domain/settings";
import { activateSetup } from "@/lib/domain/setup/activate";
import { utcDay } from "@/lib/utc-day";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import type { TestWorld } from "./context";
import { one } from "./one";
import { discover, harvest } from "./pipeline";
import { insertCustomer, insertIcp, insertSource } from "./workspace";

/** What a UTC day of a trial brought. */
export interface TrialDay {
  date: string;
  /** Credits held or used for automatic work, less what was given back. */
  credits: number;
  signals: number;
  /** To one decimal; null without signals. */
  meanStrength: number | null;
  /** How many of the signals have a comment or a post as evidence, and not only a reaction. */
  worded: number;
}

/** A workspace awaiting review on the trial plan, with the five sources that a trial may have. */
export async function insertTrial({ ctx }: TestWorld): Promise<void> {
  await insertCustomer(ctx, {
    planSlug: "trial",
    lifecycle: "awaiting_admin_icp_review",
    autoHarvest: false,
    dailyBudgetCapCents: null,
    periodStart: null,
    periodEnd: null,
    activatedAt: null,
    credits: 0,
  });
  await insertIcp(ctx);
  const { home, competitors, authors, keywords } = sandboxCatalogue();
  const words = one(keywords);
  const person = (n: number) => ({
    type: "target_person" as const,
    networkUrl: authors[n]?.networkUrl ?? null,
  });
  const list = [
    {
      type: "keyword_search" as const,
      networkUrl: null,
      keywords: words.phrases,
      displayName: words.displayName,
    },
    person(0),
    person(1),
    { type: "competitor_company" as const, networkUrl: one(competitors).networkUrl },
    { type: "own_company" as const, networkUrl: home.networkUrl },
  ];
  for (const [n, source] of list.entries()) await insertSource(ctx, { key: `source ${n}`, ...source });
}

/**
 * Activates the trial and runs it for a number of UTC days, sweeping every `everyMs`. The clock moves a minute with
 * each round of work, as the schedule does.
 */
export async function liveThroughTrial(
  world: TestWorld,
  input: { days: number; everyMs: number },
): Promise<TrialDay[]> {
  const { ctx, system, clock } = world;
  const first = utcDay(clock.now());
  await activateSetup(ctx);
  const end = Date.parse(first) + input.days * 24 * 60 * 60_000;
  while (clock.now().getTime() < end) {
    const wasBusy = await runEvents(world);
    await startDueDiscoveries(system);
    await startDueHarvests(system);
    await resumeQualification(system);
    await closeExpiredPostsAcrossCustomers(world.db, { now: clock.now() });
    const next = wasBusy || world.announced.length > 0 ? minutes(1) : input.everyMs;
    clock.advance(Math.min(next, Math.max(1, end - clock.now().getTime())));
  }
  const dates = Array.from({ length: input.days }, (_, n) =>
    utcDay(new Date(Date.parse(first) + n * 86_400_000)),
  );
  const days: TrialDay[] = [];
  for (const date of dates) days.push(await readDay(world, date));
  return days;
}

/** Handles what was announced until nothing is left, in order. Returns whether there was anything. */
async function runEvents({ ctx, announced }: TestWorld): Promise<boolean> {
  let ran = false;
  for (let event = announced.shift(); event; event = announced.shift()) {
    ran = true;
    await handle(event);
  }
  return ran;

  async function handle({ name, data }: PromisedEvent): Promise<void> {
    if (name === "source/discovery.due") await discover(ctx, { id: data.sourceId });
    if (name === "post/harvest.due") await harvest(ctx, data.postId, ["comments", "reactions"]);
    if (name !== "engagements/found") return;
    const { perStep } = settings.qualification;
    for (let start = 0; start < data.engagementIds.length; start += perStep) {
      await qualifyEngagements(ctx, { ids: data.engagementIds.slice(start, start + perStep) });
    }
  }
}

async function readDay({ ctx, db }: TestWorld, date: string): Promise<TrialDay> {
  const { customerId } = ctx;
  const on = (column: typeof creditEntries.createdAt | typeof signals.createdAt) =>
    and(gte(column, new Date(date)), sql`${column} < ${date}::timestamptz + interval '1 day'`);
  const spent = one(
    await db
      .select({ credits: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)::int` })
      .from(creditEntries)
      .where(
        and(
          eq(creditEntries.customerId, customerId),
          inArray(creditEntries.kind, ["hold", "refund"]),
          on(creditEntries.createdAt),
        ),
      ),
  );
  const made = await db
    .select({ strength: signals.strength, type: signals.type })
    .from(signals)
    .where(and(eq(signals.customerId, customerId), on(signals.createdAt)));
  const total = made.reduce((sum, { strength }) => sum + strength, 0);
  return {
    date,
    credits: spent.credits,
    signals: made.length,
    meanStrength: made.length > 0 ? Math.round((total / made.length) * 10) / 10 : null,
    worded: made.filter(({ type }) => !type.endsWith("REACTION")).length,
  };
}
