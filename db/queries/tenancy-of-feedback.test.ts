/** Feedback queries run by another workspace that the author also belongs to. */
import { expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { deleteFeedback, findFeedback, upsertFeedback } from "./feedback";

it("another workspace cannot read, replace or delete a user's feedback on a signal", () =>
  withRollback(async ({ ctx }) => {
    const { db, customerId, clock } = ctx;
    await insertCustomer(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    const author = { userId: (await insertUser(ctx)).id, signalId: (await insertSignal(ctx)).id };
    const give = (workspace: string, verdict: "good_fit" | "not_fit") =>
      upsertFeedback(db, {
        ...{ ...author, customerId: workspace, id: newId(), now: clock.now() },
        ...{ verdict, reasons: [], note: null },
      });
    const mine = await give(customerId, "good_fit");
    await expect(give(other.customerId, "not_fit")).rejects.toThrow("another workspace");
    expect(await findFeedback(db, { ...author, customerId: other.customerId })).toBeNull();
    await deleteFeedback(db, { ...author, customerId: other.customerId });
    expect(await findFeedback(db, { ...author, customerId })).toEqual(mine);
  }));
