/** Queries of wakes run by one workspace for destinations of another. */
import { describe, expect, it } from "vitest";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { insertDestination } from "@/tests/factories/signals";
import { answersOf, changesOf, type Question } from "@/tests/factories/two-workspaces";
import { deliveryWakes } from "../schema";
import { bringWakesForward, lockWake, moveWake, renewWake } from "./delivery-wakes";

async function openWake(ctx: Context) {
  const now = ctx.clock.now();
  const { id: destinationId } = await insertDestination(ctx);
  await ctx.db
    .insert(deliveryWakes)
    .values({ destinationId, customerId: ctx.customerId, dueAt: now, renewedAt: now });
  const at = (ms: number) => new Date(now.getTime() + ms);
  return { destinationId, dueAt: now, now: at(minutes(1)), earlier: at(-minutes(1)) };
}
type Ask = Question<Awaited<ReturnType<typeof openWake>>>;

const bringForward: Ask = (db, { customerId, destinationId, earlier }) =>
  bringWakesForward(db, {
    wakes: [{ customerId, destinationId }],
    dueAt: earlier,
    alive: { since: new Date(0), until: earlier },
  });

describe("another workspace's wake", () => {
  it.each<[string, Ask, unknown]>([
    ["renewWake", renewWake, false],
    ["lockWake", lockWake, null],
    ["bringWakesForward", bringForward, []],
  ])("is not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openWake, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });

  it.each<[string, Ask]>([
    ["renewWake", renewWake],
    ["moveWake", (db, rows) => moveWake(db, { ...rows, dueAt: rows.now })],
    ["moveWake to no time", (db, rows) => moveWake(db, { ...rows, dueAt: null })],
    ["bringWakesForward", bringForward],
  ])("is not changed by %s", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(openWake, [deliveryWakes], ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });
});
