import type * as contract from "@/lib/contracts/assignment-rules";
import { changeAssignmentRules, listAssignmentRules } from "@/lib/domain/assignment/rules";
import type { Answers } from "./answers";

export const assignmentRules = {
  listAssignmentRules: (ctx) => listAssignmentRules(ctx),
  replaceAssignmentRules: (ctx, { body }) => changeAssignmentRules(ctx, body),
} satisfies Answers<typeof contract>;
