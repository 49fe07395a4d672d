import type { AuditAction } from "@/db/audit-actions";
import type { AuditEvent } from "@/lib/contracts/audit";
import { isolated } from "@/lib/contracts/isolated";
import { describeValue, exportedListOf, nameIn } from "./describe-audit";

/**
 * What an entry says its actor did. `[a source]` is the object if it has no name, `the source NAME` if it has one (a
 * person's stands alone); `{…}` is an object that a workspace has only one of. The service is an actor too.
 */
const sentences: Record<AuditAction, string> = {
  "api_client.approved": "approved [an API client]",
  "api_client.created": "created [an API client]",
  "api_client.denied": "denied [an API client]",
  "api_client.registered": "registered [an API client]",
  "api_client.removed": "removed [an API client]",
  "api_client.secret_rotated": "rotated the secret of [an API client]",
  "assignment_rules.changed": "changed {the assignment rules}",
  "billing.disputed": "recorded a dispute of {a payment}",
  "billing.duplicate_refunded": "ended and refunded {a second subscription}",
  "billing.overdue": "recorded {an overdue payment}",
  "billing.recovered": "received {an overdue payment}",
  "connected_app.connected": "connected [an app]",
  "connected_app.disconnected": "disconnected [an app]",
  "credits.granted": "granted {credits}",
  "credits.top_up_changed": "changed {the automatic top-up}",
  "delivery.replayed": "replayed the delivery of [a signal]",
  "destination.created": "created [a destination]",
  "destination.deleted": "deleted [a destination]",
  "destination.missing_fields_dismissed": "dismissed the missing columns of [a destination]",
  "destination.previous_secret_ended": "ended the previous signing secret of [a destination]",
  "destination.recovered": "recovered the failed deliveries of [a destination]",
  "destination.secret_rotated": "rotated the signing secret of [a destination]",
  "destination.updated": "changed [a destination]",
  "export.started": "exported",
  "icp.proposal_dismissed": "dismissed a proposed change of {the ideal customer profile}",
  "icp.rescored": "re-scored the signals by {the ideal customer profile}",
  "icp.reset": "reset {the ideal customer profile}",
  "icp.updated": "changed {the ideal customer profile}",
  "lifecycle.activated": "activated the workspace",
  "lifecycle.closed": "closed the workspace",
  "lifecycle.reopened": "reopened the workspace",
  "lifecycle.suspended": "suspended the workspace",
  "notifications.channel_changed": "changed {the chat channel for notifications}",
  "onboarding.finished": "finished the onboarding and drafted {the ideal customer profile}",
  "onboarding.started": "started the onboarding",
  "pack.purchased": "bought {a credit pack}",
  "pack.refunded": "refunded {a credit pack}",
  "person.erased": "erased a person",
  "plan.cancellation_scheduled": "scheduled the cancellation of {the plan}",
  "plan.cancellation_undone": "undid the cancellation of {the plan}",
  "plan.changed": "changed {the plan}",
  "plan.downgraded": "moved the workspace to {a smaller plan}",
  "plan.refunded": "refunded a payment for {the plan}",
  "rejection.rescued": "marked [a rejected person] as a signal",
  "report.link_revoked": "revoked a link to [a report]",
  "report.shared": "shared [a report] with a link",
  "report.started": "started [a report]",
  "session.revoked_all": "signed out everywhere",
  "signal.sent": "sent [a signal] manually",
  "signal_stage.renamed": "renamed {the stages}",
  "source.bulk_created": "added sources in bulk",
  "source.created": "added [a source]",
  "source.deleted": "deleted [a source]",
  "source.updated": "changed [a source]",
  "suppression.created": "added [a suppression]",
  "suppression.deleted": "removed [a suppression]",
  "tag_category.created": "created [a tag category]",
  "tag_category.deleted": "deleted [a tag category]",
  "tag_category.updated": "changed [a tag category]",
  "tag_value.created": "created [a tag]",
  "tag_value.deleted": "deleted [a tag]",
  "tag_value.updated": "changed [a tag]",
  "team.invite_cancelled": "canceled [an invite]",
  "team.invited": "invited [someone]",
  "team.joined": "joined the workspace",
  "team.member_removed": "removed [someone]",
  "team.role_changed": "changed the role of [someone]",
  "trial.extended": "extended {the trial}",
  "workspace.renamed": "renamed {the workspace}",
};

/** A sentence without its actor, in parts: the object is what it links to. */
export interface AuditSentence {
  before: string;
  object: { noun: string; name: string | null; path: string | null } | null;
  after: string;
  /** Where it went. */
  target: AuditEvent["target"];
}

/** Before the object; the object, which can have a name or not; after it. */
const parts = /^([^[{]*)(?:\[(.*)\]|\{(.*)\})?(.*)$/;

/** Pausing and resuming are changes of one field. */
function templateOf({ action, changes }: AuditEvent): string {
  const fields = Object.keys(changes ?? {});
  if (!action.endsWith(".updated") || fields.length !== 1 || !changes?.isActive) return sentences[action];
  return sentences[action].replace("changed", changes.isActive.after === true ? "resumed" : "paused");
}

/** What the actor of an entry did, and to what, by name. */
export function describeSentence(entry: AuditEvent): AuditSentence {
  const [, before = "", given, fixed, after = ""] = templateOf(entry).match(parts) ?? [];
  const { path } = entry.object;
  const said = {
    before: before.trim(),
    after: [after.trim(), tailOf(entry)].filter(Boolean).join(" "),
    target: targetOf(entry),
  };
  if (fixed !== undefined) return { ...said, object: { noun: fixed, name: null, path } };
  if (given === undefined) return { ...said, object: null };
  const name = nameIn(entry) ?? entry.object.name;
  const noun = name === null ? given : given.replace(/^an? /, "the ").replace("someone", "");
  return { ...said, object: { noun, name, path } };
}

/** The destination that a signal went to, by the name that it had then. */
function targetOf({ action, detail, target }: AuditEvent): AuditEvent["target"] {
  if (action !== "signal.sent" && action !== "delivery.replayed") return null;
  const then = typeof detail?.destinationName === "string" ? detail.destinationName : null;
  const name = then ?? target?.name ?? null;
  return name === null ? null : { name, path: target?.path ?? null };
}

/** What follows the object: where to, from what to what, how many. */
function tailOf({ action, detail, changes }: AuditEvent): string {
  const text = (field: string) => (detail?.[field] === undefined ? null : describeValue(detail[field]));
  const list = exportedListOf(detail);
  switch (action) {
    case "export.started":
      return [list ?? "a list", text("destinationName") && `of ${isolated(text("destinationName") ?? "")}`]
        .filter(Boolean)
        .join(" ");
    case "source.bulk_created":
      return text("count") === null ? "" : `(${text("count")})`;
    case "credits.granted":
      return text("credits") === null ? "" : `(${text("credits")})`;
    case "tag_value.created":
      return text("category") === null ? "" : `in ${isolated(text("category") ?? "")}`;
    case "team.invited":
    case "team.joined":
      return text("role") === null ? "" : `as ${text("role")}`;
    case "team.role_changed":
      return text("before") === null ? "" : `from ${text("before")} to ${text("after")}`;
    case "workspace.renamed":
      return changes?.name ? `to ${isolated(describeValue(changes.name.after))}` : "";
    default:
      return "";
  }
}
