/** Two checkouts of one workspace, through the adapter and the stand-in of the processor over HTTP. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, customers, notifications } from "@/db/schema";
import { type Context, forCustomer, type SystemContext } from "@/lib/context";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { changePreferences } from "@/lib/domain/notifications/preferences";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Mail } from "@/lib/mail/mail";
import { PaymentError, type Payments } from "@/lib/payments/payments";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { type PaymentsScene, testKey, withPayments } from "@/tests/factories/payments";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { receiveEvent } from "./receive-event";
import { startPackCheckout, startPlanCheckout } from "./start-checkout";

const email = "payer@customer.example";
const starter = { plan: "starter", interval: "month", email } as const;
const trial = { planSlug: "trial", periodStart: null, periodEnd: null, credits: 0 } as const;

it("a new checkout closes the one before: it can't be paid any more", () =>
  withRollback(async ({ system: parts, clock }) =>
    withPayments(
      async ({ payments, standIn }) => {
        const ctx = forCustomer({ ...parts, ports: { ...parts.ports, payments } }, newId());
        await insertCustomer(ctx, trial);
        const first = await startPlanCheckout(ctx, starter);
        const second = await startPlanCheckout(ctx, { ...starter, plan: "growth" });
        expect(() => standIn.pay(first.url)).toThrow("expired");
        standIn.pay(second.url);
        await expect(startPlanCheckout(ctx, starter)).rejects.toMatchObject({ code: "already_subscribed" });
      },
      { clock },
    ),
  ));

it("a repeated request gets the page that it opened before, and another request opens another", () =>
  withRollback(async ({ system: parts, clock }) =>
    withPayments(
      async ({ payments, standIn }) => {
        const ctx = forCustomer({ ...parts, ports: { ...parts.ports, payments } }, newId());
        await insertCustomer(ctx, { planSlug: "growth", periodStart: null, periodEnd: null, credits: 0 });
        const repeated = { ...ctx, repeatKey: "the first request" };
        const pack = { pack: "pack_1000", email } as const;
        const bought = await startPackCheckout(repeated, pack);
        expect(await startPackCheckout(repeated, pack)).toEqual(bought);
        expect(await startPackCheckout({ ...ctx, repeatKey: "another" }, pack)).not.toEqual(bought);
        const other = await startPlanCheckout(ctx, starter);
        const opened = await startPlanCheckout({ ...ctx, repeatKey: "of a plan" }, starter);
        expect(await startPlanCheckout({ ...ctx, repeatKey: "of a plan" }, starter)).toEqual(opened);
        expect(() => standIn.pay(other.url)).toThrow("expired");
        standIn.pay(opened.url);
      },
      { clock },
    ),
  ));

it("a checkout that was paid while another one was opened closes that one", () =>
  withRollback(async ({ system: parts, clock }) =>
    withPayments(
      async ({ payments, standIn }) => {
        const ctx = forCustomer({ ...parts, ports: { ...parts.ports, payments } }, newId());
        await insertCustomer(ctx, { planSlug: "trial", periodStart: null, periodEnd: null, credits: 0 });
        const first = await startPlanCheckout(ctx, starter);
        const opened: string[] = [];
        const openPlanCheckout: typeof payments.openPlanCheckout = async (input) => {
          const page = await payments.openPlanCheckout(input);
          opened.push(page.url);
          standIn.pay(first.url);
          return page;
        };
        const racing = { ...ctx, ports: { ...ctx.ports, payments: { ...payments, openPlanCheckout } } };
        await expect(startPlanCheckout(racing, starter)).rejects.toMatchObject({
          code: "already_subscribed",
        });
        expect(() => standIn.pay(opened[0] ?? "")).toThrow("expired");
      },
      { clock },
    ),
  ));

type Fault = { call: "endNow" | "refundSubscription"; when: "before" | "after" };

/** The processor, which fails once: the call was not made, or its answer was lost. */
function failingOnce(payments: Payments, fault: Fault): Payments {
  let isDue = true;
  const fail = () => {
    isDue = false;
    throw new PaymentError("unavailable", `${fault.call} failed`);
  };
  return new Proxy(payments, {
    get(target, name: keyof Payments) {
      if (name !== fault.call) return target[name];
      return async (input: never) => {
        if (isDue && fault.when === "before") fail();
        const answer = await target[fault.call](input);
        if (isDue) fail();
        return answer;
      };
    },
  });
}

/** A workspace that paid two checkouts, starter first, whose admin wants no mail about credits. */
async function payTwice(world: TestWorld, scene: PaymentsScene) {
  const { system: parts, clock } = world;
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const system: SystemContext = { ...parts, ports: { ...parts.ports, payments: scene.payments, mailer } };
  const ctx = forCustomer(system, newId());
  await insertCustomer(ctx, trial);
  const { id: userId } = await insertUser(ctx, { role: "admin" });
  const off = { credits: { portal: false, email: false } };
  await changePreferences({ ...ctx, userId }, { channels: off });
  // As an older version, or another tool, leaves both open.
  const payments = { ...scene.payments, closePlanCheckouts: async () => {} };
  const open = { ...ctx, ports: { ...ctx.ports, payments } };
  const first = await startPlanCheckout(open, starter);
  const second = await startPlanCheckout(open, { ...starter, plan: "growth" });
  scene.standIn.pay(first.url);
  clock.advance(60_000);
  scene.standIn.pay(second.url);
  return { system, ctx, userId, mails };
}

/** The first subscription stays; the second is ended, refunded, recorded and mailed, once. */
async function expectOneRefund(
  ctx: Context,
  { standIn, payments }: PaymentsScene,
  { userId, mails }: { userId: string; mails: Mail[] },
) {
  const { db, customerId } = ctx;
  const row = one(await db.select().from(customers).where(eq(customers.id, customerId)));
  expect(row.planSlug).toBe("starter");
  const found = await payments.findSubscriptions(row.paymentCustomerId ?? "");
  const states = found.map(({ plan, status }) => `${plan} ${status}`).sort();
  expect(states).toEqual(["growth canceled", "starter active"]);
  const headers = { authorization: `Bearer ${testKey}` };
  const refunds = await fetch(`${standIn.url}/v1/refunds?limit=10`, { headers });
  expect((await refunds.json()).data).toMatchObject([{ amount: 29_900 }]);
  const events = await db.select().from(auditEvents).where(eq(auditEvents.customerId, customerId));
  const recorded = events.filter(({ action }) => action === "billing.duplicate_refunded");
  expect(recorded).toMatchObject([{ detail: { plan: "growth", amountCents: 29_900 } }]);
  const stored = await db.select().from(notifications).where(eq(notifications.customerId, customerId));
  const data = { what: "duplicate_refunded", amountCents: 29_900 };
  expect(stored).toMatchObject([{ kind: "credits", data, isShown: true }]);
  for (let n = 0; n < 2; n += 1) await sendDueNotifications(ctx, { userId });
  expect(mails).toMatchObject([{ subject: expect.stringContaining("was refunded") }]);
  expect(mails[0]?.text).toContain("$299.00");
  expect(`${mails[0]?.text}${JSON.stringify(mails[0]?.headers)}`).not.toMatch(/unsubscribe/i);
}

describe("if both are paid anyway, the second is refunded and ended, once, and admins are notified", () => {
  it.each(["sent", "reversed"] as const)("events %s", (order) =>
    withRollback((world) =>
      withPayments(
        async (scene) => {
          const { system, ctx, ...rest } = await payTwice(world, scene);
          const receive = (rawBody: string, signature: string) =>
            receiveEvent(system, { rawBody, signature });
          for (let n = 0; n < 3; n += 1) await scene.deliver(receive, order);
          await expectOneRefund(ctx, scene, rest);
        },
        { clock: world.clock },
      ),
    ),
  );

  const faults = (["endNow", "refundSubscription"] as const).flatMap((call) =>
    (["before", "after"] as const).flatMap((when) =>
      (["sent", "reversed"] as const).map((order) => ({ call, when, order })),
    ),
  );
  it.each(faults)("after a crash $when $call, events $order", ({ order, ...fault }) =>
    withRollback((world) =>
      withPayments(
        async (scene) => {
          const { system: whole, ctx, ...rest } = await payTwice(world, scene);
          const payments = failingOnce(scene.payments, fault);
          const system = { ...whole, ports: { ...whole.ports, payments } };
          const refused: [string, string][] = [];
          const receive = async (rawBody: string, signature: string) => {
            try {
              await receiveEvent(system, { rawBody, signature });
            } catch (error) {
              if (!(error instanceof AppError)) throw error;
              refused.push([rawBody, signature]);
            }
          };
          for (let n = 0; n < 3; n += 1) await scene.deliver(receive, order);
          expect(refused).toHaveLength(1);
          // The processor sends again what was not accepted.
          for (const [rawBody, signature] of refused.splice(0)) await receive(rawBody, signature);
          for (let n = 0; n < 3; n += 1) await scene.deliver(receive, order);
          expect(refused).toEqual([]);
          await expectOneRefund(ctx, scene, rest);
        },
        { clock: world.clock },
      ),
    ),
  );
});
