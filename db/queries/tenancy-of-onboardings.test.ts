import { expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";
import { findOnboarding, lockOnboarding, startAttempt } from "./onboardings";

it("each workspace finds and locks its own onboarding", () =>
  withRollback(async ({ ctx, db, clock }) => {
    const other = { ...ctx, customerId: newId() };
    for (const each of [ctx, other]) {
      await insertCustomer(each, { lifecycle: "onboarding_running" });
      await startAttempt(db, { customerId: each.customerId, profileUrl: null, now: clock.now() });
    }
    for (const { customerId } of [ctx, other]) {
      for (const find of [findOnboarding, lockOnboarding]) {
        expect(await find(db, { customerId })).toMatchObject({ customerId });
      }
    }
  }));
