import { expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertAuditEntry } from "@/tests/factories/audit";
import { withRollback } from "@/tests/factories/context";
import { insertAccountReport } from "@/tests/factories/reports";
import { insertActivation, insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertSource, insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { listAudit } from "./list";

const latest = async (ctx: Context) => {
  const [entry] = (await listAudit(ctx, { limit: 1, offset: 0 })).data;
  return entry && { object: entry.object, target: entry.target };
};

it("names what an entry is about, as it is called now, with its page", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertWorkspace(ctx);
    const record = async (entry: Parameters<typeof insertAuditEntry>[1]) => {
      clock.advance(1_000);
      await insertAuditEntry(ctx, entry);
      return latest(ctx);
    };
    const source = await insertSource(ctx, { key: "ada", displayName: "Ada Author" });
    const destination = await insertDestination(ctx, { name: "CRM webhook" });
    const signal = await insertSignal(ctx, { personName: "Dana Field" });
    const activation = await insertActivation(ctx, { signalId: signal.id, destinationId: destination.id });
    const report = await insertAccountReport(ctx, { subject: "https://www.network.example/company/acme" });
    const member = await insertUser(ctx);
    const toCrm = { name: "CRM webhook", path: `/destinations/${destination.id}` };
    const dana = { name: "Dana Field", path: `/signals/${signal.id}` };

    expect(await record({ action: "source.updated", subjectId: source.id })).toEqual({
      object: { name: "Ada Author", path: `/sources/${source.id}` },
      target: null,
    });
    expect(await record({ action: "destination.created", subjectId: destination.id })).toMatchObject({
      object: toCrm,
    });
    const detail = { destinationId: destination.id };
    expect(await record({ action: "signal.sent", subjectId: signal.id, detail })).toEqual({
      object: dana,
      target: toCrm,
    });
    expect(await record({ action: "delivery.replayed", subjectId: activation.id, detail })).toEqual({
      object: { name: "Dana Field", path: toCrm.path },
      target: toCrm,
    });
    expect(await record({ action: "report.started", subjectId: report.id })).toMatchObject({
      object: { name: report.name, path: `/intelligence/accounts/${report.slug}?id=${report.id}` },
    });
    expect(await record({ action: "team.role_changed", subjectId: member.id })).toMatchObject({
      object: { name: member.name, path: "/settings/team" },
    });
    expect(await record({ action: "icp.reset", subjectId: newId() })).toMatchObject({
      object: { name: null, path: "/icp" },
    });
  }));

it("names nothing that was deleted, that is another workspace's or that is no ID", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertWorkspace(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertWorkspace(other);
    const theirs = await insertSource(other, { key: "theirs" });
    const deleted = await insertSource(ctx, { key: "deleted", deletedAt: clock.now() });
    const nothing = { object: { name: null, path: null }, target: null };
    const member = await insertUser(other);
    for (const subjectId of [theirs.id, member.id, deleted.id, newId(), "a".repeat(64)]) {
      clock.advance(1_000);
      const detail = { destinationId: theirs.id };
      await insertAuditEntry(ctx, { action: "source.updated", subjectId, detail });
      expect(await latest(ctx)).toEqual(nothing);
    }
  }));
