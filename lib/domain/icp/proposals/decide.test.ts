import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, companies, icpProfiles, plans } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { edits, judge, judgeAll, list, open, sized, times } from "@/tests/factories/verdicts";
import { insertCustomer, insertIcp } from "@/tests/factories/workspace";
import { acceptProposal, dismissProposal } from "./decide";

describe("deciding about a proposal", () => {
  const tooSmall = async (ctx: Context) => {
    await open(ctx, { maxEmployees: 900 });
    await judgeAll(ctx, "too_small", sized(8, 10, 12, 15, 20));
    return one(await list(ctx)).id;
  };
  const audited = ({ db, customerId }: Context, action: "icp.updated" | "icp.proposal_dismissed") =>
    db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.customerId, customerId), eq(auditEvents.action, action)));

  it("accepting changes the ICP once, with the difference in the audit log", () =>
    withRollback(async ({ ctx }) => {
      const proposalId = await tooSmall(ctx);
      for (let n = 0; n < 2; n++) {
        expect(await acceptProposal(ctx, { proposalId })).toMatchObject({
          minEmployees: 21,
          maxEmployees: 900,
        });
      }
      expect(await audited(ctx, "icp.updated")).toMatchObject([
        {
          changes: { minEmployees: { before: null, after: 21 } },
          detail: { proposal: proposalId, basis: "too_small", verdicts: 5 },
        },
      ]);
      expect(await edits(ctx)).toEqual([]);
    }));

  it("dismissing hides it for 60 days, and other values of the same limit until there are new verdicts", () =>
    withRollback(async ({ ctx, clock }) => {
      const proposalId = await tooSmall(ctx);
      for (let n = 0; n < 2; n++) await dismissProposal(ctx, { proposalId });
      expect(await audited(ctx, "icp.proposal_dismissed")).toHaveLength(1);
      await judge(ctx, "too_small", { employeeCount: 24 });
      expect(await edits(ctx)).toEqual([]);
      clock.advance(days(5));
      await judgeAll(ctx, "too_small", sized(25, 25, 25, 25, 25));
      expect(await edits(ctx)).toEqual(["minEmployees set 26"]);
      clock.advance(days(61));
      await judgeAll(ctx, "too_small", sized(8, 10, 12, 15, 20));
      expect(one(await list(ctx)).id).toBe(proposalId);
    }));

  it("returns 404 for what is not proposed, here or any more, and for another decision", () =>
    withRollback(async ({ ctx }) => {
      const proposalId = await tooSmall(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertIcp(other);
      for (const decide of [acceptProposal, dismissProposal]) {
        expect(await codeOf(decide(other, { proposalId }))).toBe("404 not_found");
        expect(await codeOf(decide(ctx, { proposalId: "0".repeat(32) }))).toBe("404 not_found");
      }
      await dismissProposal(ctx, { proposalId });
      expect(await codeOf(acceptProposal(ctx, { proposalId }))).toBe("404 not_found");
    }));

  it("is refused on a plan that does not include changing the ICP", () =>
    withRollback(async ({ ctx, db }) => {
      const proposalId = await tooSmall(ctx);
      await db.update(plans).set({ icpEditing: false }).where(eq(plans.slug, "growth"));
      expect(await codeOf(acceptProposal(ctx, { proposalId }))).toBe("403 forbidden");
    }));

  it("keeps the rest of a list that changed meanwhile", () =>
    withRollback(async ({ ctx, db }) => {
      const icp = await open(ctx);
      await judgeAll(ctx, "wrong_industry", times(5, { industry: "Retail" }));
      const { id: proposalId } = one(await list(ctx));
      await db
        .update(icpProfiles)
        .set({ excludedIndustries: ["Banking"] })
        .where(eq(icpProfiles.id, icp.id));
      expect(await acceptProposal(ctx, { proposalId })).toMatchObject({
        excludedIndustries: ["Banking", "Retail"],
      });
      expect(await db.$count(companies, eq(companies.customerId, ctx.customerId))).toBeGreaterThan(0);
    }));
});
