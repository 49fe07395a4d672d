import { policy } from "@/db/policy";
import { type Customer, lockCustomer } from "@/db/queries/customers";
import {
  countPendingPeople,
  type DayUse,
  findDayLimits,
  findDayUse,
  findSourceOrder,
  pacedPlan,
} from "@/db/queries/day-use";
import type { Bundle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { startOfUtcDay } from "@/lib/utc-day";

/** The stages of automatic work. */
export type Stage = Exclude<Bundle, "intelligence">;

/** How many credits may still be used today, and which limit says so; null without one. */
export interface Room {
  credits: number;
  limit: "pace" | "source_limit" | null;
}

/** Whether a workspace's automatic work is paced: while it is on trial. */
export const isPaced = ({ planSlug }: Pick<Customer, "planSlug">): boolean => planSlug === pacedPlan;

/** The daily limits on automatic work: a trial's pace, and those of single sources. */
export interface DayLimits {
  /** The room for work of this source. Never negative. */
  roomFor(sourceId: string | undefined): Room;
  /** Counts credits that are now held. */
  use(sourceId: string | undefined, credits: number): void;
}

const unlimited: Room = { credits: Number.POSITIVE_INFINITY, limit: null };

/** No limits: work that a person started. */
export const noDayLimits: DayLimits = { roomFor: () => unlimited, use: () => undefined };

/** What limits a stage's work for these sources today. */
export const readDayLimits = (
  ctx: Context,
  work: { stage: Stage; sourceIds: string[] },
): Promise<DayLimits> => openDayLimits(ctx, work, async () => undefined);

/**
 * The same, exact until the transaction ends: spending under a daily limit takes turns. Call it before the grants are
 * locked.
 */
export const lockDayLimits = (
  ctx: Context,
  work: { stage: Stage; sourceIds: string[] },
): Promise<DayLimits> => openDayLimits(ctx, work, () => lockCustomer(ctx.db, { customerId: ctx.customerId }));

/** Whether a paced workspace has too few of today's credits left to harvest anything. */
export async function isDayUsedUp(ctx: Context): Promise<boolean> {
  const limits = await readDayLimits(ctx, { stage: "harvest", sourceIds: [] });
  return limits.roomFor(undefined).credits < settings.leastCredits.harvest;
}

async function openDayLimits(
  ctx: Context,
  work: { stage: Stage; sourceIds: string[] },
  lock: () => Promise<void>,
): Promise<DayLimits> {
  const { db, customerId } = ctx;
  const { isPaced, limits } = await findDayLimits(db, { customerId, sourceIds: work.sourceIds });
  if (!isPaced && limits.size === 0) return noDayLimits;
  await lock();
  const since = startOfUtcDay(ctx.clock.now());
  const sourceIds = isPaced ? null : [...limits.keys()];
  const used = await findDayUse(db, { customerId, since, sourceIds });
  // Whatever is harvested must also be judged, today.
  const pending =
    work.stage === "harvest"
      ? await countPendingPeople(db, { customerId, limit: settings.pace.pendingCounted })
      : new Map<string, number>();
  const order = isPaced && work.stage === "discovery" ? await findSourceOrder(db, { customerId }) : [];
  return new Limits({ stage: work.stage, isPaced, limits, used, pending, order });
}

class Limits implements DayLimits {
  constructor(
    private readonly input: {
      stage: Stage;
      isPaced: boolean;
      limits: ReadonlyMap<string, number>;
      used: DayUse[];
      pending: ReadonlyMap<string, number>;
      order: string[];
    },
  ) {}

  roomFor(sourceId: string | undefined): Room {
    const rooms = [this.paceRoom(sourceId), this.sourceRoom(sourceId)];
    return rooms.reduce((least, room) => (room.credits < least.credits ? room : least), unlimited);
  }

  use(sourceId: string | undefined, credits: number): void {
    this.input.used.push({ bundle: this.input.stage, sourceId: sourceId ?? null, credits });
  }

  private paceRoom(sourceId: string | undefined): Room {
    const { isPaced, stage, pending } = this.input;
    if (!isPaced) return unlimited;
    const { discoveryCredits } = settings.pace;
    const found = this.usedFor({ bundle: "discovery" });
    const left = policy.trialCreditsPerDay - this.usedFor({});
    const shares = {
      discovery: () => Math.min(left, discoveryCredits - found, this.turnOf(sourceId)),
      // What discovery may still use today stays free for it.
      harvest: () =>
        left - Math.max(0, discoveryCredits - found) - sum([...pending.values()]) * settings.price.person,
      qualification: () => left,
    };
    return { credits: Math.max(0, shares[stage]()), limit: "pace" };
  }

  /** A source's part of what discovery may use: the same for all, and what does not divide goes to the strongest. */
  private turnOf(sourceId: string | undefined): number {
    const { order } = this.input;
    if (sourceId === undefined || order.length === 0) return Number.POSITIVE_INFINITY;
    const { discoveryCredits } = settings.pace;
    const place = order.indexOf(sourceId);
    const extra = place >= 0 && place < discoveryCredits % order.length ? 1 : 0;
    const part = Math.max(1, Math.floor(discoveryCredits / order.length) + extra);
    return part - this.usedFor({ bundle: "discovery", sourceId });
  }

  private sourceRoom(sourceId: string | undefined): Room {
    const limit = sourceId === undefined ? undefined : this.input.limits.get(sourceId);
    if (sourceId === undefined || limit === undefined) return unlimited;
    const waiting = (this.input.pending.get(sourceId) ?? 0) * settings.price.person;
    return { credits: Math.max(0, limit - this.usedFor({ sourceId }) - waiting), limit: "source_limit" };
  }

  private usedFor(only: { bundle?: Bundle; sourceId?: string }): number {
    const { bundle, sourceId } = only;
    const rows = this.input.used.filter(
      (row) =>
        (bundle === undefined || row.bundle === bundle) &&
        (sourceId === undefined || row.sourceId === sourceId),
    );
    return sum(rows.map((row) => row.credits));
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
