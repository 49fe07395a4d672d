/** What members do to single signals changes the revision of their work: for all who see it, and for nobody else. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signals } from "@/db/schema";
import { days } from "@/lib/clock";
import { giveFeedback } from "@/lib/domain/feedback/give";
import { withdrawFeedback } from "@/lib/domain/feedback/withdraw";
import { changeSignals } from "@/lib/domain/signal-work/change";
import { createComment, removeComment } from "@/lib/domain/signal-work/comments";
import { renameStages } from "@/lib/domain/signal-work/stages";
import {
  archiveSignal,
  snoozeSignal,
  unarchiveSignal,
  wakeSnoozedSignals,
} from "@/lib/domain/signals/archive";
import { applySignalTag, removeSignalTag } from "@/lib/domain/signals/tag";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { viewerOf } from "@/tests/factories/viewer";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { readChanges } from "./read";

type Identity = Parameters<typeof readChanges>[0]["identity"];

/** A workspace with a signal, the member who works it, a colleague, and a stranger. */
async function open({ ctx, clock }: TestWorld) {
  await insertCustomer(ctx);
  const other = { ...ctx, customerId: newId() };
  await insertCustomer(other);
  const [ada, ben] = [await insertUser(ctx), await insertUser(ctx)];
  const { id: signalId } = await insertSignal(ctx);
  const { id: valueId } = await insertTagValue(ctx, { categoryId: (await insertTagCategory(ctx)).id });
  const revision = async (customerId: string, userId: string) => {
    const identity = { customer: { id: customerId }, user: { id: userId } } as Identity;
    return (await readChanges({ ...ctx, identity })).revisions.work;
  };
  /** For whom the revision differs after `change`. */
  const changedFor = async (change: () => Promise<unknown>) => {
    const views = { own: [ctx, ada], colleague: [ctx, ben], stranger: [other, ada] } as const;
    const read = () =>
      Promise.all(Object.values(views).map(([{ customerId }, { id }]) => revision(customerId, id)));
    const before = await read();
    expect(await read()).toEqual(before);
    await change();
    const after = await read();
    return Object.keys(views).filter((_, n) => before[n] !== after[n]);
  };
  const viewer = viewerOf(ctx, ada);
  const until = new Date(clock.now().getTime() + days(1)).toISOString();
  return { ...{ ctx, clock, ada, ben, signalId, valueId }, ...{ changedFor, viewer, until } };
}
type Scene = Awaited<ReturnType<typeof open>>;

const tag = ({ ctx, signalId, valueId }: Scene) => applySignalTag(ctx, { signalId, valueId });
const comment = ({ viewer, signalId }: Scene) =>
  createComment(viewer, { signalId, text: "Called", mentions: [] });

/** What is there before, and what then changes. */
const forAll: Record<string, ((scene: Scene) => Promise<unknown>)[]> = {
  assigning: [
    ({ ctx, signalId, ben }) => changeSignals(ctx, ben.id, { signalIds: [signalId], assigneeId: ben.id }),
  ],
  moving: [({ ctx, signalId, ben }) => changeSignals(ctx, ben.id, { signalIds: [signalId], stage: "won" })],
  "marking as done for everyone": [
    ({ ctx, signalId, ben }) => changeSignals(ctx, ben.id, { signalIds: [signalId], isDone: true }),
  ],
  "naming a stage": [({ ctx }) => renameStages(ctx, { won: "Customer" })],
  commenting: [comment],
  "deleting a comment": [
    async (scene) => {
      const { id } = await comment(scene);
      const { viewer, signalId } = scene;
      return scene.changedFor(() => removeComment(viewer, { signalId, commentId: id }));
    },
  ],
  tagging: [tag],
  "removing a tag": [tag, ({ ctx, signalId, valueId }) => removeSignalTag(ctx, { signalId, valueId })],
};

const forOneself: Record<string, ((scene: Scene) => Promise<unknown>)[]> = {
  archiving: [({ ctx, ada, signalId }) => archiveSignal(ctx, ada.id, { signalId })],
  restoring: [
    ({ ctx, ada, signalId }) => archiveSignal(ctx, ada.id, { signalId }),
    ({ ctx, ada, signalId }) => unarchiveSignal(ctx, ada.id, { signalId }),
  ],
  snoozing: [({ ctx, ada, signalId, until }) => snoozeSignal(ctx, ada.id, { signalId, until })],
  "a snooze's end": [
    ({ ctx, ada, signalId, until }) => snoozeSignal(ctx, ada.id, { signalId, until }),
    ({ ctx, clock }) => {
      clock.advance(days(2));
      return wakeSnoozedSignals(ctx);
    },
  ],
  feedback: [
    ({ ctx, ada, signalId }) =>
      giveFeedback(ctx, ada.id, { signalId, verdict: "good_fit", reasons: [], note: "" }),
    ({ ctx, ada, signalId }) => withdrawFeedback(ctx, ada.id, { signalId }),
  ],
};

describe("the revision of the work on signals", () => {
  it.each(Object.entries(forAll))("differs for the whole workspace after %s", (_, steps) =>
    withRollback(async (world) => {
      const scene = await open(world);
      for (const step of steps) {
        expect(await scene.changedFor(() => step(scene))).toEqual(["own", "colleague"]);
      }
    }),
  );

  it.each(Object.entries(forOneself))("differs for the member only after %s", (_, steps) =>
    withRollback(async (world) => {
      const scene = await open(world);
      for (const step of steps) expect(await scene.changedFor(() => step(scene))).toEqual(["own"]);
    }),
  );

  it("stays when signals are made or deleted", () =>
    withRollback(async (world) => {
      const scene = await open(world);
      const { ctx } = scene;
      expect(await scene.changedFor(() => insertSignal(ctx))).toEqual([]);
      const remove = () => ctx.db.delete(signals).where(eq(signals.customerId, ctx.customerId));
      expect(await scene.changedFor(remove)).toEqual([]);
    }));
});
