/** Two checkouts of one workspace, through the adapter and the stand-in of the processor over HTTP. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEvents, customers, notifications } from "@/db/schema";
import { forCustomer } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { testKey, withPayments } from "@/tests/factories/payments";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { receiveEvent } from "./receive-event";
import { startPackCheckout, startPlanCheckout } from "./start-checkout";

const email = "payer@customer.example";
const starter = { plan: "starter", interval: "month", email } as const;

it("a new checkout closes the one before: it can't be paid any more", () =>
  withRollback(async ({ system: parts, clock }) =>
    withPayments(
      async ({ payments, standIn }) => {
        const ctx = forCustomer({ ...parts, ports: { ...parts.ports, payments } }, newId());
        await insertCustomer(ctx, { planSlug: "trial", periodStart: null, periodEnd: null, credits: 0 });
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
        const openPlanCheckout: typeof payments.openPlanCheckout = async (given) => {
          const page = await payments.openPlanCheckout(given);
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

it.each(["sent", "reversed"] as const)(
  "if both are paid anyway, the second is refunded and ended, once, and admins are notified, events %s",
  (order) =>
    withRollback(async ({ system: parts, clock, db }) =>
      withPayments(
        async ({ payments, standIn, deliver }) => {
          const system = { ...parts, ports: { ...parts.ports, payments } };
          const ctx = forCustomer(system, newId());
          await insertCustomer(ctx, { planSlug: "trial", periodStart: null, periodEnd: null, credits: 0 });
          await insertUser(ctx, { role: "admin" });
          // As an older version, or another tool, leaves both open.
          const open = {
            ...ctx,
            ports: { ...ctx.ports, payments: { ...payments, closePlanCheckouts: async () => {} } },
          };
          const first = await startPlanCheckout(open, starter);
          const second = await startPlanCheckout(open, { ...starter, plan: "growth" });
          standIn.pay(first.url);
          clock.advance(60_000);
          standIn.pay(second.url);
          const receive = (rawBody: string, signature: string) =>
            receiveEvent(system, { rawBody, signature });
          for (let n = 0; n < 3; n += 1) await deliver(receive, order);

          const { planSlug, paymentCustomerId } = one(
            await db.select().from(customers).where(eq(customers.id, ctx.customerId)),
          );
          expect(planSlug).toBe("starter");
          const found = await payments.findSubscriptions(paymentCustomerId ?? "");
          expect(found.map(({ plan, status }) => `${plan} ${status}`).sort()).toEqual([
            "growth canceled",
            "starter active",
          ]);
          const answer = await fetch(`${standIn.url}/v1/refunds?limit=10`, {
            headers: { authorization: `Bearer ${testKey}` },
          });
          expect((await answer.json()).data).toMatchObject([{ amount: 29_900 }]);
          const events = await db
            .select()
            .from(auditEvents)
            .where(eq(auditEvents.customerId, ctx.customerId));
          const refunded = events.filter(({ action }) => action === "billing.duplicate_refunded");
          expect(refunded).toMatchObject([{ detail: { plan: "growth", amountCents: 29_900 } }]);
          const told = await db
            .select()
            .from(notifications)
            .where(eq(notifications.customerId, ctx.customerId));
          expect(told).toMatchObject([
            { kind: "credits", data: { what: "duplicate_refunded", amountCents: 29_900 } },
          ]);
          expect(told[0]?.sendAt).not.toBeNull();
        },
        { clock },
      ),
    ),
);
