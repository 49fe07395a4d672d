import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { plans } from "@/db/schema";
import { withRollback } from "@/tests/factories/context";
import { listPlans } from "./list";
import { readOffer } from "./offer";

it("the pricing page shows the plans of the public list, and the trial beside them", () =>
  withRollback(async (world) => {
    const { trial, plans: offered } = await readOffer(world);
    const { data } = await listPlans(world);
    expect(offered).toMatchObject(data);
    expect(offered.map(({ historyDays }) => historyDays)).toEqual([180, 365, 730]);
    expect(trial).toMatchObject({ slug: "trial", priceCents: 0, creditsPerMonth: 250, historyDays: 90 });
  }));

it("without a trial plan, there is no trial to show", () =>
  withRollback(async (world) => {
    await world.db.delete(plans).where(eq(plans.slug, "trial"));
    expect((await readOffer(world)).trial).toBeNull();
  }));
