/** Hourly work on all workspaces' billing, for events that came late or never. */
import { policy } from "@/db/policy";
import { findCustomer, lockCustomer, updateCustomer } from "@/db/queries/customers";
import { findPendingPurchasesAcrossCustomers } from "@/db/queries/pack-purchases";
import {
  findOverdueAcrossCustomers,
  findSubscription,
  findSubscriptionsToReadAcrossCustomers,
} from "@/db/queries/subscriptions";
import { days, minutes } from "@/lib/clock";
import { type Context, forCustomer, type SystemContext, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { log } from "@/lib/log";
import type { PaymentEvent } from "@/lib/payments/payments";
import { isLive } from "./subscription-state";
import { sync } from "./sync";

const batch = 100;
/** Objects read in one run, at most; the next run continues with those that are still due. */
const mostRead = 1_000;
/** Failures in a row after which the processor counts as unavailable until the next run. */
const mostFailures = 5;

interface Counts {
  read: number;
  failed: number;
}
interface Due {
  customerId: string;
  /** What the next batch continues after. */
  id: string;
  about: NonNullable<PaymentEvent["about"]>;
}

/** Reads subscriptions whose period has ended, which settles those that are over, and any not read for a day. */
export function readSubscriptions(system: SystemContext): Promise<Counts> {
  const { db, clock } = system;
  const now = clock.now();
  const staleBefore = new Date(now.getTime() - days(1));
  return readEach(system, async (after) => {
    const due = await findSubscriptionsToReadAcrossCustomers(db, { now, staleBefore, after, limit: batch });
    return due.map((one) => ({ ...one, about: { kind: "subscription", id: one.id } }));
  });
}

/** Reads purchases whose payment was not decided after some minutes; after 30 days they count as abandoned. */
export function readPendingPurchases(system: SystemContext): Promise<Counts> {
  const { db, clock } = system;
  const [from, to] = [days(30), minutes(5)].map((ms) => new Date(clock.now().getTime() - ms)) as [Date, Date];
  return readEach(
    system,
    async (after) => {
      const due = await findPendingPurchasesAcrossCustomers(db, { from, to, after, limit: batch });
      return due.map(({ customerId, id, reference, isAutomatic }) => ({
        customerId,
        id,
        about: { kind: isAutomatic ? "payment" : "checkout", id: reference },
      }));
    },
    "00000000-0000-0000-0000-000000000000",
  );
}

/** One workspace's failure does not stop the others. */
async function readEach(
  system: SystemContext,
  findDue: (after: string) => Promise<Due[]>,
  start = "",
): Promise<Counts> {
  const counts = { read: 0, failed: 0 };
  if (!system.ports.payments) return counts;
  let failuresInARow = 0;
  for (let due = await findDue(start); due.length > 0; due = await findDue(due.at(-1)?.id ?? start)) {
    for (const { customerId, about } of due) {
      if (failuresInARow >= mostFailures || counts.read + counts.failed >= mostRead) return counts;
      try {
        await sync(forCustomer(system, customerId), about);
        counts.read += 1;
        failuresInARow = 0;
      } catch (error) {
        log.warn({ customerId, object: about.id, err: error }, "billing not read");
        counts.failed += 1;
        failuresInARow += 1;
      }
    }
  }
  return counts;
}

/** Pauses the intake of workspaces whose days of grace are over. Their data and their plan stay. */
export async function pauseOverdue(system: SystemContext): Promise<{ paused: number }> {
  const { db, clock } = system;
  const before = new Date(clock.now().getTime() - days(policy.paymentGraceDays));
  let paused = 0;
  for (const { customerId, id } of await findOverdueAcrossCustomers(db, { before, limit: mostRead })) {
    const isDone = await transaction(forCustomer(system, customerId), (ctx) => pause(ctx, { id, before }));
    if (isDone) paused += 1;
  }
  return { paused };
}

/** False if it was paid meanwhile, or is paused already. */
async function pause(ctx: Context, { id, before }: { id: string; before: Date }): Promise<boolean> {
  const { db, customerId } = ctx;
  await lockCustomer(db, { customerId });
  const row = await findSubscription(db, { customerId, id });
  const customer = await findCustomer(db, { customerId });
  if (!row?.overdueSince || row.overdueSince > before || !isLive(row) || customer?.intakePausedAt)
    return false;
  await updateCustomer(db, { customerId, set: { intakePausedAt: ctx.clock.now() } });
  const detail = { subscription: id, plan: row.planSlug, isPaused: true };
  await recordAudit(ctx, { action: "billing.overdue", subjectId: customerId, detail });
  ctx.emit({ name: "billing/payment.overdue", data: { customerId, subscriptionId: id, isPaused: true } });
  return true;
}
