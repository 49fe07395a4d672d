/** The roles of a purchase in an account report: who fills them, by which evidence, and whom to look for. */
import { z } from "zod";
import { Claim, claimFields, ReportPerson } from "./report-parts";

/** The roles of a purchase. */
export const buyingRoles = ["economic_buyer", "decision_maker", "champion", "user", "gatekeeper"] as const;
export type BuyingRole = (typeof buyingRoles)[number];

export const RoleMember = ReportPerson.extend({
  engagements: z.int().describe("Engagements in the last 90 days."),
  evidence: z.array(Claim).describe("Why this person fills the role."),
  /** Whether they said something in their own words. An economic buyer who did not is possible, and covers no role. */
  confirmed: z.boolean().optional(),
}).meta({ id: "CommitteeRoleMember" });
export type RoleMember = z.infer<typeof RoleMember>;

const RoleGap = z
  .object({
    ...claimFields,
    titles: z
      .array(z.string())
      .describe("Job titles to look for, fitting your profile and the company's size."),
  })
  .meta({ id: "CommitteeGap" });

export const CommitteeRole = z
  .object({
    role: z.enum(buyingRoles),
    expected: z.boolean().describe("Whether a purchase at a company of this size usually has this role."),
    people: z.array(RoleMember).describe("Who fills the role, most evidence first."),
    gap: RoleGap.nullable().describe("Whom to look for; null if the role is filled or not expected."),
  })
  .meta({ id: "CommitteeRole" });
export type CommitteeRole = z.infer<typeof CommitteeRole>;

export const RolesOfPurchase = z
  .object({
    covered: z.int().describe("How many of the expected roles have at least one person."),
    expected: z.int().describe("How many roles a purchase at a company of this size usually has."),
    coverage: Claim.describe("The same as a sentence."),
    roles: z.array(CommitteeRole),
  })
  .meta({ id: "CommitteeCoverage" });
export type RolesOfPurchase = z.infer<typeof RolesOfPurchase>;
