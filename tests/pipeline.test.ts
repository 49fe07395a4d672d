/** The pipeline from a source to qualified engagements, on the sandbox and on the vendor's adapter over HTTP. */
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { engagements, people, posts, signals } from "@/db/schema";
import type { Context } from "@/lib/context";
import { discoverPage } from "@/lib/domain/discovery/discover-page";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { harvestPage, type Listing } from "@/lib/domain/harvest/harvest-page";
import { startHarvest } from "@/lib/domain/harvest/start";
import { createHarvestApi } from "@/lib/networks/harvestapi";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertWorkspace } from "@/tests/factories/workspace";
import { startHarvestApiFake } from "@/tests/fakes/network/harvestapi";

/** Discovers, harvests and qualifies until nothing is left; returns who became a signal. */
async function runPipeline(ctx: Context, sourceId: string): Promise<string[]> {
  const { db, customerId } = ctx;
  await discoverPage(ctx, { sourceId, cursor: null });
  const watched = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.customerId, customerId), eq(posts.status, "qualified")));
  for (const { id: postId } of watched) {
    await startHarvest(ctx, { postId });
    for (const listing of ["reactions", "comments"] satisfies Listing[])
      await harvestAll(ctx, postId, listing);
  }
  const found = await db
    .select({ id: engagements.id })
    .from(engagements)
    .where(and(eq(engagements.customerId, customerId), eq(engagements.status, "pending")));
  const ids = found.map((engagement) => engagement.id);
  for (let start = 0; start < ids.length; start += 100) {
    await qualifyEngagements(ctx, { ids: ids.slice(start, start + 100) });
  }
  const made = await db
    .select({ url: people.networkUrl })
    .from(signals)
    .innerJoin(people, eq(people.id, signals.personId))
    .where(eq(signals.customerId, customerId));
  return made.map((signal) => slugOf(signal.url)).sort();
}

async function harvestAll(ctx: Context, postId: string, listing: Listing): Promise<void> {
  let cursor: string | null = null;
  do {
    const page: { next: string | null } = await harvestPage(ctx, { postId, listing, cursor, round: 0 });
    cursor = page.next;
  } while (cursor);
}

const slugOf = (url: string) => new URL(url).pathname;

const run = (body: (world: TestWorld, sourceId: string) => Promise<string[]>) =>
  withRollback(async (world) => {
    const { source } = await insertWorkspace(world.ctx, { customer: { credits: 5_000 } });
    return body(world, source.id);
  });

describe("the pipeline", () => {
  it("creates the same signals through the vendor's adapter as from the sandbox itself", async () => {
    const expected = await run(({ ctx }, sourceId) => runPipeline(ctx, sourceId));
    expect(expected.length).toBeGreaterThan(3);
    const viaVendor = await run(async ({ ctx, clock }, sourceId) => {
      const fake = await startHarvestApiFake({ clock, apiKey: "a-key" });
      const network = createHarvestApi({
        apiKey: "a-key",
        baseUrl: fake.url,
        host: ctx.ports.network.host,
        clock,
      });
      try {
        return await runPipeline({ ...ctx, ports: { ...ctx.ports, network } }, sourceId);
      } finally {
        await network.close();
        await fake.stop();
      }
    });
    expect(viaVendor).toEqual(expected);
  });
});
