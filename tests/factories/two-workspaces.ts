/** Queries run by two workspaces in turn: a stranger, and the owner of the rows the query names. */
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "./context";
import { insertCustomer } from "./workspace";

/** Creates the owner's rows and returns what a query names: their ids, and anything else it needs. */
type Scene<Rows> = (ctx: Context) => Promise<Rows>;
export type Question<Rows> = (db: Db, input: Rows & { customerId: string }) => Promise<unknown>;

/** Two active workspaces: the test context's, and one without credits or rows. */
export async function openTwoWorkspaces({ ctx }: TestWorld): Promise<{ owner: Context; stranger: Context }> {
  const stranger = { ...ctx, customerId: newId() };
  await insertCustomer(ctx);
  await insertCustomer(stranger, { credits: 0 });
  return { owner: ctx, stranger };
}

/** What a query returns to each of the two. */
export const answersOf = <Rows>(scene: Scene<Rows>, ask: Question<Rows>) =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const rows = await scene(owner);
    return {
      stranger: await ask(world.db, { ...rows, customerId: stranger.customerId }),
      owner: await ask(world.db, { ...rows, customerId: owner.customerId }),
    };
  });

/** Table contents before a change, after the stranger asked for it, and after the owner did. */
export const changesOf = <Rows>(scene: Scene<Rows>, tables: PgTable[], ask: Question<Rows>) =>
  withRollback(async (world) => {
    const { owner, stranger } = await openTwoWorkspaces(world);
    const rows = await scene(owner);
    const read = () => Promise.all(tables.map((table) => world.db.select().from(table)));
    const before = await read();
    await ask(world.db, { ...rows, customerId: stranger.customerId });
    const afterStranger = await read();
    await ask(world.db, { ...rows, customerId: owner.customerId });
    return { before, afterStranger, afterOwner: await read() };
  });
