import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { destinations } from "@/db/schema";
import type { Context } from "@/lib/context";
import { ActivityQuery } from "@/lib/contracts/activity";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertActivation, insertDestination, insertPost, insertSignal } from "@/tests/factories/signals";
import { insertSource, insertWorkspace } from "@/tests/factories/workspace";
import { harvestCause, readActivityCause } from "./cause";
import { listActivity } from "./list";
import { type ActivityRecord, recordActivities } from "./record";

/** The links of the only activity of a category. */
async function linksOf(ctx: Context, record: ActivityRecord) {
  await recordActivities(ctx, [record]);
  return readLinks(ctx, record.category);
}

async function readLinks(ctx: Context, category: string) {
  const { data } = await listActivity(ctx, ActivityQuery.parse({ category }));
  const { path, detailPath, related } = one(data);
  return { path, detailPath, related };
}

it("links a delivery to its destination and its signal, and to the signal alone once the destination is deleted", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertWorkspace(ctx);
    const destination = await insertDestination(ctx);
    const signal = await insertSignal(ctx);
    const { id } = await insertActivation(ctx, { signalId: signal.id, destinationId: destination.id });
    const cause = `delivery:${id}`;
    const record = { category: "delivery", title: "Delivered", signalId: signal.id, cause } as const;
    expect(await linksOf(ctx, record)).toEqual({
      path: `/destinations/${destination.id}`,
      detailPath: `/signals/${signal.id}`,
      related: null,
    });
    await ctx.db
      .update(destinations)
      .set({ deletedAt: clock.now() })
      .where(eq(destinations.id, destination.id));
    expect(await readLinks(ctx, "delivery")).toEqual({
      path: `/signals/${signal.id}`,
      detailPath: null,
      related: null,
    });
  }));

it("links a harvest to the signals that came of its post", () =>
  withRollback(async ({ ctx }) => {
    const { source } = await insertWorkspace(ctx);
    const post = await insertPost(ctx, { sourceId: source.id });
    for (let n = 0; n < 2; n++) await insertSignal(ctx, { postId: post.id, sourceId: source.id });
    const cause = harvestCause({ postId: post.id, runId: newId() });
    expect(
      await linksOf(ctx, { category: "harvest", title: "Collected", sourceId: source.id, cause }),
    ).toEqual({
      path: `/sources/${source.id}`,
      detailPath: null,
      related: { label: "2 signals", path: `/signals?view=all&post=${post.id}` },
    });
  }));

it("links new posts to the watched posts of their source, a signal to itself, a change of the profile to the profile", () =>
  withRollback(async ({ ctx }) => {
    const { source } = await insertWorkspace(ctx, { source: { displayName: "Ada Author" } });
    const signal = await insertSignal(ctx, { sourceId: source.id });
    const sourcePath = `/sources/${source.id}`;
    const discovered = {
      category: "discovery",
      title: "2 new posts",
      sourceId: source.id,
      cause: "a",
    } as const;
    expect(await linksOf(ctx, discovered)).toMatchObject({
      path: `/watchlist?source=${source.id}`,
      related: { path: sourcePath },
    });
    const scored = { category: "enrichment", title: "A signal", signalId: signal.id, cause: "b" } as const;
    expect(await linksOf(ctx, scored)).toMatchObject({
      path: `/signals/${signal.id}`,
      related: { label: "From Ada Author", path: sourcePath },
    });
    expect(await linksOf(ctx, { category: "icp", title: "Changed", cause: "c" })).toMatchObject({
      path: "/icp",
    });
  }));

it("links to nothing that no longer exists", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertWorkspace(ctx);
    const deleted = await insertSource(ctx, { key: "deleted", deletedAt: clock.now() });
    const nothing = { path: null, detailPath: null, related: null };
    for (const category of ["discovery", "harvest", "enrichment"] as const) {
      const record = { category, title: "Something", sourceId: deleted.id, cause: category };
      expect(await linksOf(ctx, record)).toEqual(nothing);
    }
  }));

it("reads no post from the cause of a harvest before causes named it", () => {
  expect(readActivityCause("harvest:01HXRUN")).toEqual({});
  expect(readActivityCause(harvestCause({ postId: "post", runId: "run" }))).toEqual({ postId: "post" });
});
