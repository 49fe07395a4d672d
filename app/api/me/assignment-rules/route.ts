import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/assignment-rules";
import { changeAssignmentRules, listAssignmentRules } from "@/lib/domain/assignment/rules";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listAssignmentRules, (ctx) => listAssignmentRules(ctx));
export const PATCH = route(contract.replaceAssignmentRules, (ctx, { body }) =>
  changeAssignmentRules(ctx, body),
);
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
