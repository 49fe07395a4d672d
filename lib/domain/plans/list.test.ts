import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { plans } from "@/db/schema";
import { PublicPlan } from "@/lib/contracts/plan";
import { withRollback } from "@/tests/factories/context";
import { listPlans } from "./list";

it("the public list contains only plans customers can choose, the least expensive first", () =>
  withRollback(async (world) => {
    const { data } = await listPlans(world);
    expect(data.map(({ slug }) => slug)).toEqual(["starter", "growth", "scale"]);
    expect(data[0]).toEqual({
      slug: "starter",
      name: "Starter",
      priceCents: 9_900,
      currency: "usd",
      interval: "month",
      annualPriceCents: 95_000,
      creditsPerMonth: 3_000,
      caps: { seats: 3, sources: 15, destinations: 5, tagCategories: 10, tagValuesPerCategory: 50 },
      signalStacking: false,
      icpEditing: true,
      paygEnabled: true,
    });
    for (const plan of data) expect(PublicPlan.strict().safeParse(plan).success).toBe(true);
  }));

it("a discontinued plan is not listed", () =>
  withRollback(async (world) => {
    await world.db.update(plans).set({ isSelectable: false }).where(eq(plans.slug, "growth"));
    expect((await listPlans(world)).data.map(({ slug }) => slug)).toEqual(["starter", "scale"]);
  }));
