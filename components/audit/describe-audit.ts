import { exportNouns } from "@/components/exports/export-nouns";
import { type AuditAction, type AuditEntity, auditEntities } from "@/db/audit-actions";
import { exportedLists } from "@/db/vocabulary";
import { type AuditEvent, platformOperator } from "@/lib/contracts/audit";
import { isolated } from "@/lib/contracts/isolated";

/** Labels of the actions. */
export const actionLabels: Record<AuditAction, string> = {
  "api_client.approved": "API client approved",
  "api_client.created": "API client created",
  "api_client.denied": "API client denied",
  "api_client.registered": "API client registered",
  "api_client.removed": "API client removed",
  "api_client.secret_rotated": "API client secret rotated",
  "assignment_rules.changed": "Assignment rules changed",
  "billing.disputed": "Payment disputed",
  "billing.overdue": "Payment overdue",
  "billing.duplicate_refunded": "Second subscription ended and refunded",
  "billing.recovered": "Overdue payment received",
  "connected_app.connected": "App connected",
  "connected_app.disconnected": "App disconnected",
  "credits.granted": "Credits granted",
  "credits.top_up_changed": "Automatic top-up changed",
  "delivery.replayed": "Delivery replayed",
  "destination.created": "Destination created",
  "destination.deleted": "Destination deleted",
  "destination.missing_fields_dismissed": "Missing columns dismissed",
  "destination.recovered": "Failed deliveries recovered",
  "destination.previous_secret_ended": "Previous signing secret ended",
  "destination.secret_rotated": "Signing secret rotated",
  "destination.updated": "Destination changed",
  "export.started": "Export started",
  "icp.proposal_dismissed": "Proposed change of the ideal customer profile dismissed",
  "icp.rescored": "Signals re-scored",
  "icp.reset": "Ideal customer profile reset",
  "icp.updated": "Ideal customer profile changed",
  "lifecycle.activated": "Workspace activated",
  "lifecycle.closed": "Workspace closed",
  "lifecycle.reopened": "Workspace reopened",
  "lifecycle.suspended": "Workspace suspended",
  "onboarding.finished": "Onboarding finished",
  "onboarding.started": "Onboarding started",
  "pack.purchased": "Credit pack purchased",
  "pack.refunded": "Credit pack refunded",
  "person.erased": "Person erased",
  "notifications.channel_changed": "Chat channel for notifications changed",
  "plan.cancellation_scheduled": "Cancellation scheduled",
  "plan.cancellation_undone": "Cancellation undone",
  "plan.changed": "Plan changed",
  "plan.refunded": "Payment for the plan refunded",
  "plan.downgraded": "Moved to a smaller plan",
  "rejection.rescued": "Rejected person marked as a signal",
  "report.link_revoked": "Link to a report revoked",
  "report.shared": "Report shared with a link",
  "report.started": "Report started",
  "session.revoked_all": "Signed out everywhere",
  "signal.sent": "Signal sent manually",
  "signal_stage.renamed": "Stages renamed",
  "source.bulk_created": "Sources added in bulk",
  "source.created": "Source added",
  "source.deleted": "Source deleted",
  "source.updated": "Source changed",
  "suppression.created": "Suppression added",
  "suppression.deleted": "Suppression removed",
  "tag_category.created": "Tag category created",
  "tag_category.deleted": "Tag category deleted",
  "tag_category.updated": "Tag category changed",
  "tag_value.created": "Tag created",
  "tag_value.deleted": "Tag deleted",
  "tag_value.updated": "Tag renamed",
  "team.invite_cancelled": "Invite canceled",
  "team.invited": "Member invited",
  "team.joined": "Member joined",
  "team.member_removed": "Member removed",
  "team.role_changed": "Role changed",
  "trial.extended": "Trial extended",
  "workspace.renamed": "Workspace renamed",
};

const entityLabels: Record<AuditEntity, string> = {
  api_client: "API clients",
  assignment_rules: "Assignment rules",
  billing: "Payments",
  connected_app: "Connected apps",
  credits: "Credits",
  delivery: "Deliveries",
  destination: "Destinations",
  export: "Exports",
  icp: "Ideal customer profile",
  lifecycle: "Workspace",
  notifications: "Notifications",
  onboarding: "Onboarding",
  pack: "Credit packs",
  person: "People",
  plan: "Plan",
  rejection: "Not signals",
  report: "Reports",
  session: "Sessions",
  signal: "Signals",
  signal_stage: "Stages",
  source: "Sources",
  suppression: "Suppressions",
  tag_category: "Tag categories",
  tag_value: "Tags",
  team: "Team",
  trial: "Trial",
  workspace: "Workspace",
};

export const entityOptions = auditEntities.map((value) => ({ value, label: entityLabels[value] }));

/** The actions of an entity, or all actions. */
export const actionOptions = (entity: AuditEntity | null) =>
  Object.entries(actionLabels)
    .filter(([action]) => entity === null || action.startsWith(`${entity}.`))
    .map(([value, label]) => ({ value, label }));

/** The actor's name. */
export const actorOf = ({ actor, client }: AuditEvent): string =>
  actor?.name ?? actor?.email ?? client?.name ?? "The service";

/** What the actor is, if not a member of the workspace, or the app that acted for the member. */
export function actorKindOf({ actor, client, detail }: AuditEvent): string | null {
  if (detail?.by === platformOperator) return platformOperator;
  if (!client) return null;
  return actor ? `through ${isolated(client.name)}` : "API client";
}

/** Why an operator of the platform did it. */
export const reasonOf = ({ detail }: AuditEvent): string | null =>
  typeof detail?.reason === "string" ? detail.reason : null;

/** The name that the changed object had, if the entry has one. */
export function nameIn({ detail }: AuditEvent): string | null {
  const name = detail?.name ?? detail?.displayName ?? detail?.email ?? detail?.value;
  return typeof name === "string" ? name : null;
}

/** What an exported list has, in the plural; null if the entry is about no export. */
export function exportedListOf(detail: AuditEvent["detail"]): string | null {
  const list = exportedLists.find((one) => one === detail?.list);
  return list ? exportNouns[list] : null;
}

/** A readable field name: `targetTitles` becomes "target titles", `isActive` becomes "active". */
export const describeField = (field: string): string =>
  field
    .replace(/^is(?=[A-Z])/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll("_", " ")
    .trim();

/** A field's value as text; a dash for none. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(describeValue).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
