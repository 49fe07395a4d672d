/** Rules that assign new signals to members. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { managers, member, operation } from "./operation";
import { maxEmployeeCount } from "./request-limits";
import { nameText, text } from "./text";
import { GivenVersion, Version } from "./version";

const employees = z.int().min(0).max(maxEmployeeCount).optional();

/** All conditions that are set must hold; a rule without any matches every signal. */
const AssignmentConditions = z
  .strictObject({
    sourceId: z.uuid().optional(),
    /** Occurs in the persona, ignoring case. */
    persona: text().trim().min(1).max(200).optional(),
    /** One of them occurs in the person's location as whole words, ignoring case. */
    regions: z.array(text().trim().min(1).max(100)).min(1).max(50).optional(),
    /** Companies of unknown size never match. */
    minEmployees: employees,
    maxEmployees: employees,
  })
  .refine(
    ({ minEmployees, maxEmployees }) =>
      minEmployees === undefined || maxEmployees === undefined || minEmployees <= maxEmployees,
    { path: ["maxEmployees"], message: "must not be less than the minimum" },
  )
  .meta({ id: "AssignmentConditions", examples: [{ regions: ["Germany", "Austria"], minEmployees: 200 }] });

const rule = {
  name: nameText(60, "Enterprise, DACH"),
  conditions: AssignmentConditions,
  /** The members who take turns, in this order. A rule whose members have all left assigns nothing. */
  assigneeIds: z
    .array(z.uuid())
    .max(policy.assigneesPerRule)
    .refine((ids) => new Set(ids).size === ids.length, "must not repeat a member")
    .meta({ uniqueItems: true }),
};

export const AssignmentRule = z.object({ ...rule, id: z.uuid() }).meta({ id: "AssignmentRule" });
export type AssignmentRule = z.infer<typeof AssignmentRule>;

export const AssignmentRules = z.object({ data: z.array(AssignmentRule), version: Version });
export type AssignmentRules = z.infer<typeof AssignmentRules>;

/** A rule keeps its turns if it is sent with its ID. A new one needs a member. */
const GivenRule = z
  .strictObject({ ...rule, id: z.uuid().optional() })
  .refine(({ id, assigneeIds }) => id !== undefined || assigneeIds.length > 0, {
    path: ["assigneeIds"],
    message: "must name at least one member",
  });

export const AssignmentRuleChange = z
  .strictObject({ rules: z.array(GivenRule).max(policy.assignmentRules), version: GivenVersion })
  .meta({ id: "AssignmentRuleChange" });
export type AssignmentRuleChange = z.infer<typeof AssignmentRuleChange>;

export const listAssignmentRules = operation({
  id: "listMyAssignmentRules",
  method: "GET",
  path: "/api/me/assignment-rules",
  summary: "List the rules that assign new signals, in the order in which they are tried",
  auth: member("provisioned"),
  response: AssignmentRules,
});

export const replaceAssignmentRules = operation({
  id: "replaceMyAssignmentRules",
  method: "PATCH",
  audit: "assignment_rules.changed",
  path: "/api/me/assignment-rules",
  summary: "Replace all assignment rules and their order; signals that exist are not affected",
  auth: member("provisioned", managers),
  body: AssignmentRuleChange,
  response: AssignmentRules,
  errors: ["version_conflict"],
});
