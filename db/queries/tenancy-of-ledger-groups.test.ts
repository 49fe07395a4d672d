/** The grouped ledger of a workspace whose entries name rows of another. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertAccountReport } from "@/tests/factories/reports";
import { insertEngagement, insertPost, insertSignal } from "@/tests/factories/signals";
import { openTwoWorkspaces } from "@/tests/factories/two-workspaces";
import { insertPack, insertSource } from "@/tests/factories/workspace";
import { packPurchases } from "../schema";
import { insertEntries, type NewEntry } from "./credits";
import { findLedgerGroupJobs, findLedgerGroups } from "./ledger-groups";

const insert = ({ db, customerId, clock }: Context, entry: Partial<NewEntry> & Pick<NewEntry, "cause">) =>
  insertEntries(db, {
    customerId,
    entries: [{ id: newId(), kind: "hold", amount: -4, burned: 0, bundle: "harvest", ...entry }],
    now: clock.now(),
  });
const windowOf = ({ customerId, clock }: Context) => ({
  customerId,
  from: new Date(clock.now().getTime() - days(2)),
  asOf: clock.now(),
  ...{ limit: 50, offset: 0 },
});
const groupsOf = async (ctx: Context) => (await findLedgerGroups(ctx.db, windowOf(ctx))).rows;
const jobsOf = async (ctx: Context, groupId: string) =>
  (await findLedgerGroupJobs(ctx.db, { ...windowOf(ctx), groupId })).rows;

describe("the ledger groups of two workspaces", () => {
  it("hold only their own entries, and close holds only with their own", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      await insert(owner, { cause: "work" });
      await insert(stranger, { cause: "work", kind: "settle", amount: 0, burned: 4 });
      const [group] = (await groupsOf(owner)).filter(({ type }) => type === "harvest");
      expect(group).toMatchObject({ jobs: 1, held: 4, burned: 0 });
      expect(await groupsOf(stranger)).toEqual([]);
      expect(await jobsOf(owner, group?.id ?? "")).toMatchObject([{ kind: "hold" }]);
      expect(await jobsOf(stranger, group?.id ?? "")).toEqual([]);
    }));

  it("show a balance that no grant and no later entry of the other changes", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const balance = async () => (await groupsOf(owner))[0]?.balance;
      const before = await balance();
      await insertPack(stranger, 77);
      const query = windowOf(owner);
      world.clock.advance(1_000);
      await insert(stranger, { cause: "later", kind: "grant", amount: 30 });
      const { rows } = await findLedgerGroups(world.db, query);
      expect([rows[0]?.balance, await balance()]).toEqual([before, before]);
    }));

  it("name no source, post, report, purchase or pack of the other", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { id: sourceId } = await insertSource(stranger);
      const { id: postId } = await insertPost(stranger, { sourceId });
      const { id: reportId } = await insertAccountReport(stranger);
      const { id: grantId } = await insertPack(stranger, 5);
      const id = newId();
      await world.db.insert(packPurchases).values({
        ...{ id, customerId: stranger.customerId, reference: id, pack: "pack_1000", credits: 1_000 },
        ...{ amountCents: 4_900, currency: "usd", status: "paid", createdAt: world.clock.now() },
      });
      for (const ctx of [owner, stranger]) {
        await insert(ctx, { cause: "work", sourceId, postId });
        await insert(ctx, { cause: `report:${reportId}`, bundle: "intelligence" });
        await insert(ctx, { cause: `pack:${id}`, kind: "grant", amount: 1_000, bundle: null });
        await insert(ctx, { cause: `grant:${grantId} refund`, kind: "revoke", bundle: null });
      }
      const named = async (ctx: Context) =>
        (await groupsOf(ctx)).map(({ type, source, post, report, purchase }) => [
          type,
          ...[source, post, report, purchase].map((one) => one?.id),
        ]);
      const nothing = [undefined, undefined, undefined, undefined];
      for (const type of ["harvest", "report", "pack", "other"]) {
        expect(await named(owner)).toContainEqual([type, ...nothing]);
      }
      const theirs = await named(stranger);
      expect(theirs).toContainEqual(["harvest", sourceId, postId, undefined, undefined]);
      expect(theirs).toContainEqual(["report", undefined, undefined, reportId, undefined]);
      expect(theirs).toContainEqual(["pack", undefined, undefined, undefined, id]);
      expect(theirs.map(([type]) => type)).toContain("pack_taken_back");
    }));

  it("find no person among the other's engagements or signals", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const signal = await insertSignal(stranger);
      const mine = await insertSignal(owner);
      const people = [
        { url: "https://www.network.example/in/one", of: stranger, signalId: mine.id },
        { url: "https://www.network.example/in/two", of: owner, signalId: signal.id },
      ];
      const { postId, sourceId } = signal;
      for (const { url, of, signalId } of people) {
        await insertEngagement(of, { postId, sourceId, personUrl: url, status: "signal", signalId });
        const hash = createHash("sha256").update(url).digest("hex");
        const cause = `person:sha256:${hash} first`;
        await insert(owner, { cause, bundle: "qualification", sourceId, postId });
      }
      const [group] = (await groupsOf(owner)).filter(({ type }) => type === "qualification");
      const jobs = await jobsOf(owner, group?.id ?? "");
      expect(jobs.map(({ signal }) => signal)).toEqual([null, null]);
    }));
});
