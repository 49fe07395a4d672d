import { findFirstFigures, findFirstSignal } from "@/db/queries/first-results";
import type { Wait } from "@/db/vocabulary";
import { seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { FirstResults } from "@/lib/contracts/setup";
import { readBlockedWork } from "@/lib/domain/credits/blocked-work";
import { findWait } from "@/lib/domain/credits/spending-limits";
import { settings } from "@/lib/domain/settings";
import { nextUtcDay } from "@/lib/utc-day";

const countedAtMost = 1_000;
/** A page of posts that takes longer than this has failed at least once. */
const lateAfterMs = seconds(45);

/** How far a workspace is on the way to its first delivered signal, from what is stored: nothing is estimated. */
export async function readFirstResults(ctx: Context): Promise<FirstResults> {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const { claimMs, retryMs } = settings.discovery;
  const { leastCredits } = settings;
  const [figures, first, discovery, harvest, qualification] = await Promise.all([
    findFirstFigures(db, {
      customerId,
      now,
      lateUntil: after(claimMs - lateAfterMs),
      claimedUntil: after(claimMs),
      retriedUntil: after(retryMs),
      limit: countedAtMost,
    }),
    findFirstSignal(db, { customerId }),
    findWait(ctx, leastCredits.discovery, { stage: "discovery" }),
    findWait(ctx, leastCredits.harvest, { stage: "harvest" }),
    findWait(ctx, leastCredits.qualification, { stage: "qualification" }),
  ]);
  const ends = await findEnds(ctx, [discovery, harvest, qualification]);
  const work = (wait: Wait | null, nextAt: Date | null = null) => ({
    wait,
    resumesAt: wait && ends[wait],
    nextAt: nextAt?.toISOString() ?? null,
  });
  return {
    sources: {
      total: figures.sourcesTotal,
      read: figures.sourcesRead,
      reading: figures.sourcesReading,
      late: figures.sourcesLate,
    },
    posts: { found: figures.postsFound, relevant: figures.postsRelevant, read: figures.postsRead },
    people: {
      seen: figures.peopleSeen,
      qualified: figures.peopleQualified,
      rejected: figures.peopleRejected,
      retried: figures.peopleRetried,
    },
    work: {
      discovery: work(discovery, figures.nextDiscoveryAt),
      harvest: work(harvest, figures.nextHarvestAt),
      qualification: work(qualification),
    },
    hasDestination: figures.hasDestination,
    firstSignal: first && {
      ...first,
      createdAt: first.createdAt.toISOString(),
      delivery: first.delivery && {
        ...first.delivery,
        deliveredAt: first.delivery.deliveredAt?.toISOString() ?? null,
      },
    },
  };
}

/** When each kind of wait ends by itself, ISO 8601; null if it does not. */
async function findEnds(ctx: Context, found: (Wait | null)[]): Promise<Record<Wait, string | null>> {
  const tomorrow = nextUtcDay(ctx.clock.now()).toISOString();
  const stops = found.includes("credits") ? (await readBlockedWork(ctx)).stops : [];
  const credits = stops.find(({ kind }) => kind === "credits")?.resumesAt ?? null;
  return { payment: null, credits, budget: tomorrow, pace: tomorrow, source_limit: tomorrow };
}
