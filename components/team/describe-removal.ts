import { countOf } from "@/db/count-of";
import { isolated } from "@/lib/contracts/isolated";
import type { MemberRemoval } from "@/lib/contracts/team";

/** What removing a member changes, a line each; nothing for what does not change. */
export function describeRemoval(removal: MemberRemoval): string[] {
  const { assignmentRules, changedViews, deletedViews, assignedSignals, reportLinks, connectedApps } =
    removal;
  const empty = assignmentRules.filter(({ isLeftEmpty }) => isLeftEmpty);
  return [
    assignmentRules.length > 0 &&
      `Taken out of ${countOf(assignmentRules.length, "assignment rule")}: ${listOf(assignmentRules)}`,
    empty.length > 0 &&
      `Without anyone left, and assigning nothing until you choose someone: ${listOf(empty)}`,
    assignedSignals > 0 && `Unassigned: ${countOf(assignedSignals, "signal")}`,
    changedViews > 0 && `No longer filtered by them: ${countOf(changedViews, "saved view")} of other members`,
    deletedViews > 0 && `Deleted: ${countOf(deletedViews, "saved view")} of nothing but their signals`,
    reportLinks > 0 && `Revoked: ${countOf(reportLinks, "report link")} that they shared`,
    connectedApps > 0 && `Disconnected: ${countOf(connectedApps, "connected app")} that acted for them`,
  ].filter((line) => line !== false);
}

const listOf = (rules: MemberRemoval["assignmentRules"]): string =>
  new Intl.ListFormat("en-US").format(rules.map(({ name }) => `"${isolated(name)}"`));
