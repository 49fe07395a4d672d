/** A search for several words over the sealed blocks of two workspaces. */
import { expect, it } from "vitest";
import { SignalListQuery } from "@/lib/contracts/signals";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { listSignals } from "./list";

/** Ours has each word, few and many per block, but not adjacent; theirs has all of them in the same places. */
it.each(["rarely spoke", "exception of"])("searches for %j in the texts of its own workspace", (search) =>
  withRollback(async ({ ctx }) => {
    const other = { ...ctx, customerId: newId() };
    for (const each of [ctx, other]) {
      await insertCustomer(each);
      await setBlockSize(each, 32);
    }
    await insertManySignals(ctx);
    const theirs = await insertManySignals(other, { whyItMatters: "Rarely spoke of  an exception of it" });
    const user = await insertUser(ctx);
    for (const each of [ctx, other]) await sealSignals(each);
    const totalOf = async (each: typeof ctx) =>
      (await listSignals(each, user.id, SignalListQuery.parse({ search, view: "all" }))).total;
    expect(await totalOf(ctx)).toBe(0);
    expect(await totalOf(other)).toBe(theirs.length);
  }),
);
