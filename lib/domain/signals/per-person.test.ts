/** `perPerson=newest`: one signal of each person, kept true while signals come and go. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { signals } from "@/db/schema";
import type { Context } from "@/lib/context";
import { SignalListQuery } from "@/lib/contracts/signals";
import { withRollback } from "@/tests/factories/context";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { insertPerson, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { listSignals } from "./list";

async function openScene(ctx: Context) {
  await insertCustomer(ctx);
  await setBlockSize(ctx, 32);
  const user = await insertUser(ctx);
  const person = await insertPerson(ctx);
  const list = async (query: Record<string, string> = {}) => {
    const page = await listSignals(
      ctx,
      user.id,
      SignalListQuery.parse({ perPerson: "newest", sort: "newest", ...query }),
    );
    expect(page.total).toBe(page.data.length);
    return page.data;
  };
  return { list, person };
}

it("lists the newest signal of each person, and says how many there are", () =>
  withRollback(async ({ ctx }) => {
    const { list, person } = await openScene(ctx);
    await insertSignal(ctx, { personId: person.id });
    const other = await insertSignal(ctx);
    const newest = await insertSignal(ctx, { personId: person.id });
    expect((await list()).map(({ id, ofPerson }) => [id, ofPerson])).toEqual([
      [newest.id, 2],
      [other.id, 1],
    ]);
  }));

it("leaves a person out whose newest signal doesn't match the other filters", () =>
  withRollback(async ({ ctx }) => {
    const { list, person } = await openScene(ctx);
    await insertSignal(ctx, { personId: person.id, strength: 9 });
    await insertSignal(ctx, { personId: person.id, strength: 2 });
    expect(await list({ minScore: "5" })).toEqual([]);
    expect(await list({ maxScore: "5" })).toHaveLength(1);
  }));

it("lists the one before when a person's newest signal is deleted", () =>
  withRollback(async ({ ctx, db }) => {
    const { list, person } = await openScene(ctx);
    const [first, second, third] = [
      await insertSignal(ctx, { personId: person.id }),
      await insertSignal(ctx, { personId: person.id }),
      await insertSignal(ctx, { personId: person.id }),
    ];
    await db.delete(signals).where(eq(signals.id, first.id));
    expect((await list()).map(({ id }) => id)).toEqual([third.id]);
    await db.delete(signals).where(eq(signals.id, third.id));
    expect((await list()).map(({ id }) => id)).toEqual([second.id]);
  }));

it("holds for sealed blocks, also after a newer signal arrives", () =>
  withRollback(async ({ ctx }) => {
    const { list, person } = await openScene(ctx);
    const early = await insertSignal(ctx, { personId: person.id });
    for (let n = 0; n < 31; n += 1) await insertSignal(ctx);
    await sealSignals(ctx);
    expect(await list({ limit: "100" })).toHaveLength(32);
    const newest = await insertSignal(ctx, { personId: person.id });
    for (const isFolded of [false, true]) {
      if (isFolded) await sealSignals(ctx);
      const ids = (await list({ limit: "100" })).map(({ id }) => id);
      expect(ids).toHaveLength(32);
      expect(ids).toContain(newest.id);
      expect(ids).not.toContain(early.id);
    }
  }));

it("keeps the persons of workspaces apart", () =>
  withRollback(async ({ ctx }) => {
    const { list, person } = await openScene(ctx);
    const mine = await insertSignal(ctx, { personId: person.id });
    const other = { ...ctx, customerId: crypto.randomUUID() };
    await insertCustomer(other);
    await insertSignal(other);
    expect((await list()).map(({ id }) => id)).toEqual([mine.id]);
  }));
