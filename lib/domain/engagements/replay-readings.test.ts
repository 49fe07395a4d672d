import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { engagements } from "@/db/schema";
import type { EngagementKind, Meaning } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { replayReadings } from "./replay-readings";

it("finds the signals of 30 days that are read otherwise now, in batches, and leaves reactions alone", () =>
  withRollback(async ({ ctx }) => {
    await insertWorkspace(ctx);
    const signalOf = async (kind: EngagementKind, text: string | null, meaning: Meaning, age = 1) => {
      const createdAt = new Date(ctx.clock.now().getTime() - days(age));
      const signal = await insertSignal(ctx, { meaning, kind, createdAt });
      await ctx.db.update(engagements).set({ kind, text }).where(eq(engagements.id, signal.engagementId));
      return signal.id;
    };
    const asks = "Which tool do you use for this? Ours can't do it.";
    await signalOf("comment", asks, "asks");
    await signalOf("reaction", null, "reacts");
    await signalOf("comment", asks, "agrees", 31);
    const risen = await signalOf("comment", asks, "agrees");
    const fallen = await signalOf("comment", "Thanks for sharing, great post!", "states_problem");
    const refused = await signalOf(
      "comment",
      "Please stop sending me sales emails, I asked you three times already. Not interested.",
      "agrees",
    );
    const found = [];
    let read = 0;
    for await (const part of replayReadings(ctx, { batch: 2 })) {
      read += part.read;
      found.push(...part.changed);
    }
    expect(read).toBe(4);
    const effects = Object.fromEntries(found.map(({ signalId, effect }) => [signalId, effect]));
    expect(effects).toEqual({ [risen]: "need", [fallen]: "no_need", [refused]: "rejected" });
  }));
