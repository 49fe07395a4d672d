/** What a member who leaves is taken out of: nothing keeps naming, serving or admitting them. */

import { findAssignmentRules, removeFromRules } from "@/db/queries/assignment-rules";
import { countActingApps, endConnectedAppsOf } from "@/db/queries/connected-apps";
import { deletePreferences } from "@/db/queries/notification-preferences";
import { deleteNotificationsOf } from "@/db/queries/notifications";
import { countReportLinksOf, deleteReportLinksOf } from "@/db/queries/report-links";
import { deletePrivateViews, findViewsOfAssignee, removeAssigneeFromViews } from "@/db/queries/saved-views";
import { countAssigned, findTeammates, unassignSignals } from "@/db/queries/signal-work";
import { deleteMember, findMember } from "@/db/queries/team";
import type { Context } from "@/lib/context";
import type { MemberRemoval } from "@/lib/contracts/team";
import { notFound } from "@/lib/errors";

/** What removing a member changes for the workspace. Throws 404 for anyone else. */
export async function readMemberRemoval(
  { db, customerId, clock }: Context,
  { userId }: { userId: string },
): Promise<MemberRemoval> {
  if (!(await findMember(db, { customerId, userId }))) throw notFound("member");
  const now = clock.now();
  const [rules, views, assignedSignals, reportLinks, connectedApps] = await Promise.all([
    findAssignmentRules(db, { customerId }),
    findViewsOfAssignee(db, { customerId, userId }),
    countAssigned(db, { customerId, userId }),
    countReportLinksOf(db, { customerId, userId, now }),
    countActingApps(db, { customerId, userId }),
  ]);
  const members = await findTeammates(db, {
    customerId,
    userIds: [...new Set(rules.flatMap(({ assignees }) => assignees))],
  });
  return {
    assignmentRules: rules
      .filter(({ assignees }) => assignees.includes(userId))
      .map(({ name, assignees }) => ({
        name,
        isLeftEmpty: !assignees.some((id) => id !== userId && members.has(id)),
      })),
    changedViews: views.filter(({ hasOthers }) => hasOthers).length,
    deletedViews: views.filter(({ hasOthers }) => !hasOthers).length,
    assignedSignals,
    reportLinks,
    connectedApps,
  };
}

/** Ends a membership and everything that follows from it. Runs in a transaction that has locked the workspace. */
export async function endMembership(
  { db, customerId, clock }: Context,
  { userId }: { userId: string },
): Promise<void> {
  const one = { customerId, userId };
  await deleteMember(db, one);
  await endConnectedAppsOf(db, { ...one, now: clock.now() });
  await deletePrivateViews(db, one);
  await removeAssigneeFromViews(db, { ...one, now: clock.now() });
  // Before the signals, as where signals are assigned: what a rule gives them meanwhile is taken back, too.
  await removeFromRules(db, one);
  await unassignSignals(db, one);
  await deleteReportLinksOf(db, one);
  await deleteNotificationsOf(db, one);
  await deletePreferences(db, one);
}
