import { describe, expect, it } from "vitest";
import { addressOf } from "@/lib/client/call";
import { exportAudit } from "@/lib/client/operations";
import { type AuditEvent, platformOperator } from "@/lib/contracts/audit";
import { auditExportInput, loadAuditParams } from "./audit-input";
import {
  actionOptions,
  actorKindOf,
  actorOf,
  describeField,
  describeValue,
  nameIn,
  reasonOf,
} from "./describe-audit";

const entry: AuditEvent = {
  id: "0199a4c2-7b1e-7c3a-9f6e-2f1d0c9b8a77",
  action: "destination.updated",
  entity: "destination",
  subjectId: null,
  actor: null,
  client: null,
  changes: null,
  detail: null,
  object: { name: null, path: null },
  target: null,
  requestId: null,
  ip: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};

describe("an audit entry", () => {
  it("names the person, otherwise the API client, otherwise the service", () => {
    const client = { id: entry.id, name: "Sync job" };
    const actor = { id: entry.id, name: null, email: "ana@people.example" };
    expect(actorOf({ ...entry, actor, client })).toBe("ana@people.example");
    expect(actorOf({ ...entry, client })).toBe("Sync job");
    expect(actorOf(entry)).toBe("The service");
  });

  it("says what the actor is if not a member, and why an operator acted", () => {
    const actor = { id: entry.id, name: "Olivia", email: "olivia@platform.example" };
    const client = { id: entry.id, name: "Sync job" };
    const detail = { by: platformOperator, reason: "A refund" };
    expect(actorKindOf({ ...entry, actor, detail })).toBe("platform operator");
    expect(reasonOf({ ...entry, detail })).toBe("A refund");
    expect(actorKindOf({ ...entry, client })).toBe("API client");
    expect(actorKindOf({ ...entry, actor, client })).toBe("through Sync job");
    expect([actorKindOf({ ...entry, actor }), reasonOf(entry)]).toEqual([null, null]);
  });

  it("names its object as it was called then, if the entry says so", () => {
    expect(nameIn({ ...entry, detail: { name: "CRM" } })).toBe("CRM");
    expect(nameIn({ ...entry, detail: { kind: "domain", value: "rival.example" } })).toBe("rival.example");
    expect(nameIn({ ...entry, detail: { name: 7 } })).toBeNull();
    expect(nameIn(entry)).toBeNull();
  });

  it("formats fields and values", () => {
    expect(["targetTitles", "isActive", "issue"].map(describeField)).toEqual([
      "target titles",
      "active",
      "issue",
    ]);
    expect(["a", ["a", 2], [], null, true, { n: 1 }].map(describeValue)).toEqual([
      "a",
      "a, 2",
      "–",
      "–",
      "yes",
      '{"n":1}',
    ]);
  });
});

it("lists only an entity's own actions", () => {
  const actions = actionOptions("icp").map(({ value }) => value);
  expect(actions).toEqual(expect.arrayContaining(["icp.reset", "icp.updated"]));
  expect(actions.filter((action) => !action.startsWith("icp."))).toEqual([]);
  expect(actionOptions(null).length).toBeGreaterThan(30);
});

it("exports the filtered entries from the first page on", () => {
  const addressFor = (url: string) => addressOf(exportAudit, auditExportInput(loadAuditParams(url)));
  expect(addressFor("?entity=icp&days=7&offset=50")).toBe("/api/me/audit/export?entity=icp&days=7");
  expect(addressFor("")).toBe("/api/me/audit/export");
});
