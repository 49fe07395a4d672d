import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { icpProfiles, rescues } from "@/db/schema";
import type { Context } from "@/lib/context";
import { IcpWhatIf } from "@/lib/contracts/what-if";
import { askWhatIf } from "@/lib/domain/icp/what-if";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { know } from "@/tests/factories/people";
import { insertCompany } from "@/tests/factories/signals";
import { edits, judge, judgeAll, list, open, sized, times } from "@/tests/factories/verdicts";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";

/** A rejected person whom a member rescued. */
async function rescue(
  ctx: Context,
  gate: string,
  { title, ...company }: { title?: string; industry?: string; employeeCount?: number } = {},
) {
  const { id: companyId } = await insertCompany(ctx, company);
  const person = await know(ctx, {
    person: { companyId, ...(title && { title }) },
    engagement: { rejectedBy: gate },
  });
  const { id: userId } = await insertUser(ctx);
  const { customerId, clock } = ctx;
  const engaged = await ctx.db.query.engagements.findFirst({
    where: (row, { eq }) => eq(row.personUrl, person.networkUrl),
  });
  await ctx.db.insert(rescues).values({
    ...{ id: newId(), customerId, engagementId: engaged?.id ?? "", userId, gate, updatedAt: clock.now() },
  });
}

describe("company size", () => {
  it.each<[string, number[], number[], string[]]>([
    ["just above the rejected sizes", [8, 10, 12, 15, 20], [], ["minEmployees set 21"]],
    ["rounded if that loses no one", [110, 120, 130, 140, 151], [], ["minEmployees set 160"]],
    ["exact if rounding would lose a good one", [110, 120, 130, 140, 151], [155], ["minEmployees set 152"]],
    ["without a size far beyond the others", [8, 10, 12, 15, 16, 5_000], [], ["minEmployees set 17"]],
    ["below a good verdict", [10, 11, 12, 13, 14, 60], [40, 41], ["minEmployees set 15"]],
    ["but not with four verdicts", [8, 10, 12, 15], [], []],
    ["nor if good verdicts weigh more", [10, 11, 12, 13, 14], [9, 10, 11], []],
  ])("too small: proposes a minimum %s", (_, small, good, expected) =>
    withRollback(async ({ ctx }) => {
      await open(ctx);
      await judgeAll(ctx, "too_small", sized(...small));
      await judgeAll(ctx, "good_fit", sized(...good));
      expect(await edits(ctx)).toEqual(expected);
    }),
  );

  it("too big: proposes a maximum just below the rejected sizes", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { minEmployees: 50, maxEmployees: 100_000 });
      await judgeAll(ctx, "too_big", sized(9_000, 12_345, 20_000, 30_000, 50_000));
      await judgeAll(ctx, "already_talking", sized(8_500));
      expect(await list(ctx)).toMatchObject([
        { field: "maxEmployees", value: 8_900, change: { maxEmployees: 8_900 }, basis: "too_big" },
      ]);
    }));

  it("rescues of companies outside the limits: proposes to widen them", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { minEmployees: 100, maxEmployees: 1_000 });
      for (const employeeCount of [45, 50, 60, 70, 80]) await rescue(ctx, "icp_limits", { employeeCount });
      expect(await edits(ctx)).toEqual(["minEmployees set 45"]);
    }));

  it("ignores sizes that the ICP turns away already, unknown ones, and an empty range", () =>
    withRollback(async ({ ctx }) => {
      const icp = await open(ctx, { minEmployees: 30 });
      await judgeAll(ctx, "too_small", sized(8, 10, 12, 15, 20));
      await judgeAll(ctx, "too_small", times(5, { employeeCount: null }));
      expect(await edits(ctx)).toEqual([]);
      await ctx.db
        .update(icpProfiles)
        .set({ minEmployees: null, maxEmployees: 15 })
        .where(eq(icpProfiles.id, icp.id));
      await judgeAll(ctx, "too_small", sized(15, 15, 15, 15, 15));
      expect(await edits(ctx)).toEqual([]);
    }));
});

describe("industries", () => {
  it("wrong industry: proposes to exclude the most common one", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx);
      await judgeAll(ctx, "wrong_industry", times(6, { industry: "Retail" }));
      await judgeAll(ctx, "wrong_industry", times(5, { industry: "Gambling Facilities and Casinos" }));
      await judgeAll(ctx, "good_fit", [{ industry: "Retail" }]);
      expect(await edits(ctx)).toEqual(["excludedIndustries add Gambling Facilities and Casinos"]);
    }));

  it("wrong industry that is a target: proposes to remove the target", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { targetIndustries: ["Software Development", "IT Services"] });
      await judgeAll(ctx, "wrong_industry", times(5, { industry: "IT Services" }));
      expect(await list(ctx)).toMatchObject([{ change: { targetIndustries: ["Software Development"] } }]);
    }));

  it("rescues below the threshold: proposes the industry as a target", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { targetTitles: [] });
      for (let n = 0; n < 5; n++) await rescue(ctx, "score", { industry: "Dairy Product Manufacturing" });
      expect(await edits(ctx)).toEqual(["targetIndustries add Dairy Product Manufacturing"]);
    }));

  it("rescues of an excluded industry: proposes to remove the exclusion", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { excludedIndustries: ["Retail", "Banking"] });
      for (let n = 0; n < 5; n++) await rescue(ctx, "excluded", { industry: "Retail" });
      expect(await list(ctx)).toMatchObject([{ change: { excludedIndustries: ["Banking"] } }]);
    }));
});

describe("roles", () => {
  it("wrong role: proposes to exclude what the titles have in common, as it is written", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx);
      const titles = ["Account Executive", "Senior Account Executive", "Account Executive, EMEA"];
      const wrong = [...titles, "Enterprise Account Executive", "Account Executive II"];
      await judgeAll(
        ctx,
        "wrong_role",
        wrong.map((personTitle) => ({ personTitle })),
      );
      await judgeAll(ctx, "good_fit", [{ personTitle: "VP Sales" }]);
      expect(await edits(ctx)).toEqual(["excludedTitles add Account Executive"]);
    }));

  it("never proposes to exclude a part of a target title, and finds the function in common instead", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx);
      const wrong = ["Sales Trainer", "Sales Nerd", "Sales Person", "Sales Enthusiast", "Sales Poet"];
      await judgeAll(
        ctx,
        "wrong_role",
        wrong.map((personTitle) => ({ personTitle })),
      );
      expect(await edits(ctx)).toEqual(["targetPersonas remove sales"]);
    }));

  it("wrong role of one level: proposes to remove the level", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { targetPersonas: [], targetSeniority: ["Team lead", "director"] });
      const wrong = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"];
      await judgeAll(
        ctx,
        "wrong_role",
        wrong.map((personTitle) => ({ personTitle, seniority: "lead" as const })),
      );
      expect(await list(ctx)).toMatchObject([
        { field: "targetSeniority", action: "remove", change: { targetSeniority: ["director"] } },
      ]);
    }));

  it("rescues below the threshold: proposes the title as a target", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { targetIndustries: [] });
      for (const title of ["Plant Manager", "Senior Plant Manager", "Plant Manager (Food)"]) {
        await rescue(ctx, "score", { title });
      }
      for (let n = 0; n < 2; n++) await rescue(ctx, "score", { title: "Plant Manager, Dairy" });
      expect(await edits(ctx)).toEqual(["targetTitles add Plant Manager"]);
    }));

  it("rescues of an excluded title: proposes to remove the exclusion", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx, { excludedTitles: ["Consultant", "Intern"] });
      for (let n = 0; n < 5; n++) await rescue(ctx, "excluded", { title: "Principal Consultant" });
      expect(await edits(ctx)).toEqual(["excludedTitles remove Consultant"]);
    }));
});

describe("the verdicts behind a proposal", () => {
  it("count once per signal, opposite ones cancel out, and old ones do not count", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx);
      await judgeAll(ctx, "too_small", sized(8, 10, 12, 15));
      const twice = await judge(ctx, "too_small", { employeeCount: 15 }, { age: 61 });
      expect(await edits(ctx)).toEqual([]);
      await judge(ctx, "too_small", {}, { signalId: twice });
      await judge(ctx, "too_small", {}, { signalId: twice });
      expect(await list(ctx)).toMatchObject([{ value: 16, verdicts: { count: 5, against: 0 } }]);
      for (let n = 0; n < 2; n++) await judge(ctx, "good_fit", {}, { signalId: twice });
      expect(await edits(ctx)).toEqual([]);
    }));

  it("are shown with up to ten examples of person, company and fact, the latest first", () =>
    withRollback(async ({ ctx }) => {
      await open(ctx);
      for (let n = 0; n < 12; n++) {
        const person = { employeeCount: 10 + n, personName: `P${n}`, companyName: `C${n}` };
        await judge(ctx, "too_small", person, { age: 20 - n });
      }
      const { count, examples } = one(await list(ctx)).verdicts;
      expect([count, examples.length]).toEqual([12, 10]);
      expect(examples[0]).toEqual({
        ...{
          signalId: expect.any(String),
          rejectionId: null,
          personName: "P11",
          companyName: "C11",
          fact: "21 employees",
        },
      });
    }));

  it("come with the exact what-if of the change, which costs nothing and saves nothing", () =>
    withRollback(async ({ ctx, calls }) => {
      const icp = await open(ctx);
      for (const employeeCount of [5, 500]) {
        const { id: companyId } = await insertCompany(ctx, { employeeCount });
        await know(ctx, { person: { companyId } });
      }
      await judgeAll(ctx, "too_small", sized(8, 10, 12, 15, 20));
      const [proposal] = await list(ctx);
      const expected = await askWhatIf(ctx, IcpWhatIf.parse({ minEmployees: 21 }));
      expect(proposal?.whatIf).toEqual(expected);
      expect(proposal?.whatIf.lost.count).toBeGreaterThan(0);
      expect([calls.length, (await readBooks(ctx)).burned]).toEqual([0, 0]);
      expect(await ctx.db.query.icpProfiles.findFirst({ where: eq(icpProfiles.id, icp.id) })).toEqual(icp);
    }));

  it("return 404 without an ICP", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await codeOf(list(ctx))).toBe("404 NoIcp");
    }));
});
