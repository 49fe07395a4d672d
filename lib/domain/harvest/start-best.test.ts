import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { sources } from "@/db/schema";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { activateSetup } from "@/lib/domain/setup/activate";
import { newId } from "@/lib/ids";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { discover } from "@/tests/factories/pipeline";
import { insertPost } from "@/tests/factories/signals";
import { insertCustomer, insertIcp, insertSource } from "@/tests/factories/workspace";
import { startBestHarvests } from "./start-best";

const { home, competitors } = sandboxCatalogue();

/** A trial that was just activated, with two sources. */
async function activate(ctx: Context, planSlug: "trial" | "growth" = "trial") {
  await insertCustomer(ctx, {
    planSlug,
    lifecycle: "awaiting_admin_icp_review",
    credits: 0,
    periodStart: null,
    periodEnd: null,
  });
  await insertIcp(ctx);
  const own = await insertSource(ctx, { type: "own_company", key: "1", networkUrl: home.networkUrl });
  const rival = await insertSource(ctx, {
    type: "competitor_company",
    key: "2",
    networkUrl: competitors[0]?.networkUrl ?? "",
  });
  await activateSetup(ctx);
  return [own, rival] as const;
}

const harvests = ({ announced }: TestWorld) =>
  announced.flatMap((event) => (event.name === "post/harvest.due" ? event.data.postId : []));

it("starts the best harvests of a trial as soon as the last new source was read, without the schedule", () =>
  withRollback(async (world) => {
    const [own, rival] = await activate(world.ctx);
    await discover(world.ctx, own);
    expect(harvests(world)).toEqual([]);
    await discover(world.ctx, rival);
    expect(harvests(world)).toHaveLength(settings.pace.postsPerSweep);
    expect(new Set(harvests(world)).size).toBe(settings.pace.postsPerSweep);
  }));

it("does not wait for a source that fails or waits for the next day", () =>
  withRollback(async (world) => {
    const [own, rival] = await activate(world.ctx);
    const later = new Date(world.clock.now().getTime() + settings.discovery.retryMs);
    await world.db.update(sources).set({ nextDiscoveryAt: later }).where(eq(sources.id, rival.id));
    await discover(world.ctx, own);
    expect(harvests(world)).toHaveLength(settings.pace.postsPerSweep);
  }));

it("claims each post once, however many sources end at the same time", () =>
  withDatabase(async (world) => {
    const { ctx } = world;
    const trial = { planSlug: "trial", credits: 250, periodStart: null, periodEnd: null } as const;
    await insertCustomer(ctx, trial);
    const source = await insertSource(ctx);
    for (let n = 0; n < 5; n++)
      await insertPost(ctx, { sourceId: source.id, nextHarvestAt: ctx.clock.now() });
    await Promise.all([1, 2, 3].map(() => startBestHarvests(ctx)));
    expect(harvests(world)).toHaveLength(5);
    expect(new Set(harvests(world)).size).toBe(5);
  }));

it("leaves other plans, which harvest each post when it is found, and unknown workspaces alone", () =>
  withRollback(async (world) => {
    const [own] = await activate(world.ctx, "growth");
    await insertPost(world.ctx, { sourceId: own.id, nextHarvestAt: world.clock.now() });
    expect(await startBestHarvests(world.ctx)).toEqual({ started: 0 });
    expect(await startBestHarvests({ ...world.ctx, customerId: newId() })).toEqual({ started: 0 });
  }));
