import { expect, it } from "vitest";
import { hours } from "@/lib/clock";
import { holdCredits } from "@/lib/domain/credits/hold";
import { settleCredits } from "@/lib/domain/credits/settle";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { pseudonymOf } from "@/lib/domain/set-aside/address";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { engage, salesLeaders } from "@/tests/factories/people";
import { insertWorkspace } from "@/tests/factories/workspace";
import { refundLostHolds } from "./refund-lost-holds";

const leader = one(salesLeaders(1));

it("refunds a hold for someone who became known another way, once", () =>
  withRollback(async ({ ctx, system, clock, failWhen }) => {
    const { source } = await insertWorkspace(ctx);
    const { id } = await engage(ctx, leader, { sourceId: source.id });
    failWhen(({ operation }) => (operation === "getPerson" ? "timeout" : null));
    await expect(qualifyEngagements(ctx, { ids: [id] })).rejects.toMatchObject({ failure: "timeout" });
    failWhen(null);
    clock.advance(hours(2));
    expect(await refundLostHolds(system)).toEqual({ refunded: 0 });

    await lookUpPeople(ctx, [leader.networkUrl]);
    expect(await qualifyEngagements(ctx, { ids: [id] })).toMatchObject({ signals: 1 });
    expect(await readBooks(ctx)).toMatchObject({ balance: 996, burned: 0 });
    expect(await refundLostHolds(system)).toEqual({ refunded: 1 });
    expect(await refundLostHolds(system)).toEqual({ refunded: 0 });
    expect(await readBooks(ctx)).toMatchObject({ balance: 1_000, ledger: 1_000, burned: 0 });
  }));

it("ignores other workspaces' payments and engagements", () =>
  withRollback(async ({ ctx, system, clock }) => {
    const other = { ...ctx, customerId: newId() };
    for (const each of [ctx, other]) {
      await insertWorkspace(each);
      await holdCredits(each, "qualification", [
        { cause: `person:${pseudonymOf(leader.networkUrl)} first`, amount: 4 },
      ]);
    }
    // Theirs is paid, and an engagement there is pending for the same person: ours is lost all the same.
    await settleCredits(other, [`person:${pseudonymOf(leader.networkUrl)} first`]);
    await engage(other, leader);
    clock.advance(hours(2));
    expect(await refundLostHolds(system)).toEqual({ refunded: 1 });
    expect(await readBooks(ctx)).toMatchObject({ balance: 1_000, ledger: 1_000, burned: 0 });
    expect(await readBooks(other)).toMatchObject({ balance: 996, burned: 4 });
  }));

it("refunds a hold for someone who was erased, and allows another lookup", () =>
  withRollback(async ({ ctx, system, clock, failWhen }) => {
    const { source } = await insertWorkspace(ctx);
    const fail = () => failWhen(({ operation }) => (operation === "getPerson" ? "timeout" : null));
    fail();
    const { id } = await engage(ctx, leader, { sourceId: source.id });
    await expect(qualifyEngagements(ctx, { ids: [id] })).rejects.toThrow();
    await erasePerson(ctx, { networkUrl: leader.networkUrl, suppress: false });
    clock.advance(hours(2));
    expect(await refundLostHolds(system)).toEqual({ refunded: 1 });
    expect(await readBooks(ctx)).toMatchObject({ balance: 1_000, ledger: 1_000 });

    failWhen(null);
    const again = await engage(ctx, leader, { sourceId: source.id });
    expect(await qualifyEngagements(ctx, { ids: [again.id] })).toMatchObject({ signals: 1 });
    expect(await readBooks(ctx)).toMatchObject({ balance: 996, ledger: 996, burned: 4 });
  }));
