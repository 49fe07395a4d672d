import { expect, it } from "vitest";
import { hours, minutes } from "@/lib/clock";
import { SignalListQuery } from "@/lib/contracts/signals";
import { countSavedViews, type ViewerContext } from "@/lib/domain/saved-views/read";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { asViewer } from "@/tests/factories/viewer";
import { insertCustomer } from "@/tests/factories/workspace";
import { listSignals } from "./list";
import { visitSignals } from "./visit";

/** How many signals are new to a member, as the list and the sidebar's count agree. */
async function newTo(viewer: ViewerContext): Promise<number> {
  const query = SignalListQuery.parse({ found: "since_last_visit" });
  const { total } = await listSignals(viewer, viewer.userId, query);
  expect((await countSavedViews(viewer)).builtIn.new).toBe(total);
  return total;
}

const open = async ({ ctx }: TestWorld) => {
  await insertCustomer(ctx);
  return [await asViewer(ctx), await asViewer(ctx)] as const;
};

it("every signal is new to a member who has never been away from the list", () =>
  withRollback(async (world) => {
    const [ada] = await open(world);
    await insertSignal(world.ctx);
    expect(await newTo(ada)).toBe(1);
    await visitSignals(ada, ada.userId);
    world.clock.advance(minutes(59));
    await visitSignals(ada, ada.userId);
    expect(await newTo(ada)).toBe(1);
  }));

it("what was found since the last visit is new, before the next visit and for as long as that lasts", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    const [ada, ben] = await open(world);
    await insertSignal(ctx);
    clock.advance(minutes(1));
    await visitSignals(ada, ada.userId);
    clock.advance(hours(1));
    expect(await newTo(ada)).toBe(0);
    await insertSignal(ctx);
    expect(await newTo(ada)).toBe(1);
    for (let visits = 0; visits < 12; visits++) {
      await visitSignals(ada, ada.userId);
      clock.advance(minutes(10));
    }
    await insertSignal(ctx);
    expect(await newTo(ada)).toBe(2);
    clock.advance(hours(1));
    expect(await newTo(ada)).toBe(1);
    expect(await newTo(ben)).toBe(3);
  }));

it("with a number of days, the later of both times holds", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    const [ada] = await open(world);
    await insertSignal(ctx);
    clock.advance(minutes(1));
    await visitSignals(ada, ada.userId);
    clock.advance(hours(30));
    await insertSignal(ctx);
    clock.advance(hours(30));
    const totalOf = async (days: string) => {
      const query = SignalListQuery.parse({ found: "since_last_visit", days });
      return (await listSignals(ada, ada.userId, query)).total;
    };
    expect([await totalOf("1"), await totalOf("2"), await totalOf("90")]).toEqual([0, 1, 1]);
  }));
