import { describe, expect, it } from "vitest";
import { reports } from "@/db/schema";
import { minutes } from "@/lib/clock";
import { ReportQuery, ReportRow } from "@/lib/contracts/v1/intelligence";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertAccountReport, insertPersonReport } from "@/tests/factories/reports";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { listReports } from "./list";
import { readAccountReport, readPersonReport } from "./read";

/** Two reports of each type, a minute apart, and one of another workspace. */
async function openScene({ ctx, clock }: TestWorld) {
  await insertCustomer(ctx);
  const other = { ...ctx, customerId: newId() };
  await insertCustomer(other);
  await insertAccountReport(other, { name: "Theirs" });
  const names = ["Acme 100%", "Bolt", "100 Percent", "Ada_Author"];
  const inserts = [insertAccountReport, insertAccountReport, insertPersonReport, insertPersonReport];
  for (const [n, insert] of inserts.entries()) {
    await insert(ctx, { name: names[n] ?? "" });
    clock.advance(minutes(1));
  }
  const list = (query: Record<string, string>) => listReports(ctx, ReportQuery.parse(query));
  return { ctx, other, list };
}

describe("the list of reports", () => {
  it.each([
    ["everything, newest first", {}, ["Ada_Author", "100 Percent", "Bolt", "Acme 100%"], 4],
    ["all types", { type: "all" }, ["Ada_Author", "100 Percent", "Bolt", "Acme 100%"], 4],
    ["one type", { type: "account" }, ["Bolt", "Acme 100%"], 2],
    ["part of the name in any case", { q: "aUTHOR" }, ["Ada_Author"], 1],
    ["a literal percent sign", { q: "0%" }, ["Acme 100%"], 1],
    ["a literal underscore", { q: "a_a" }, ["Ada_Author"], 1],
    ["both filters", { q: "100", type: "person" }, ["100 Percent"], 1],
    ["an empty search", { q: "" }, ["Ada_Author", "100 Percent", "Bolt", "Acme 100%"], 4],
    ["nothing", { q: "Theirs" }, [], 0],
    ["a page", { limit: "2", offset: "1" }, ["100 Percent", "Bolt"], 4],
    ["a page past the end", { offset: "9" }, [], 4],
  ])("shows %s", (_, query, names, total) =>
    withRollback(async (world) => {
      const { list } = await openScene(world);
      const page = await list(query);
      expect(page.data.map(({ name }) => name)).toEqual(names);
      expect(page.total).toBe(total);
    }),
  );

  it.each([{ type: "accounts" }, { limit: "0" }, { limit: "101" }, { offset: "-1" }, { q: "\0" }])(
    "refuses %o",
    (query) => {
      expect(ReportQuery.safeParse(query).success).toBe(false);
    },
  );

  it("has only the figures of its type, once the report is ready", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertAccountReport(ctx);
      await insertPersonReport(ctx);
      const both = (await listReports(ctx, ReportQuery.parse({}))).data;
      for (const row of both) expect(ReportRow.parse(row)).toEqual(row);
      const none = { disposition: null, industry: null, employeeCount: null, committeeSize: null };
      const nobody = { currentTitle: null, currentCompany: null, signalsCount: null };
      const [person, account] = both;
      expect(account).toMatchObject({
        disposition: "qualified",
        employeeCount: 250,
        committeeSize: 1,
        ...nobody,
      });
      expect(person).toMatchObject({
        currentTitle: "VP Sales",
        currentCompany: "Northwind",
        signalsCount: 0,
        ...none,
      });
      await ctx.db.update(reports).set({ status: "running" });
      for (const row of (await listReports(ctx, ReportQuery.parse({}))).data) {
        expect(row).toMatchObject({ status: "running", ...none, ...nobody });
      }
    }));
});

describe("one report", () => {
  it("is found only by its own type and in its own workspace", () =>
    withRollback(async (world) => {
      const { ctx, other } = await openScene(world);
      const [account, person] = [await insertAccountReport(ctx), await insertPersonReport(ctx)];
      expect(await readAccountReport(ctx, account)).toMatchObject({ id: account.id, type: "account" });
      expect(await readPersonReport(ctx, person)).toMatchObject({ id: person.id, type: "person" });
      for (const wrong of [
        readAccountReport(ctx, person),
        readPersonReport(ctx, account),
        readAccountReport(other, account),
        readPersonReport(other, person),
        readAccountReport(ctx, { id: newId() }),
      ]) {
        await expect(wrong).rejects.toMatchObject({ code: "not_found" });
      }
    }));

  it("shows only signals that still exist, and none of another workspace", () =>
    withRollback(async (world) => {
      const { ctx, other } = await openScene(world);
      const [first, second] = [await insertSignal(ctx), await insertSignal(ctx)];
      const theirs = await insertSignal(other);
      const signalIds = [second.id, newId(), theirs.id, first.id];
      const { signals } = await readPersonReport(ctx, await insertPersonReport(ctx, { signalIds }));
      expect(signals.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(Object.keys(signals[0] ?? {}).toSorted()).toEqual([
        "createdAt",
        "engagedAt",
        "id",
        "person",
        "strength",
        "suggestedOpener",
        "talkingPoints",
        "type",
        "whyItMatters",
      ]);
    }));
});
