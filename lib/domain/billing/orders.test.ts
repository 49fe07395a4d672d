/** The processor's events in every order, and each more than once. */
import { setTimeout } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  auditEvents,
  creditEntries,
  creditGrants,
  customers,
  packPurchases,
  subscriptions,
} from "@/db/schema";
import type { Context } from "@/lib/context";
import { transaction } from "@/lib/context";
import type { PaymentEvent } from "@/lib/payments/payments";
import {
  deliver,
  eventOf,
  insertPayer,
  openShop,
  putPack,
  putSubscription,
  type Shop,
} from "@/tests/factories/billing";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { shareOf } from "@/tests/setup/nightly";

/** All orders of the events. */
function permutations<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((first, n) =>
    permutations([...all.slice(0, n), ...all.slice(n + 1)]).map((rest) => [first, ...rest]),
  );
}

/** What must not depend on the order: rows without their ids, the plan and the sum of the ledger. */
async function stateOf({ db, customerId }: Context) {
  const mine = { customerId };
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.customerId, mine.customerId));
  const bought = await db.select().from(packPurchases).where(eq(packPurchases.customerId, customerId));
  const grants = await db.select().from(creditGrants).where(eq(creditGrants.customerId, customerId));
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.customerId, customerId));
  const audit = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.customerId, customerId))
    .orderBy(asc(auditEvents.action));
  const customer = one(await db.select().from(customers).where(eq(customers.id, customerId)));
  return {
    plan: customer.planSlug,
    periodEnd: customer.periodEnd,
    intakePausedAt: customer.intakePausedAt,
    subscriptions: rows.map(({ id, customerId, ...row }) => row),
    purchases: bought.map(({ id, customerId, reference, paymentId, ...row }) => row),
    balance: grants.reduce((sum, { remaining }) => sum + remaining, 0),
    ledger: entries.reduce((sum, { amount }) => sum + amount, 0),
    entries: entries.map(({ kind, amount }) => `${kind} ${amount}`).sort(),
    audit: audit.map(({ action }) => action),
  };
}

type State = Awaited<ReturnType<typeof stateOf>>;

type Scene = (shop: Shop) => Promise<{ ctx: Context; events: PaymentEvent[] }>;

/** A plan was bought with a checkout. */
const planBought: Scene = async (shop) => {
  const { ctx } = await insertPayer(shop);
  const subscription = putSubscription(shop, ctx);
  const { checkout, payment } = putPack(shop, ctx, {
    checkout: { pack: null, subscriptionId: subscription.id },
  });
  const events = [
    eventOf("customer.subscription.created", "subscription", subscription),
    eventOf("customer.subscription.updated", "subscription", subscription),
    eventOf("checkout.session.completed", "checkout", checkout),
    eventOf("invoice.paid", "subscription", subscription),
    eventOf("payment_intent.succeeded", "payment", payment),
  ];
  return { ctx, events };
};

/** A plan that was bought, failed to renew and was canceled. */
const planEnded: Scene = async (shop) => {
  const { ctx } = await insertPayer(shop);
  const subscription = putSubscription(shop, ctx);
  await deliver(shop, eventOf("customer.subscription.created", "subscription", subscription));
  Object.assign(subscription, { status: "canceled", downgradeTo: "trial", endedAt: shop.clock.now() });
  const about = (type: string) => eventOf(type, "subscription", subscription);
  const events = [
    about("customer.subscription.updated"),
    about("invoice.payment_failed"),
    about("invoice.paid"),
    about("customer.subscription.deleted"),
    about("customer.subscription.created"),
  ];
  return { ctx, events };
};

/** A pack was bought, and partly refunded. */
const packRefunded: Scene = async (shop) => {
  const { ctx } = await insertPayer(shop);
  const { checkout, payment } = putPack(shop, ctx, { payment: { refundedCents: 1_633 } });
  const events = [
    eventOf("checkout.session.completed", "checkout", checkout),
    eventOf("checkout.session.async_payment_succeeded", "checkout", checkout),
    eventOf("payment_intent.succeeded", "payment", payment),
    eventOf("charge.refunded", "payment", payment),
    eventOf("refund.updated", "payment", payment),
  ];
  return { ctx, events };
};

describe("orders of five events, each once and again", () => {
  it.each<[string, Scene, Partial<State>]>([
    ["a plan that was bought", planBought, { plan: "starter", balance: 3_000, entries: ["grant 3000"] }],
    ["a plan that ended", planEnded, { plan: "trial", audit: ["plan.changed", "plan.downgraded"] }],
    ["a pack, partly refunded", packRefunded, { balance: 667, entries: ["grant 1000", "revoke -333"] }],
  ])(
    "lead to the same state of %s",
    async (_, scene, expected) => {
      await withRollback(async (world) => {
        const shop = openShop(world);
        const orders = shareOf(permutations([0, 1, 2, 3, 4]), 7);
        const states = new Set<string>();
        for (const [n, order] of orders.entries()) {
          const { ctx, events } = await scene(shop);
          const ordered = order.map((n) => events[n] as PaymentEvent);
          await deliver(shop, ...ordered);
          const state = await stateOf(ctx);
          expect(state).toMatchObject({ ...expected, ledger: state.balance });
          states.add(JSON.stringify(state));
          // Known events are skipped; in some orders, new ones about the same objects find nothing to change.
          await deliver(shop, ...ordered);
          if (n % 10 === 0)
            await deliver(shop, ...ordered.map((event) => ({ ...event, id: `${event.id} again` })));
          expect(await stateOf(ctx)).toEqual(state);
        }
        expect([...states]).toHaveLength(1);
      });
    },
    240_000,
  );
});

describe("one event, delivered 20 times at once", () => {
  it.each([
    ["a plan", planBought, ["grant 3000"]],
    ["a refunded pack", packRefunded, ["grant 1000", "revoke -333"]],
  ] as const)("changes %s once", async (_, scene, entries) => {
    await withDatabase(
      async (world) => {
        const shop = openShop(world);
        const { ctx, events } = await scene(shop);
        await Promise.all(events.flatMap((event) => Array.from({ length: 20 }, () => deliver(shop, event))));
        const state = await stateOf(ctx);
        expect(state.entries).toEqual(entries);
        expect(
          state.audit.filter((action) => action === "plan.changed" || action === "pack.purchased"),
        ).toHaveLength(1);
      },
      { connections: 20 },
    );
  });
});

it("a slow reader of an old state does not overwrite a newer one", () =>
  withDatabase(async (world) => {
    const shop = openShop(world);
    const { ctx } = await insertPayer(shop);
    const subscription = putSubscription(shop, ctx);
    const later = eventOf("customer.subscription.deleted", "subscription", subscription);
    const waiting: Promise<void>[] = [];
    shop.processor.whileAnswering = async () => {
      Object.assign(subscription, { status: "canceled" });
      // It waits for the lock of the first reader, who has read the old state.
      waiting.push(deliver(shop, later));
      await Promise.race([...waiting, setTimeout(300)]);
    };
    await deliver(shop, eventOf("customer.subscription.created", "subscription", subscription));
    await Promise.all(waiting);
    expect((await stateOf(ctx)).plan).toBe("trial");
  }));

it("a failed reading stores nothing, and the event is handled when it comes again", () =>
  withRollback(async (world) => {
    const shop = openShop(world);
    const { ctx, events } = await planBought(shop);
    const [event] = events as [PaymentEvent];
    shop.processor.fails = "unavailable";
    await expect(transaction(shop.system, () => deliver(shop, event))).rejects.toMatchObject({
      code: "payment_processor_failed",
    });
    shop.processor.fails = null;
    await deliver(shop, event);
    expect(await stateOf(ctx)).toMatchObject({ plan: "starter", balance: 3_000, ledger: 3_000 });
  }));
