import { expect, it } from "vitest";
import { isEventKnownAcrossCustomers } from "@/db/queries/payment-events";
import { paymentEvents } from "@/db/schema";
import { days } from "@/lib/clock";
import { withRollback } from "@/tests/factories/context";
import { forgetOldRows } from "./forget-old-rows";

it("an event of the payment processor is remembered for 90 days, longer than it is sent again", () =>
  withRollback(async ({ system, db, clock }) => {
    const event = { id: "evt_1", type: "invoice.paid", customerId: null, receivedAt: clock.now() };
    await db.insert(paymentEvents).values(event);
    clock.advance(days(90) - 1);
    expect(await forgetOldRows(system)).toMatchObject({ paymentEvents: 0 });
    expect(await isEventKnownAcrossCustomers(db, event)).toBe(true);
    clock.advance(1);
    expect(await forgetOldRows(system)).toMatchObject({ paymentEvents: 1 });
    expect(await isEventKnownAcrossCustomers(db, event)).toBe(false);
  }));
