import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { engagements } from "@/db/schema";
import { signalStages } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { DashboardFunnel } from "@/lib/contracts/dashboard";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertEngagement, insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { readFunnel } from "./funnel";

const read = async (ctx: Context, lookBack = 7) =>
  DashboardFunnel.parse(await readFunnel(ctx, { days: lookBack }));

/** Two posts; four people, two of them with two engagements; five signals, three of them delivered. */
async function fill(ctx: Context, at: Date) {
  const post = await insertPost(ctx, { createdAt: at });
  await insertPost(ctx, { createdAt: at, status: "screened_out" });
  const engage = (person: string, status: "signal" | "stacked" | "rejected" | "pending") =>
    insertEngagement(ctx, {
      ...{ postId: post.id, createdAt: at, status },
      personUrl: `https://${ctx.ports.network.host}/in/${person}`,
    });
  await engage("ada", "signal");
  await engage("ada", "rejected");
  await engage("ben", "stacked");
  await engage("cleo", "rejected");
  await engage("cleo", "rejected");
  await engage("dan", "pending");
  const shared = { postId: post.id, sourceId: post.sourceId, createdAt: at };
  for (const [n, stage] of signalStages.entries()) {
    const { id: signalId, engagementId } = await insertSignal(ctx, { ...shared, stage });
    // Only the people above were seen.
    await ctx.db.delete(engagements).where(eq(engagements.id, engagementId));
    if (n >= 3) continue;
    const arrived = { signalId, status: "delivered", deliveredAt: at } as const;
    await insertActivation(ctx, arrived);
    if (n === 0) await insertActivation(ctx, arrived);
    if (n === 1) await insertActivation(ctx, { signalId, status: "retrying" });
  }
}

const filled = {
  ...{ postsRead: 2, peopleSeen: 4, peopleQualified: 2 },
  ...{ signals: 5, delivered: 3, contacted: 2, won: 1 },
};
const nothing = {
  ...{ postsRead: 0, peopleSeen: 0, peopleQualified: 0 },
  ...{ signals: 0, delivered: 0, contacted: 0, won: 0 },
};

describe("the funnel", () => {
  it("counts each post, person and signal of the period once, in this workspace only", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      expect(await read(ctx)).toEqual({ days: 7, ...nothing });
      await fill(ctx, new Date(clock.now().getTime() - hours(1)));
      await fill(ctx, new Date(clock.now().getTime() - days(8)));
      expect(await read(ctx)).toEqual({ days: 7, ...filled });
      expect(await read(other)).toEqual({ days: 7, ...nothing });
      // The same four people were seen before.
      expect(await read(ctx, 30)).toMatchObject({ postsRead: 4, peopleSeen: 4, signals: 10, delivered: 6 });
    }));

  it("leaves out a signal of before the period that is delivered now", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx, {
        createdAt: new Date(clock.now().getTime() - days(8)),
      });
      await insertActivation(ctx, { signalId, status: "delivered", deliveredAt: clock.now() });
      expect(await read(ctx)).toMatchObject({ signals: 0, delivered: 0 });
    }));
});
