import { describe, expect, it } from "vitest";
import { postSources, signalArchives } from "@/db/schema";
import { postStatuses } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import { SourcePostsQuery } from "@/lib/contracts/sources";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { removeSource } from "./change";
import { listSourcePosts, listSourceSignals } from "./list-results";

const paging = { limit: 25, offset: 0 };
const absent = { code: "not_found", status: 404 };

describe("a source's posts", () => {
  it("are the open ones it found, alone or with another source, newest first", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const { id: sourceId } = await insertSource(ctx, { key: "mine" });
      const { id: other } = await insertSource(ctx, { key: "other" });
      const made: Record<string, string> = {};
      for (const status of postStatuses) {
        clock.advance(minutes(1));
        made[status] = (await insertPost(ctx, { sourceId, status })).id;
      }
      clock.advance(minutes(1));
      const shared = await insertPost(ctx, { sourceId: other });
      const { customerId } = ctx;
      await db.insert(postSources).values({ customerId, postId: shared.id, sourceId });
      await insertPost(ctx, { sourceId: other });

      const ids = async (query: Record<string, string>) => {
        const page = await listSourcePosts(ctx, { sourceId, ...SourcePostsQuery.parse(query) });
        return [page.total, ...page.data.map(({ id }) => id)];
      };
      const { qualified, harvesting, max_harvests } = made;
      expect(await ids({})).toEqual([4, shared.id, max_harvests, harvesting, qualified]);
      expect(await ids({ lifecycleStatus: "qualified" })).toEqual([2, shared.id, qualified]);
      expect(await ids({ lifecycleStatus: "harvesting" })).toEqual([1, harvesting]);
      expect(await ids({ limit: "2", offset: "1" })).toEqual([4, max_harvests, harvesting]);
      for (const lifecycleStatus of ["max_harvests", "closed", ""]) {
        expect(SourcePostsQuery.safeParse({ lifecycleStatus }).success).toBe(false);
      }
    }));
});

describe("a source's signals", () => {
  it("are its own, newest first, and say which the user archived", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const { id: userId } = await insertUser(ctx);
      const { id: sourceId } = await insertSource(ctx, { key: "mine" });
      await insertSignal(ctx);
      const ids: string[] = [];
      for (let n = 0; n < 3; n++) {
        clock.advance(minutes(1));
        ids.unshift((await insertSignal(ctx, { sourceId })).id);
      }
      await db.insert(signalArchives).values({ customerId: ctx.customerId, userId, signalId: ids[1] ?? "" });
      const all = await listSourceSignals(ctx, { sourceId, userId, ...paging });
      expect(all).toMatchObject({ total: 3, ...paging });
      expect(all.data.map(({ id, archived }) => [id, archived])).toEqual(ids.map((id, n) => [id, n === 1]));
      const page = await listSourceSignals(ctx, { sourceId, userId, limit: 1, offset: 2 });
      expect([page.total, page.data.map(({ id }) => id)]).toEqual([3, ids.slice(2)]);
    }));
});

it("a source that is deleted, another workspace's or unknown has no lists", () =>
  withRollback(async ({ ctx }) => {
    await insertCustomer(ctx);
    const { id: deleted } = await insertSource(ctx, { key: "deleted" });
    await removeSource(ctx, { sourceId: deleted });
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    const { id: theirs } = await insertSource(other);
    const userId = newId();
    for (const sourceId of [deleted, theirs, newId()]) {
      await expect(listSourcePosts(ctx, { sourceId, ...paging })).rejects.toMatchObject(absent);
      await expect(listSourceSignals(ctx, { sourceId, userId, ...paging })).rejects.toMatchObject(absent);
    }
  }));
