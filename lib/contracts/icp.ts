import { z } from "zod";
import { like, PersonTitle } from "./fields";
import { managers, member, operation, Timestamp } from "./operation";
import { nameText, text, textOrBlank } from "./text";
import { changeOf, GivenVersion, Version } from "./version";

const employees = z.int().min(0).max(10_000_000).nullable();
const words = z.array(text().trim().min(1).max(100)).max(100);
const exclusions = z.array(text().trim().min(1).max(100)).max(50);

/** The criteria. Empty lists and nulls mean "no preference". */
export const IcpFields = z.object({
  minEmployees: employees.describe("Minimum number of employees; null for no limit."),
  maxEmployees: employees.describe("Maximum number of employees; null for no limit."),
  targetIndustries: words,
  targetTitles: words,
  targetPersonas: words,
  targetSeniority: words,
  /** Titles and industries that are never a signal, as whole phrases. */
  excludedTitles: exclusions,
  excludedIndustries: exclusions,
  additionalContext: textOrBlank()
    .trim()
    .max(5_000)
    .meta({ examples: ["Companies that are opening a second office."] })
    .nullable()
    .describe("Other criteria, in the workspace's own words."),
});
export type IcpFields = z.infer<typeof IcpFields>;

/** A sentence of the context that limits who fits, and how it was understood; `isUnderstood` false has no effect. */
const ContextReading = z.object({
  sentence: z.string(),
  summary: like("Opens another office"),
  isUnderstood: z.boolean(),
});

export const IcpProfile = IcpFields.extend({
  id: z.uuid(),
  customer_id: z.uuid(),
  name: like("Default"),
  is_default: z.boolean(),
  created_at: Timestamp,
  /** What onboarding proposed; null if there is no draft to restore. */
  draft: IcpFields.nullable(),
  contextLimits: z.array(ContextReading),
  /** Target industries that match no known industry, only companies with the same words. */
  unrecognizedIndustries: z.array(z.string()),
  /**
   * Parts of target titles that name no known function, specialty or level: only titles with the same words match. With
   * the known names that look most like each, at most three.
   */
  unrecognizedTitles: z.array(z.object({ title: PersonTitle, nearest: z.array(z.string()) })),
  version: Version,
}).meta({ id: "IcpProfile" });
export type IcpProfile = z.infer<typeof IcpProfile>;

export const ResettableIcp = IcpProfile.extend({ resettable: z.boolean() }).meta({ id: "ResettableIcp" });
export type ResettableIcp = z.infer<typeof ResettableIcp>;

export const rangeMessage = "must not be below minEmployees";
export const isRange = (range: { minEmployees?: number | null; maxEmployees?: number | null }): boolean =>
  range.minEmployees == null || range.maxEmployees == null || range.minEmployees <= range.maxEmployees;

export const IcpChange = changeOf({
  name: nameText(100, "Default"),
  ...IcpFields.shape,
  version: GivenVersion,
})
  .refine(isRange, { path: ["maxEmployees"], message: rangeMessage })
  .meta({ id: "IcpChange" });
export type IcpChange = z.infer<typeof IcpChange>;

export const getIcp = operation({
  id: "getMyIcp",
  method: "GET",
  path: "/api/me/icp",
  summary: "Get the workspace's default ideal customer profile",
  auth: member("provisioned"),
  response: ResettableIcp,
  errors: ["NoIcp"],
});

export const updateIcp = operation({
  id: "updateMyIcp",
  method: "PATCH",
  audit: "icp.updated",
  path: "/api/me/icp",
  summary: "Update the ideal customer profile",
  auth: member("provisioned", managers),
  body: IcpChange,
  response: IcpProfile,
  errors: ["NoIcp", "forbidden", "version_conflict"],
});

export const resetIcp = operation({
  id: "resetMyIcp",
  method: "POST",
  audit: "icp.reset",
  path: "/api/me/icp/reset",
  summary: "Restore the ideal customer profile that onboarding proposed",
  auth: member("provisioned", managers),
  response: IcpProfile,
  errors: ["NoIcp", "NoDraft", "forbidden"],
});
