import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { invites, memberships, plans } from "@/db/schema";
import type { PlanSlug } from "@/db/vocabulary";
import { hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { movePlan } from "@/lib/domain/billing/move-plan";
import { acceptInvite } from "@/lib/domain/team/accept";
import { changeMemberRole, removeMember } from "@/lib/domain/team/change";
import { newId } from "@/lib/ids";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { insertInvite } from "@/tests/factories/team";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";

const move = (ctx: Context, plan: PlanSlug) =>
  transaction(ctx, (ctx) => movePlan(ctx, { plan, period: null }));
const ago = ({ clock }: Context, n: number) => new Date(clock.now().getTime() - hours(n));

describe("seats above a smaller plan's cap", () => {
  async function open({ ctx, db }: Pick<TestWorld, "ctx" | "db">) {
    await insertCustomer(ctx);
    await db.update(plans).set({ seats: 2 }).where(eq(plans.slug, "trial"));
    const ids: Record<string, string> = {};
    for (const [index, name] of ["early", "middle", "boss", "late"].entries()) {
      const { id } = await insertUser(ctx, { name, role: name === "boss" ? "admin" : "user" });
      await db
        .update(memberships)
        .set({ createdAt: ago(ctx, 10 - index) })
        .where(eq(memberships.userId, id));
      ids[name] = id;
    }
    const readOnly = async () => {
      const rows = await db.select().from(memberships).where(eq(memberships.customerId, ctx.customerId));
      return Object.keys(ids)
        .filter((name) => rows.some(({ userId, isReadOnly }) => userId === ids[name] && isReadOnly))
        .sort();
    };
    return { ids, readOnly };
  }

  it("become read-only: admins keep theirs, then who joined first; a larger plan gives them back", () =>
    withRollback(async (world) => {
      const { ctx } = world;
      const { readOnly } = await open(world);
      await move(ctx, "trial");
      expect(await readOnly()).toEqual(["late", "middle"]);
      await move(ctx, "growth");
      expect(await readOnly()).toEqual([]);
    }));

  it("go to the next in line when a member leaves or another becomes an admin", () =>
    withRollback(async (world) => {
      const { ctx } = world;
      const { ids, readOnly } = await open(world);
      await move(ctx, "trial");
      await changeMemberRole(ctx, { userId: ids.late ?? "", role: "admin" });
      expect(await readOnly()).toEqual(["early", "middle"]);
      await removeMember(ctx, { userId: ids.late ?? "" });
      expect(await readOnly()).toEqual(["middle"]);
    }));

  it("cancel the newest pending invites, so that accepting one always gets a seat", () =>
    withRollback(async (world) => {
      const { ctx, db, clock } = world;
      await open(world);
      await db.update(plans).set({ seats: 5 }).where(eq(plans.slug, "trial"));
      const first = await insertInvite(ctx);
      clock.advance(1_000);
      const second = await insertInvite(ctx);
      await move(ctx, "trial");
      const rows = await db.select().from(invites).where(eq(invites.customerId, ctx.customerId));
      const isCanceled = (id: string) => rows.find((row) => row.id === id)?.cancelledAt !== null;
      expect([isCanceled(first.id), isCanceled(second.id)]).toEqual([false, true]);
    }));

  it("are never exceeded by an invite that is accepted while the plan shrinks", () =>
    withDatabase(async (world) => {
      const { ctx, db, clock } = world;
      const { readOnly } = await open(world);
      await db.update(plans).set({ seats: 4 }).where(eq(plans.slug, "trial"));
      const { email, token } = await insertInvite(ctx);
      const { id, name } = await insertUser(ctx, { email, role: null });
      const user = { id, email, name, isOperator: false };
      const identity = { sessionId: newId(), lastSeenAt: clock.now(), user, customer: null };
      await Promise.allSettled([move(ctx, "trial"), acceptInvite({ ...ctx, identity }, token)]);
      const members = await db.$count(memberships, eq(memberships.customerId, ctx.customerId));
      expect(members - (await readOnly()).length).toBeLessThanOrEqual(5);
      const writable = await db
        .select()
        .from(memberships)
        .where(eq(memberships.customerId, ctx.customerId))
        .then((rows) => rows.filter(({ isReadOnly }) => !isReadOnly));
      expect(writable).toHaveLength(4);
    }));
});
