/** Which report a portal URL refers to, and how reports of the first version are shown. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { reports } from "@/db/schema";
import { minutes } from "@/lib/clock";
import { AccountReport, PersonReport } from "@/lib/contracts/v1/intelligence";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertAccountReport, insertPersonReport } from "@/tests/factories/reports";
import { insertCustomer } from "@/tests/factories/workspace";
import { readAccountReport, readPersonReport, resolveReport } from "./read";

const slug = "northwind";

describe("the report that a URL refers to", () => {
  it("is the newest of its name and type", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const at = (n: number) => ({ slug, createdAt: new Date(clock.now().getTime() + minutes(n)) });
      await insertAccountReport(ctx, at(1));
      const newest = await insertAccountReport(ctx, at(3));
      await insertAccountReport(ctx, at(2));
      const person = await insertPersonReport(ctx, at(4));
      await insertAccountReport(ctx, { ...at(5), slug: "northwind-2" });
      expect(await resolveReport(ctx, { slug, type: "account" })).toBe(newest.id);
      expect(await resolveReport(ctx, { slug, type: "person" })).toBe(person.id);
    }));

  it("is found in any state, running or failed too", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      for (const status of ["queued", "running", "failed"] as const) {
        const { id } = await insertAccountReport(ctx, { slug: status, status, readyAt: null });
        expect(await resolveReport(ctx, { slug: status, type: "account" })).toBe(id);
      }
    }));

  it.each([
    ["nothing has the name", "southwind", "account"],
    ["only one of the other type has it", slug, "person"],
    ["it differs in case", "Northwind", "account"],
    ["the name is empty", "", "account"],
  ] as const)("is not found if %s", (_, asked, type) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertAccountReport(ctx, { slug });
      expect(await codeOf(resolveReport(ctx, { slug: asked, type }))).toBe("404 not_found");
    }),
  );

  it("is never another workspace's, however new", () =>
    withRollback(async ({ ctx, clock }) => {
      const other = { ...ctx, customerId: newId() };
      for (const each of [ctx, other]) await insertCustomer(each);
      await insertAccountReport(other, { slug, createdAt: new Date(clock.now().getTime() + minutes(1)) });
      const ask = () => resolveReport(ctx, { slug, type: "account" });
      expect(await codeOf(ask())).toBe("404 not_found");
      const { id } = await insertAccountReport(ctx, { slug });
      expect(await ask()).toBe(id);
    }));
});

describe("a report of the first version", () => {
  it("about an account is shown with what it holds", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id, content } = await insertAccountReport(ctx);
      const { firmographics, disposition, dispositionReason } = content ?? {};
      const member = { name: "Old Olga", title: null, networkUrl: "https://www.network.example/in/olga" };
      const known = {
        persona: "sales",
        seniority: null,
        role: "practitioner",
        signalsCount: 1,
        reason: "Sells.",
      };
      const first = {
        firmographics,
        disposition,
        dispositionReason,
        buyingCommittee: [{ ...member, ...known }],
      };
      await ctx.db.update(reports).set({ content: first }).where(eq(reports.id, id));
      const report = await readAccountReport(ctx, { id });
      expect(AccountReport.parse(report)).toEqual(report);
      expect(report).toMatchObject({
        ...{ version: 1, firmographics, buyingCommittee: [{ name: "Old Olga", sources: [] }] },
        ...{ activity: null, topics: [], committee: null, nextStep: null, changes: null },
      });
    }));

  it("about a person is shown with what it holds", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id, content } = await insertPersonReport(ctx);
      const { profile, notable, rawActivityCount } = content ?? {};
      const aiRead = { classification: "buyer", reasoning: "A fit of 88 of 100." };
      const first = { profile, notable, rawActivityCount, aiRead, signalIds: [] };
      await ctx.db.update(reports).set({ content: first }).where(eq(reports.id, id));
      const report = await readPersonReport(ctx, { id });
      expect(PersonReport.parse(report)).toEqual(report);
      expect(report).toMatchObject({
        version: 1,
        aiRead: { ...aiRead, claims: [] },
        activity: null,
        approach: null,
      });
    }));
});

describe("a report from before quotes, rivals and plans", () => {
  const later = ["intent", "ownWords", "rivals", "plan", "authors"];
  const without = (content: object | null, names: string[]) =>
    Object.fromEntries(Object.entries(content ?? {}).filter(([name]) => !names.includes(name)));

  it("is shown without them", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const account = await insertAccountReport(ctx);
      const person = await insertPersonReport(ctx);
      const contents = [without(account.content, later), without(person.content, [...later, "changes"])];
      for (const [n, { id }] of [account, person].entries()) {
        await ctx.db.update(reports).set({ content: contents[n] }).where(eq(reports.id, id));
      }
      const shown = [await readAccountReport(ctx, account), await readPersonReport(ctx, person)];
      expect(shown.map(({ version }) => version)).toEqual([2, 2]);
      for (const report of shown) for (const name of later) expect(report).not.toHaveProperty(name);
    }));
});
