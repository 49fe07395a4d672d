import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import { customers, plans, subscriptions } from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertClient } from "@/tests/factories/api-clients";
import { withRollback } from "@/tests/factories/context";
import { insertDestination } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertInvite } from "@/tests/factories/team";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { readPlan } from "./read";
import { countRoom, requireCap } from "./require-cap";

const caps = { seats: 2, sources: 2, destinations: 2, tagCategories: 2, tagValuesPerCategory: 2 };
const limitTo = ({ db }: Context, set: Partial<typeof plans.$inferInsert>) =>
  db.update(plans).set(set).where(eq(plans.slug, "growth"));

const insertSearch = (ctx: Context) => insertSource(ctx, { networkUrl: null, keywords: [newId()] });

describe("what a plan limits", () => {
  it.each([
    ["sources", "plan_source_cap_reached", "2 active sources", insertSearch],
    ["destinations", "plan_destination_cap_reached", "2 active destinations", insertDestination],
    ["seats", "plan_seat_cap_reached", "2 seats", insertUser],
    ["seats", "plan_seat_cap_reached", "2 seats", insertInvite],
    ["tagCategories", "category_cap_reached", "2 tag categories", insertTagCategory],
  ] as const)("%s may be added up to the cap (%s, %s)", (name, code, words, insert) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await limitTo(ctx, caps);
      for (const room of [2, 1]) {
        expect(await countRoom(ctx, name)).toBe(room);
        await requireCap(ctx, name);
        await insert(ctx);
      }
      expect(await countRoom(ctx, name)).toBe(0);
      await expect(requireCap(ctx, name)).rejects.toMatchObject({
        code,
        message: expect.stringMatching(new RegExp(`^The Growth plan allows ${words}\\. `)),
      });
      // A smaller plan may leave more than it allows.
      await limitTo(ctx, { [name]: 1 });
      expect(await countRoom(ctx, name)).toBe(0);
      await expect(requireCap(ctx, name)).rejects.toMatchObject({ code });
    }),
  );

  it("may be without a limit", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await limitTo(ctx, { destinations: null });
      await insertDestination(ctx);
      expect(await countRoom(ctx, "destinations")).toBe(Number.POSITIVE_INFINITY);
      await requireCap(ctx, "destinations");
    }));

  it("counts members and pending invites as seats together", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await limitTo(ctx, { seats: 3 });
      await insertUser(ctx);
      await insertInvite(ctx);
      expect(await countRoom(ctx, "seats")).toBe(1);
    }));

  it("counts the values of each category alone", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await limitTo(ctx, { tagValuesPerCategory: 1 });
      const [full, empty] = [await insertTagCategory(ctx), await insertTagCategory(ctx)];
      await insertTagValue(ctx, { categoryId: full.id });
      await requireCap(ctx, "tagValuesPerCategory", { categoryId: empty.id });
      const refused = requireCap(ctx, "tagValuesPerCategory", { categoryId: full.id });
      await expect(refused).rejects.toMatchObject({ code: "value_cap_reached" });
    }));

  it("are not the API clients: a workspace has the same number of them under every plan, and without one", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      await db.update(customers).set({ planSlug: null }).where(eq(customers.id, ctx.customerId));
      await insertClient(ctx);
      expect(await countRoom(ctx, "apiClients")).toBe(policy.apiClients - 1);
      for (let n = 1; n < policy.apiClients; n++) await insertClient(ctx);
      await expect(requireCap(ctx, "apiClients")).rejects.toMatchObject({ code: "client_cap_reached" });
      await expect(requireCap(ctx, "sources")).rejects.toMatchObject({ code: "no_plan" });
    }));
});

it.each([
  ["month", "month"],
  ["year", "year"],
] as const)("a plan paid by the %s shows its price by the %s", (interval, shown) =>
  withRollback(async ({ ctx, db, clock }) => {
    const { planSlug } = await insertCustomer(ctx);
    const now = clock.now();
    expect(await readPlan(ctx)).toMatchObject({ interval: "month", subscription: null });
    await db.insert(subscriptions).values({
      ...{ id: `sub_${newId()}`, customerId: ctx.customerId, status: "active", planSlug: "growth", interval },
      ...{ periodStart: now, periodEnd: now, startedAt: now, updatedAt: now },
    });
    const [plan] = await db
      .select()
      .from(plans)
      .where(eq(plans.slug, planSlug ?? "growth"));
    const priceCents = interval === "year" ? plan?.annualPriceCents : plan?.priceCents;
    expect(await readPlan(ctx)).toMatchObject({
      interval: shown,
      priceCents,
      subscription: { status: "active" },
    });
    await db.update(plans).set({ annualPriceCents: null }).where(eq(plans.slug, "growth"));
    expect(await readPlan(ctx)).toMatchObject({ interval: "month", priceCents: plan?.priceCents });
  }),
);
