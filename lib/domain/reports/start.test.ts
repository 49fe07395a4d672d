import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries, profileLookups, reports } from "@/db/schema";
import { days, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { suppress } from "@/lib/domain/suppressions/change";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertAccountReport, insertPersonReport } from "@/tests/factories/reports";
import { insertCompany, insertPerson } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { startAccountReport, startPersonReport } from "./start";

const host = "https://www.network.example";
const reportsOf = ({ db, customerId }: Context) =>
  db.select().from(reports).where(eq(reports.customerId, customerId)).orderBy(reports.id);
const standing = async (ctx: Context) => ({ rows: await reportsOf(ctx), books: await readBooks(ctx) });
/** How a start is refused: the code and the named fields. */
const refusal = (start: Promise<unknown>) =>
  start.then(
    () => "started",
    (error: { code: string; details: { path: string }[] }) =>
      [error.code, ...error.details.map(({ path }) => path)].join(" "),
  );

describe("a start", () => {
  it("queues the run for a canonical address, holds its price and announces one event", () =>
    withRollback(async ({ ctx, announced, calls }) => {
      await insertCustomer(ctx);
      const companyUrl = "http://de.network.example/company/Tallyhawk/posts?x=1";
      const account = await startAccountReport(ctx, { companyUrl });
      const person = await startPersonReport(ctx, { personUrl: "in/Ada-Author" });
      expect(account).toMatchObject({ id: account.id, slug: "tallyhawk", status: "queued", cached: false });
      expect(person).toMatchObject({ id: person.id, slug: "ada-author", status: "queued", cached: false });
      const rows = await reportsOf(ctx);
      expect(rows.map(({ type, subject, name, attempt }) => ({ type, subject, name, attempt }))).toEqual([
        { type: "account", subject: `${host}/company/tallyhawk`, name: "Tallyhawk", attempt: 1 },
        { type: "person", subject: `${host}/in/ada-author`, name: "Ada Author", attempt: 1 },
      ]);
      expect(await readBooks(ctx)).toEqual({
        ...{ balance: 965, ledger: 965, burned: 0 },
        entries: { grant: 1, "intelligence hold": 2 },
      });
      const holds = await ctx.db
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.kind, "hold"))
        .orderBy(creditEntries.id);
      expect(holds.map(({ amount, cause }) => ({ amount, cause }))).toEqual([
        { amount: -25, cause: `report:${account.id}` },
        { amount: -10, cause: `report:${person.id}` },
      ]);
      const { customerId } = ctx;
      expect(announced.map(({ name, data }) => ({ name, data }))).toEqual(
        [account.id, person.id].map((reportId) => ({
          name: "intelligence/requested",
          data: { customerId, reportId, attempt: 1 },
        })),
      );
      expect(calls).toEqual([]);
    }));

  it.each([
    ["a person's address", (ctx: Context) => startAccountReport(ctx, { companyUrl: "in/ada" }), "companyUrl"],
    [
      "another network",
      (ctx: Context) => startAccountReport(ctx, { companyUrl: "https://evil.example/company/a" }),
      "companyUrl",
    ],
    ["a bare word", (ctx: Context) => startAccountReport(ctx, { companyUrl: "acme" }), "companyUrl"],
    [
      "a company's address",
      (ctx: Context) => startPersonReport(ctx, { personUrl: "company/acme" }),
      "personUrl",
    ],
    ["nonsense", (ctx: Context) => startPersonReport(ctx, { personUrl: "https://[" }), "personUrl"],
  ])("with %s is refused, naming the field", (_, start, field) =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx);
      const before = await standing(ctx);
      expect(await refusal(start(ctx))).toBe(`validation_error ${field}`);
      expect(await standing(ctx)).toEqual(before);
      expect(announced).toEqual([]);
    }),
  );

  it.each([
    ["an account report", 24, 25, (ctx: Context) => startAccountReport(ctx, { companyUrl: "company/acme" })],
    ["a person report", 9, 10, (ctx: Context) => startPersonReport(ctx, { personUrl: "in/ada" })],
  ])("of %s needs its full price", (_, less, enough, start) =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx, { credits: less });
      const rich = { ...ctx, customerId: newId() };
      await insertCustomer(rich, { credits: enough });
      const before = await standing(ctx);
      expect(await refusal(start(ctx))).toBe("insufficient_credits");
      expect(await standing(ctx)).toEqual(before);
      expect(announced).toEqual([]);
      expect(await start(rich)).toMatchObject({ cached: false });
      expect((await readBooks(rich)).balance).toBe(0);
    }),
  );

  it("stores the account report that led to a person, only if it is of this workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const { id } = await insertAccountReport(ctx);
      const wrong = [newId(), (await insertAccountReport(other)).id, (await insertPersonReport(ctx)).id];
      const before = await standing(ctx);
      for (const sourceCompanyReportId of wrong) {
        const start = startPersonReport(ctx, { personUrl: "in/ada", sourceCompanyReportId });
        expect(await refusal(start)).toBe("not_found");
      }
      expect(await standing(ctx)).toEqual(before);
      const started = await startPersonReport(ctx, { personUrl: "in/ada", sourceCompanyReportId: id });
      const rows = await reportsOf(ctx);
      expect(rows.find((row) => row.id === started.id)).toMatchObject({ sourceReportId: id });
    }));

  it("of a suppressed person returns 404, whatever identifies them", () =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx);
      const { customerId, clock, db } = ctx;
      const company = await insertCompany(ctx, { website: "https://shop.acme.example" });
      const works = { companyId: company.id, companyNetworkUrl: company.networkUrl };
      const person = await insertPerson(ctx, works);
      const opaque = `${host}/in/ACoAAPatPerson1`;
      for (const requestedUrl of [person.networkUrl, opaque]) {
        const lookup = { customerId, requestedUrl, personId: person.id, fetchedAt: clock.now() };
        await db.insert(profileLookups).values(lookup);
      }
      const suppressions = [
        { kind: "person", value: "in/ada" },
        { kind: "company", value: "company/acme" },
        { kind: "domain", value: "acme.example" },
      ] as const;
      for (const suppression of suppressions) await suppress(ctx, suppression);
      const before = await standing(ctx);
      for (const personUrl of ["in/ada", person.networkUrl, opaque]) {
        expect(await refusal(startPersonReport(ctx, { personUrl })), personUrl).toBe("not_found");
      }
      expect(await refusal(startAccountReport(ctx, { companyUrl: "company/acme" }))).toBe("not_found");
      expect(await standing(ctx)).toEqual(before);
      expect(announced).toEqual([]);
    }));
});

describe("an existing report", () => {
  it.each(["queued", "running", "ready"] as const)("that is %s is returned at no cost", (status) =>
    withRollback(async ({ ctx, announced, clock }) => {
      await insertCustomer(ctx);
      const account = await insertAccountReport(ctx, { status });
      const person = await insertPersonReport(ctx, { status });
      clock.advance(days(30) - 1);
      const before = await standing(ctx);
      const starts = [
        await startAccountReport(ctx, { companyUrl: account.subject }),
        await startPersonReport(ctx, { personUrl: person.subject }),
      ];
      expect(starts).toMatchObject(
        [account, person].map(({ id, slug }) => ({ id, slug, status, cached: true })),
      );
      expect(await standing(ctx)).toEqual(before);
      expect(announced).toEqual([]);
    }),
  );

  it("is replaced by a new one after 30 days; a running one never is", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { planSlug: "internal" });
      const ready = await insertAccountReport(ctx);
      const running = await insertAccountReport(ctx, { status: "running" });
      clock.advance(days(30));
      const start = (companyUrl: string) => startAccountReport(ctx, { companyUrl });
      expect(await start(ready.subject)).toMatchObject({ cached: false, status: "queued" });
      expect(await start(running.subject)).toMatchObject({ cached: true, id: running.id });
    }));

  it("starts again by asking once its run has made no progress for five minutes", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const companyUrl = `${host}/company/northwind`;
      const { id } = await startAccountReport(ctx, { companyUrl });
      const attemptAfter = async (ms: number) => {
        clock.advance(ms);
        expect((await startAccountReport(ctx, { companyUrl })).id).toBe(id);
        return (await reportsOf(ctx)).map(({ attempt }) => attempt);
      };
      expect(await attemptAfter(minutes(5) - 1)).toEqual([1]);
      expect(await attemptAfter(1)).toEqual([2]);
    }));

  it("does not count if it failed or has the other type", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const failed = await insertAccountReport(ctx, { status: "failed", error: "No." });
      const other = await insertPersonReport(ctx, { subject: `${host}/company/acme` });
      const start = (companyUrl: string) => startAccountReport(ctx, { companyUrl });
      expect(await start(failed.subject)).toMatchObject({ cached: false });
      expect(await start(other.subject)).toMatchObject({ cached: false });
    }));

  it("is found by another address of the same person", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { customerId, clock, db } = ctx;
      const person = await insertPerson(ctx);
      const requestedUrl = `${host}/in/ACoAAPatPerson1`;
      const lookup = { customerId, requestedUrl, personId: person.id, fetchedAt: clock.now() };
      await db.insert(profileLookups).values(lookup);
      const { id, slug } = await startPersonReport(ctx, { personUrl: requestedUrl });
      expect(slug).toBe(person.networkUrl.split("/").at(-1));
      expect((await reportsOf(ctx))[0]).toMatchObject({ subject: person.networkUrl, name: person.name });
      expect(await startPersonReport(ctx, { personUrl: person.networkUrl })).toMatchObject({
        id,
        cached: true,
      });
    }));

  it("of another workspace is neither returned nor changed", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const theirs = await insertAccountReport(other);
      const before = await standing(other);
      const mine = await startAccountReport(ctx, { companyUrl: theirs.subject });
      expect(mine).toMatchObject({ cached: false });
      expect(mine.id).not.toBe(theirs.id);
      expect(await standing(other)).toEqual(before);
    }));
});

it("makes one run and one hold from ten concurrent starts", () =>
  withDatabase(async ({ ctx, announced, db }) => {
    await insertCustomer(ctx, { credits: 60 });
    const start = () => startAccountReport(ctx, { companyUrl: "company/tallyhawk" });
    const started = await Promise.all(Array.from({ length: 10 }, start));
    expect(started.filter(({ cached }) => !cached)).toHaveLength(1);
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await reportsOf(ctx)).toHaveLength(1);
    expect(announced).toHaveLength(1);
    expect(await readBooks(ctx)).toMatchObject({ balance: 35, ledger: 35 });
    const mine = and(eq(creditEntries.customerId, ctx.customerId), eq(creditEntries.kind, "hold"));
    expect(await db.select().from(creditEntries).where(mine)).toHaveLength(1);
  }));

it("concurrent starts of different reports never overspend", () =>
  withDatabase(async ({ ctx }) => {
    await insertCustomer(ctx, { credits: 60 });
    const results = await Promise.all(
      ["a", "b", "c", "d"].map((slug) => refusal(startAccountReport(ctx, { companyUrl: `company/${slug}` }))),
    );
    expect(results.toSorted()).toEqual([
      "insufficient_credits",
      "insufficient_credits",
      "started",
      "started",
    ]);
    expect(await readBooks(ctx)).toMatchObject({ balance: 10, ledger: 10 });
    expect(await reportsOf(ctx)).toHaveLength(2);
  }));
