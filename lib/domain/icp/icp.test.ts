import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, plans } from "@/db/schema";
import { IcpChange, type IcpFields } from "@/lib/contracts/icp";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertIcp } from "@/tests/factories/workspace";
import { changeIcp } from "./change";
import { readIcp } from "./read";
import { resetIcp } from "./reset";

const draft: IcpFields = {
  minEmployees: 50,
  maxEmployees: 2_000,
  targetIndustries: ["Software Development"],
  targetTitles: ["VP Sales"],
  targetPersonas: ["sales"],
  targetSeniority: ["director"],
  excludedTitles: [],
  excludedIndustries: [],
  additionalContext: "Sells to businesses.",
};

describe("reading the ICP", () => {
  it("returns the default one in the contract's format", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx, { isDefault: false, name: "Not this one" });
      const { id, createdAt } = await insertIcp(ctx, { name: "Ours", ...draft, draft: { ...draft } });
      expect(await readIcp(ctx)).toEqual({
        ...draft,
        id,
        customer_id: ctx.customerId,
        name: "Ours",
        is_default: true,
        created_at: createdAt.toISOString(),
        draft,
        contextLimits: [],
        unrecognizedIndustries: [],
        unrecognizedTitles: [],
        resettable: true,
        version: expect.any(String),
      });
    }));

  it.each([
    ["no draft", undefined],
    ["an invalid draft", { targetTitles: "VP Sales" }],
  ])("cannot be reset with %s", (_, input) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx, { draft: input });
      expect(await readIcp(ctx)).toMatchObject({ draft: null, resettable: false });
      expect(await codeOf(resetIcp(ctx))).toBe("409 NoDraft");
    }),
  );

  it("returns 404 without an ICP, for changes and resets too", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      for (const work of [readIcp, (c: typeof ctx) => changeIcp(c, { name: "New" }), resetIcp]) {
        expect(await codeOf(work(ctx))).toBe("404 NoIcp");
      }
    }));
});

describe("another workspace's ICP", () => {
  it("is neither read, changed nor reset", () =>
    withRollback(async ({ ctx }) => {
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertIcp(other, { name: "Theirs", draft: { ...draft } });
      await insertCustomer(ctx);
      const before = await readIcp(other);
      for (const work of [readIcp, resetIcp]) expect(await codeOf(work(ctx))).toBe("404 NoIcp");
      expect(await codeOf(changeIcp(ctx, { name: "Mine" }))).toBe("404 NoIcp");
      expect(await readIcp(other)).toEqual(before);
    }));
});

describe("changing the ICP", () => {
  it("changes only the given fields", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx, { name: "Ours", ...draft, draft: { ...draft } });
      const before = await readIcp(ctx);
      const change = { targetTitles: ["CRO"], maxEmployees: null, additionalContext: null };
      const { version, ...after } = { ...before, ...change };
      const changed = await changeIcp(ctx, change);
      expect({ ...changed, resettable: true }).toEqual({ ...after, version: expect.any(String) });
      expect(changed.version).not.toBe(version);
      expect(await readIcp(ctx)).toEqual({ ...after, version: changed.version });
    }));

  it("refuses a range that is empty combined with the current limits, and accepts a valid one", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx, { minEmployees: 50, maxEmployees: 100 });
      for (const change of [{ minEmployees: 101 }, { maxEmployees: 49 }]) {
        const refused = changeIcp(ctx, change);
        expect(await codeOf(refused)).toBe("400 validation_error");
        await expect(refused).rejects.toMatchObject({ details: [{ path: "maxEmployees" }] });
      }
      expect(await changeIcp(ctx, { minEmployees: 100 })).toMatchObject({ minEmployees: 100 });
      expect(await changeIcp(ctx, { minEmployees: 300, maxEmployees: 300 })).toMatchObject({
        maxEmployees: 300,
      });
    }));

  it("is refused on a plan without it", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx, { draft: { ...draft } });
      await db.update(plans).set({ icpEditing: false }).where(eq(plans.slug, "growth"));
      expect(await codeOf(changeIcp(ctx, { name: "New" }))).toBe("403 forbidden");
      expect(await codeOf(resetIcp(ctx))).toBe("403 forbidden");
    }));

  it.each([
    {},
    { unknown: 1 },
    { id: "00000000-0000-7000-8000-000000000000" },
    { customer_id: "x" },
    { name: " " },
    { name: null },
    { minEmployees: -1 },
    { minEmployees: 1.5 },
    { minEmployees: "50" },
    { minEmployees: 10, maxEmployees: 9 },
    { targetTitles: "VP" },
    { targetTitles: [""] },
    { targetTitles: null },
    { targetTitles: Array.from({ length: 101 }, () => "VP") },
    { additionalContext: "x\0" },
    { additionalContext: "x".repeat(5_001) },
  ])("the contract refuses %j", (body) => {
    expect(IcpChange.safeParse(body).success).toBe(false);
  });
});

describe("resetting the ICP", () => {
  it("restores the draft, keeps its id and name, and records which fields differ", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const icp = await insertIcp(ctx, {
        ...draft,
        draft: { ...draft },
        name: "Renamed",
        targetTitles: ["CRO"],
        minEmployees: null,
      });
      expect(await resetIcp(ctx)).toEqual({
        ...draft,
        draft,
        contextLimits: [],
        unrecognizedIndustries: [],
        unrecognizedTitles: [],
        id: icp.id,
        customer_id: ctx.customerId,
        name: "Renamed",
        is_default: true,
        created_at: icp.createdAt.toISOString(),
        version: expect.any(String),
      });
      const events = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(events).toMatchObject([
        {
          action: "icp.reset",
          subjectId: icp.id,
          detail: {
            before: { targetTitles: ["CRO"], minEmployees: null },
            after: { targetTitles: ["VP Sales"], minEmployees: 50 },
          },
        },
      ]);
    }));
});
