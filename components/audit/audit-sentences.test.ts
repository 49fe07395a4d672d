import { expect, it } from "vitest";
import { type AuditAction, auditActions } from "@/db/audit-actions";
import type { AuditEvent } from "@/lib/contracts/audit";
import { describeSentence } from "./audit-sentences";

const entryOf = (action: AuditAction, change: Partial<AuditEvent> = {}): AuditEvent => ({
  id: "0199a4c2-7b1e-7c3a-9f6e-2f1d0c9b8a77",
  action,
  entity: "destination",
  subjectId: "0199a4c2-7b1e-7c3a-9f6e-2f1d0c9b8a78",
  actor: null,
  client: null,
  changes: null,
  detail: null,
  object: { name: null, path: null },
  target: null,
  requestId: null,
  ip: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...change,
});

const said = (action: AuditAction, change?: Partial<AuditEvent>): string => {
  const { before, object, after, target } = describeSentence(entryOf(action, change));
  return [before, object?.noun, object?.name, after, target && `to ${target.name}`].filter(Boolean).join(" ");
};

it("says what was done to which object by the name that it had then", () => {
  const object = { name: "CRM today", path: "/destinations/1" };
  expect(said("destination.deleted", { detail: { name: "CRM" } })).toBe("deleted the destination CRM");
  expect(said("destination.recovered", { object })).toBe(
    "recovered the failed deliveries of the destination CRM today",
  );
  expect(describeSentence(entryOf("destination.recovered", { object })).object?.path).toBe("/destinations/1");
});

it("says without a name what kind of object it was", () => {
  expect(said("signal.sent", { detail: { destinationName: "CRM" } })).toBe("sent a signal manually to CRM");
  expect(said("api_client.removed")).toBe("removed an API client");
  expect(said("icp.updated")).toBe("changed the ideal customer profile");
  expect(said("session.revoked_all")).toBe("signed out everywhere");
});

it("says of a change that only pauses or resumes that it does", () => {
  const changed = (after: boolean) => ({ isActive: { before: !after, after } });
  const detail = { name: "CRM" };
  expect(said("destination.updated", { detail, changes: changed(false) })).toBe("paused the destination CRM");
  expect(said("source.updated", { detail, changes: changed(true) })).toBe("resumed the source CRM");
  const more = { ...changed(false), name: { before: "A", after: "CRM" } };
  expect(said("destination.updated", { detail, changes: more })).toBe("changed the destination CRM");
});

it("says where to, how many and from what to what", () => {
  const object = { name: "Kim", path: "/settings/team" };
  const detail = { before: "user", after: "admin" };
  expect(said("team.role_changed", { object, detail })).toBe("changed the role of Kim from user to admin");
  expect(said("source.bulk_created", { detail: { count: 12 } })).toBe("added sources in bulk (12)");
  expect(said("export.started", { detail: { list: "watchlist" } })).toBe("exported watched posts");
  expect(said("workspace.renamed", { changes: { name: { before: "A", after: "B" } } })).toBe(
    "renamed the workspace to B",
  );
});

it("has a sentence for every action, without brackets or an ID", () => {
  for (const action of auditActions) expect(said(action)).toMatch(/^[a-z][^[\]{}0-9]+$/);
});
