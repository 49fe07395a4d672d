/** Queries for credits and vendor charges run by one workspace for rows of another. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertEngagement } from "@/tests/factories/signals";
import { answersOf, changesOf, openTwoWorkspaces, type Question } from "@/tests/factories/two-workspaces";
import { insertPack, insertSource } from "@/tests/factories/workspace";
import { creditGrants } from "../schema";
import { findLedger } from "./credit-ledger";
import {
  emptyGrant,
  findBalance,
  findEntries,
  findLostHoldsAcrossCustomers,
  findUnexpiredGrants,
  growUnlimitedGrant,
  hasAllotment,
  insertEntries,
  lockGrants,
  type NewEntry,
  returnToGrants,
  sumBurned,
  takeFromGrants,
} from "./credits";
import { addProviderSpend, findDaySpend } from "./provider-spend";
import { lockDueSourcesAcrossCustomers } from "./sources";

const day = "2025-11-20";

const insertEntry = async ({ db, customerId, clock }: Context, change: Partial<NewEntry> = {}) => {
  const entry = {
    id: newId(),
    kind: "settle",
    amount: 0,
    burned: 2,
    bundle: "harvest",
    cause: "work",
  } as const;
  await insertEntries(db, { customerId, entries: [{ ...entry, ...change }], now: clock.now() });
  return { entryId: change.id ?? entry.id };
};

/** Credits of an allotment and a pack, some of them used, and a charge of the day. */
async function lockBalance(ctx: Context) {
  const { customerId, clock } = ctx;
  const { id: grantId } = await insertPack(ctx, 10);
  await insertEntry(ctx);
  await addProviderSpend(ctx.db, { customerId, day, cents: 70, calls: 1 });
  const now = clock.now();
  return { grantId, causes: ["work"], kind: "pack" as const, day, now, since: now, limit: 10 };
}
type Ask = Question<Awaited<ReturnType<typeof lockBalance>>>;

const ledgerOf: Ask = (db, { customerId }) => findLedger(db, { customerId, limit: 10, offset: 0 });

describe("another workspace's credits", () => {
  it.each<[string, Ask, unknown]>([
    ["lockGrants", lockGrants, []],
    ["findBalance", findBalance, 0],
    ["findEntries", findEntries, []],
    ["hasAllotment", hasAllotment, false],
    ["findUnexpiredGrants", findUnexpiredGrants, []],
    ["sumBurned", sumBurned, new Map()],
    ["findLedger", ledgerOf, { rows: [], total: 0 }],
    ["findDaySpend", findDaySpend, { cents: 0, capCents: 5_000 }],
  ])("are not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(lockBalance, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    ["emptyGrant", emptyGrant],
    ["growUnlimitedGrant", (db, rows) => growUnlimitedGrant(db, { ...rows, credits: 5 })],
  ])("are not changed by %s", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(lockBalance, [creditGrants], ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });
});

describe("the ledgers of two workspaces", () => {
  const inTwo =
    (body: (both: { owner: Context; stranger: Context }, world: TestWorld) => Promise<void>) => () =>
      withRollback(async (world) => body(await openTwoWorkspaces(world), world));
  const remaining = async ({ db }: Context, grantId: string) =>
    one(await db.select().from(creditGrants).where(eq(creditGrants.id, grantId))).remaining;

  it(
    "take from and return to only their own grants",
    inTwo(async ({ owner, stranger }, { db }) => {
      const { id: grantId } = await insertPack(owner, 10);
      const { entryId } = await insertEntry(owner);
      const back = (customerId: string) => returnToGrants(db, { customerId, entryIds: [entryId] });
      const { customerId } = stranger;
      await takeFromGrants(db, { customerId, parts: [{ entryId, grantId, amount: 3 }] });
      expect(await remaining(owner, grantId)).toBe(10);
      await back(stranger.customerId);
      await back(owner.customerId);
      expect(await remaining(owner, grantId)).toBe(10);
    }),
  );

  it(
    "keep entries of the same cause apart",
    inTwo(async ({ owner, stranger }) => {
      await insertEntry(owner, { kind: "hold", amount: -3, cause: "held here, settled there" });
      await insertEntry(stranger, { cause: "held here, settled there" });
      const { customerId } = owner;
      const { rows } = await findLedger(owner.db, { customerId, bundle: "harvest", limit: 10, offset: 0 });
      expect(rows).toMatchObject([{ kind: "hold", amount: -3 }]);
      const theirs = { customerId: stranger.customerId, limit: 10, offset: 0 };
      expect(await findLedger(owner.db, theirs)).toMatchObject({ rows: [{ kind: "settle", amount: 0 }] });
    }),
  );

  it(
    "keep a lost hold lost, whatever the other has settled or has pending",
    inTwo(async ({ owner, stranger }, { db, clock }) => {
      const personUrl = "https://www.network.example/in/gone";
      const cause = `person:sha256:${createHash("sha256").update(personUrl).digest("hex")} first`;
      const hold = { kind: "hold", amount: -4, burned: 0, bundle: "qualification", cause } as const;
      await insertEntry(owner, hold);
      await insertEntry(stranger, { ...hold, kind: "settle", amount: 0, burned: 4 });
      await insertEngagement(stranger, { personUrl });
      const [from, to] = [new Date(0), new Date(clock.now().getTime() + 1)];
      const { customerId } = owner;
      expect(await findLostHoldsAcrossCustomers(db, { from, to, limit: 10 })).toEqual([
        { customerId, cause },
      ]);
    }),
  );
});

describe("whether a workspace can spend", () => {
  it("does not depend on the credits or charges of another", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { db, clock } = world;
      const { id } = await insertSource(owner);
      await insertSource(stranger);
      const due = () =>
        lockDueSourcesAcrossCustomers(db, {
          now: clock.now(),
          day,
          credits: 1,
          discoveryCredits: 1,
          limit: 10,
        });
      expect(await due()).toEqual([{ id, customerId: owner.customerId }]);
      await addProviderSpend(db, { customerId: stranger.customerId, day, cents: 9_000, calls: 1 });
      expect(await due()).toEqual([{ id, customerId: owner.customerId }]);
    }));
});
