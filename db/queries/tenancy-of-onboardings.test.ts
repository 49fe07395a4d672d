/** Onboarding queries run by a workspace that also has an onboarding, or by one without. */
import { expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertPerson } from "@/tests/factories/signals";
import { answersOf } from "@/tests/factories/two-workspaces";
import { insertCustomer } from "@/tests/factories/workspace";
import { findEmployers, findOnboarding, startAttempt, updateOnboarding } from "./onboardings";

it("each workspace finds, locks and changes its own onboarding", () =>
  withRollback(async ({ ctx, db, clock }) => {
    const other = { ...ctx, customerId: newId() };
    for (const each of [ctx, other]) {
      await insertCustomer(each, { lifecycle: "onboarding_running" });
      await startAttempt(db, { customerId: each.customerId, profileUrl: null, now: clock.now() });
    }
    for (const { customerId } of [ctx, other]) {
      for (const lock of [false, true]) {
        expect(await findOnboarding(db, { customerId, lock })).toMatchObject({ customerId });
      }
    }
    const step = "icp_draft";
    await updateOnboarding(db, { customerId: other.customerId, set: { step }, now: clock.now() });
    expect(await findOnboarding(db, ctx)).not.toMatchObject({ step });
    expect(await findOnboarding(db, other)).toMatchObject({ step });
  }));

it("another workspace's people do not add employers here", async () => {
  const { stranger, owner } = await answersOf(
    async (ctx) => ({ personIds: [(await insertPerson(ctx)).id] }),
    findEmployers,
  );
  expect(stranger).toEqual([]);
  expect(owner).toMatchObject([{ people: 1 }]);
});
