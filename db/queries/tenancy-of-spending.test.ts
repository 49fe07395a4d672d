/** Queries for daily limits, burn, stops and automatic top-up run by one workspace for rows of another. */
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertEngagement, insertPost } from "@/tests/factories/signals";
import { answersOf, changesOf, type Question } from "@/tests/factories/two-workspaces";
import { insertSource } from "@/tests/factories/workspace";
import { packPurchases, topUps } from "../schema";
import { findBlockedWork } from "./blocked-work";
import { findBalanceChangesByDay, findBurnByDay } from "./credit-burn";
import { insertEntries } from "./credits";
import { countPendingPeople, findDayLimits, findDayUse, findSourceOrder } from "./day-use";
import { hasUnreadPosts } from "./posts";
import { findSpending } from "./spending";
import { findTopUp, findTopUpSpend, setTopUpFailed, storeTopUp } from "./top-ups";

const day = "2025-11-20";
const chosen = { isEnabled: true, pack: "pack_1000", threshold: 5, monthlyCapCents: 9_000 } as const;

/** A source at its limit, what waits for it, today's use of it, and a bought top-up. */
async function openSpending(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const now = clock.now();
  const source = await insertSource(ctx, { dailyCreditLimit: 4, key: "limited" });
  const post = await insertPost(ctx, { sourceId: source.id, nextHarvestAt: now });
  const unlimited = await insertSource(ctx, { key: "free" });
  await insertPost(ctx, { sourceId: unlimited.id, nextHarvestAt: now });
  await insertEngagement(ctx, { postId: post.id, sourceId: source.id });
  const work = { bundle: "harvest", cause: "work", sourceId: source.id } as const;
  await insertEntries(db, {
    customerId,
    now,
    entries: [
      { ...work, id: newId(), kind: "hold", amount: -3, burned: 0 },
      { ...work, id: newId(), kind: "settle", amount: 0, burned: 3 },
    ],
  });
  await storeTopUp(db, { customerId, ...chosen, now });
  await db.insert(packPurchases).values({
    id: newId(),
    customerId,
    reference: newId(),
    pack: "pack_1000",
    credits: 1_000,
    amountCents: 4_900,
    currency: "usd",
    status: "paid",
    isAutomatic: true,
    createdAt: now,
  });
  return {
    sourceIds: [source.id],
    postId: post.id,
    now,
    day,
    since: now,
    monthStart: new Date("2025-11-01T00:00:00Z"),
    at: now,
    credits: 5,
    discoveryCredits: 12,
    limit: 10,
    offset: 0,
  };
}
type Ask = Question<Awaited<ReturnType<typeof openSpending>>>;

const waitingOf: Ask = async (db, input) => {
  const facts = await findBlockedWork(db, input);
  return [facts?.waiting, facts?.sourcesAtLimit.length];
};
const balanceOf: Ask = async (db, input) => (await findSpending(db, input)).balance;

describe("another workspace's spending", () => {
  it.each<[string, Ask, unknown]>([
    ["findDayLimits", findDayLimits, { isPaced: false, limits: new Map() }],
    ["findDayUse", findDayUse, []],
    ["findSourceOrder", findSourceOrder, []],
    ["countPendingPeople", countPendingPeople, new Map()],
    ["hasUnreadPosts", hasUnreadPosts, false],
    ["findSpending", balanceOf, 0],
    ["findBlockedWork", waitingOf, [0, 0]],
    ["findBurnByDay", findBurnByDay, []],
    ["findBalanceChangesByDay", findBalanceChangesByDay, []],
    ["findTopUp", findTopUp, null],
    ["findTopUpSpend", findTopUpSpend, { monthCents: 0, purchases: 0, hasPending: false }],
  ])("is not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openSpending, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it("is not changed by setTopUpFailed", async () => {
    const { before, afterStranger, afterOwner } = await changesOf(openSpending, [topUps], setTopUpFailed);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });

  it("is not changed by storeTopUp, which gives the other its own settings", async () => {
    const store: Ask = (db, { customerId, now }) =>
      storeTopUp(db, { customerId, ...chosen, threshold: 77, now });
    const { before, afterStranger, afterOwner } = await changesOf(openSpending, [topUps], store);
    const [rows] = before;
    expect(afterStranger[0]).toEqual(expect.arrayContaining(rows ?? []));
    expect(afterOwner).not.toEqual(afterStranger);
  });
});
