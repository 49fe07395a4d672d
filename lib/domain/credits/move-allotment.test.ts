/** What a change of plan or period does to the allotment, and that its preview says the same. */
import { expect, it } from "vitest";
import { findPlanBySlug } from "@/db/queries/plans";
import type { PlanSlug } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertCustomer } from "@/tests/factories/workspace";
import { lockBalance, payFromBalance } from "./locked-balance";
import { moveAllotment } from "./move-allotment";
import type { Period, PlanMove } from "./parts-of-a-period";
import { previewMove } from "./preview-move";

const spend = (ctx: Context, amount: number) =>
  transaction(ctx, async (ctx) =>
    payFromBalance(ctx, await lockBalance(ctx), { bundle: "harvest", cause: newId(), amount }),
  );
const named = async ({ db }: Context, slug: PlanSlug) => {
  const plan = await findPlanBySlug(db, { slug });
  if (!plan) throw new Error(`No plan ${slug}`);
  return plan;
};

it.each([
  ["with all of it left", 0, "next", "starter", { balance: 3_000, entries: { grant: 2, expire: 1 } }],
  ["with a credit left", 2_999, "next", "starter", { balance: 3_000, entries: { grant: 2, expire: 1 } }],
  ["with nothing left", 3_000, "next", "starter", { balance: 3_000, entries: { grant: 2 } }],
  ["within the period, to a larger plan", 1_000, "same", "growth", { balance: 8_000, entries: { grant: 2 } }],
  [
    "within the period, to the same plan",
    1_000,
    "same",
    "starter",
    { balance: 2_000, entries: { grant: 1 } },
  ],
  [
    "to an earlier period, half of it used",
    3_000,
    "early",
    "starter",
    { balance: 1_000, entries: { grant: 2, revoke: 1 } },
  ],
  ["to no limit", 1_000, "next", "internal", { balance: 0, entries: { grant: 1, expire: 1 } }],
  ["to a period that is over", 1_000, "over", "starter", { balance: 0, entries: { grant: 1, expire: 1 } }],
] as const)("moves an allotment of 3,000 %s", (_, used, when, to, { balance, entries }) =>
  withRollback(async ({ ctx, clock }) => {
    const start = clock.now();
    const after = (n: number) => new Date(start.getTime() + days(n));
    const first: Period = { start, end: after(30) };
    await insertCustomer(ctx, {
      planSlug: "starter",
      periodStart: first.start,
      periodEnd: first.end,
      credits: 3_000,
    });
    if (used > 0) await spend(ctx, used);
    clock.advance(days(10));
    const periods = {
      same: first,
      next: { start: after(30), end: after(60) },
      early: { start: after(10), end: after(40) },
      over: { start: after(1), end: after(10) },
    };
    const move: PlanMove = {
      from: { plan: await named(ctx, "starter"), period: first },
      to: { plan: await named(ctx, to), period: periods[when] },
    };
    const before = await readBooks(ctx);
    const preview = await previewMove(ctx, move);
    await transaction(ctx, (ctx) => moveAllotment(ctx, move));
    const books = await readBooks(ctx);
    // Work has a bundle, and its name before the kind.
    const own = Object.fromEntries(Object.entries(books.entries).filter(([name]) => !name.includes(" ")));
    expect({ balance: books.balance, entries: own }).toEqual({ balance, entries });
    if (when !== "over") expect(preview).toBe(books.balance - before.balance);
  }),
);
