import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { AuditFilters } from "@/lib/contracts/audit";
import { exportAudit } from "@/lib/domain/exports/audit-log";
import { changeIcp } from "@/lib/domain/icp/change";
import { newId } from "@/lib/ids";
import { insertClient } from "@/tests/factories/api-clients";
import { insertAuditEntry } from "@/tests/factories/audit";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { rowsOf } from "@/tests/factories/downloads";
import { one } from "@/tests/factories/one";
import { insertCustomer, insertIcp, insertUser } from "@/tests/factories/workspace";
import { listAudit, listAuditActors } from "./list";

const page = { limit: 50, offset: 0 };
const idsOf = async (ctx: Context, filters: Record<string, string>) =>
  (await listAudit(ctx, { ...AuditFilters.parse(filters), ...page })).data.map(({ id }) => id);

/** One entry each by a user, an API client and the service, a day apart, oldest first. */
async function openLog({ ctx, clock }: TestWorld) {
  await insertCustomer(ctx);
  const user = await insertUser(ctx);
  const name = "=cmd|'/c calc'!A1";
  const client = { ...(await insertClient(ctx, { name })), name };
  const byUser = await insertAuditEntry(ctx, { actorUserId: user.id, action: "source.created" });
  clock.advance(days(1));
  const byClient = await insertAuditEntry(ctx, { actorClientId: client.id, action: "destination.updated" });
  clock.advance(days(1));
  const byService = await insertAuditEntry(ctx, { action: "onboarding.finished" });
  const other = { ...ctx, customerId: newId() };
  await insertCustomer(other);
  await insertAuditEntry(other, { actorUserId: user.id, action: "source.created" });
  return { user, client, other, byUser: byUser.id, byClient: byClient.id, byService: byService.id };
}

describe("the audit log", () => {
  it("is filtered by actor, entity, action and days", () =>
    withRollback(async (world) => {
      const { ctx } = world;
      const { user, client, byUser, byClient, byService } = await openLog(world);
      expect(await idsOf(ctx, {})).toEqual([byService, byClient, byUser]);
      expect(await idsOf(ctx, { actor: user.id })).toEqual([byUser]);
      expect(await idsOf(ctx, { actor: client.id })).toEqual([byClient]);
      expect(await idsOf(ctx, { actor: "service" })).toEqual([byService]);
      expect(await idsOf(ctx, { actor: newId() })).toEqual([]);
      expect(await idsOf(ctx, { entity: "source" })).toEqual([byUser]);
      expect(await idsOf(ctx, { action: "destination.updated" })).toEqual([byClient]);
      expect(await idsOf(ctx, { entity: "source", action: "destination.updated" })).toEqual([]);
      expect(await idsOf(ctx, { days: "1" })).toEqual([byService, byClient]);
      const second = await listAudit(ctx, { limit: 1, offset: 1 });
      expect([second.data.map(({ id }) => id), second.total]).toEqual([[byClient], 3]);
    }));

  it("lists its actors, without those of other workspaces", () =>
    withRollback(async (world) => {
      const { user, client, other } = await openLog(world);
      const person = { id: user.id, kind: "user", name: user.name };
      expect((await listAuditActors(world.ctx)).data).toEqual([
        { id: client.id, kind: "client", name: client.name },
        person,
      ]);
      expect((await listAuditActors(other)).data).toEqual([person]);
      const [, byClient] = (await listAudit(world.ctx, page)).data;
      expect(byClient).toMatchObject({ actor: null, client: { id: client.id, name: client.name } });
    }));

  it("does not name an API client that belongs to another workspace", () =>
    withRollback(async (world) => {
      const { client, other } = await openLog(world);
      await insertAuditEntry(other, { actorClientId: client.id, action: "icp.reset" });
      expect((await listAudit(other, { ...page, entity: "icp" })).data).toMatchObject([{ client: null }]);
      expect((await listAuditActors(other)).data.map(({ kind }) => kind)).toEqual(["user"]);
    }));

  it("is exported as CSV without cells that a spreadsheet would run", () =>
    withRollback(async (world) => {
      const { user, client } = await openLog(world);
      const rows = await rowsOf(await exportAudit(world.ctx, {}));
      expect(rows.map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
        ["onboarding.finished", "service"],
        ["destination.updated", "client"],
        ["source.created", "user"],
      ]);
      expect(rows[1]?.actor).toBe(`'${client.name}`);
      expect(rows[2]).toMatchObject({ actor: user.name, actor_email: user.email, actor_id: user.id });
      const filtered = await exportAudit(world.ctx, { entity: "source" });
      expect(await rowsOf(filtered)).toEqual([rows[2]]);
    }));

  it("shows what changed in the ideal customer profile, and nothing if nothing did", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertIcp(ctx, { targetTitles: ["CRO"], minEmployees: 10 });
      await changeIcp(ctx, { targetTitles: ["CRO", "CMO"], minEmployees: 10 });
      await changeIcp(ctx, { targetTitles: ["CRO", "CMO"] });
      const { data } = await listAudit(ctx, { ...page, entity: "icp" });
      expect(one(data)).toMatchObject({
        action: "icp.updated",
        changes: { targetTitles: { before: ["CRO"], after: ["CRO", "CMO"] } },
      });
      expect(Object.keys(one(data).changes ?? {})).toEqual(["targetTitles"]);
    }));
});
