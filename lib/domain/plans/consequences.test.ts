import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { destinations, memberships, sources } from "@/db/schema";
import type { PlanSlug } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { movePlan } from "@/lib/domain/billing/move-plan";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertDestination } from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { readConsequences } from "./consequences";

const move = (ctx: Context, plan: PlanSlug) =>
  transaction(ctx, (ctx) => movePlan(ctx, { plan, period: null }));
const ago = ({ clock }: Context, n: number) => new Date(clock.now().getTime() - hours(n));

describe("the consequences of a plan", () => {
  it("are exactly what moving to it then does", () =>
    withDatabase(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      for (let n = 1; n <= 6; n++) {
        const networkUrl = `https://network.example/in/person-${n}/`;
        await insertSource(ctx, { networkUrl, displayName: `S${n}`, createdAt: ago(ctx, 10 - n) });
      }
      await insertDestination(ctx, { name: "D1", createdAt: ago(ctx, 3) });
      await insertDestination(ctx, { name: "D2", createdAt: ago(ctx, 2) });
      await insertDestination(ctx, { name: "D3", createdAt: ago(ctx, 1) });
      await insertUser(ctx, { name: "First" });
      const late = await insertUser(ctx, { name: "Late", role: "user" });
      await db
        .update(memberships)
        .set({ createdAt: new Date(clock.now().getTime() + days(1)) })
        .where(eq(memberships.userId, late.id));
      const told = await readConsequences(ctx, "trial");
      expect(told).toMatchObject({
        plan: "trial",
        sources: [{ name: "S6" }],
        destinations: [{ name: "D3" }],
        members: [{ userId: late.id, name: "Late" }],
        creditsEnding: 1_000,
        creditsKept: 0,
        features: ["signalStacking", "paygEnabled"],
      });
      await move(ctx, "trial");
      const idsPaused = async (table: typeof sources | typeof destinations) =>
        (await db.select({ id: table.id }).from(table).where(eq(table.pausedReason, "plan"))).map(
          ({ id }) => id,
        );
      expect(await idsPaused(sources)).toEqual(told.sources.map(({ id }) => id));
      expect(await idsPaused(destinations)).toEqual(told.destinations.map(({ id }) => id));
      const rows = await db.select().from(memberships).where(eq(memberships.isReadOnly, true));
      expect(rows.map(({ userId }) => userId)).toEqual(told.members.map(({ userId }) => userId));
    }));

  it("of a larger plan, or from an unlimited one, end no credits", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const none = { sources: [], destinations: [], members: [], features: [] };
      expect(await readConsequences(ctx, "scale")).toMatchObject({ ...none, creditsEnding: 0 });
      await move(ctx, "internal");
      expect(await readConsequences(ctx, "scale")).toMatchObject({ ...none, creditsEnding: null });
    }));
});
