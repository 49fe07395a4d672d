/** Queries of connected apps, run by another workspace. */
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newClientId } from "@/lib/domain/api-clients/credentials";
import { newId } from "@/lib/ids";
import { insertConnection } from "@/tests/factories/connected-apps";
import { withRollback } from "@/tests/factories/context";
import { answersOf, changesOf, type Question } from "@/tests/factories/two-workspaces";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { apiClients, memberships } from "../schema";
import { countConnectedApps, endConnectedApp, endConnectedAppsOf, findConnectedApps } from "./connected-apps";

/** A workspace with two members, each with a connected app. */
async function openPlace(ctx: Context) {
  const [one, other] = [await insertUser(ctx), await insertUser(ctx)];
  const { id, appId } = await insertConnection(ctx, { userId: one.id });
  await insertConnection(ctx, { userId: other.id });
  return { id, appId, userId: one.id, exceptAppId: newId(), now: ctx.clock.now(), limit: 10, offset: 0 };
}
type Ask = Question<Awaited<ReturnType<typeof openPlace>>>;

const ofAll: Ask = (db, { userId: _, ...input }) => findConnectedApps(db, input);
const endOfAll: Ask = (db, { userId: _, ...input }) => endConnectedApp(db, input);
const endOfApp: Ask = (db, input) => endConnectedAppsOf(db, input);
const endOfMember: Ask = (db, { appId: _, ...input }) => endConnectedAppsOf(db, input);

describe("another workspace's connected apps", () => {
  it.each<[string, Ask, unknown, unknown]>([
    ["findConnectedApps", findConnectedApps, { rows: [], total: 0 }, { total: 1 }],
    ["findConnectedApps of everyone", ofAll, { rows: [], total: 0 }, { total: 2 }],
    ["countConnectedApps", countConnectedApps, 0, 1],
  ])("are not read by %s", async (_name, ask, nothing, something) => {
    const { stranger, owner } = await answersOf(openPlace, ask);
    expect(stranger).toEqual(nothing);
    if (typeof something === "number") expect(owner).toBe(something);
    else expect(owner).toMatchObject(something as object);
  });

  it.each<[string, Ask]>([
    ["endConnectedApp", endConnectedApp],
    ["endConnectedApp of everyone", endOfAll],
    ["endConnectedAppsOf", endOfApp],
    ["endConnectedAppsOf a member", endOfMember],
  ])("are not changed by %s, nor are other members'", async (_name, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(openPlace, [apiClients], ask);
    expect(afterStranger).toEqual(before);
    const ended = (afterOwner[0] as { revokedAt: Date | null }[]).filter(({ revokedAt }) => revokedAt);
    expect(ended).toHaveLength(1);
  });
});

it("a member of two workspaces has each one's role in each", () =>
  withRollback(async ({ ctx, db }) => {
    await insertCustomer(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    const { id: userId } = await insertUser(ctx, { role: "admin" });
    await db.insert(memberships).values({ customerId: other.customerId, userId, role: "user" });
    await insertConnection(ctx, { userId });
    await insertConnection(other, { userId });
    const find = ({ customerId }: Context) =>
      findConnectedApps(db, { customerId, now: ctx.clock.now(), limit: 10, offset: 0 });
    expect((await find(ctx)).rows.map(({ role }) => role)).toEqual(["admin"]);
    expect((await find(other)).rows.map(({ role }) => role)).toEqual(["user"]);
  }));

it("an ended app, another member's and the workspace's own clients don't count", () =>
  withRollback(async ({ ctx, db }) => {
    await insertCustomer(ctx);
    const { userId, customerId, ...input } = { ...(await openPlace(ctx)), customerId: ctx.customerId };
    const { id } = await insertConnection(ctx, { userId });
    await endConnectedApp(db, { customerId, id, now: input.now });
    const own = { id: newId(), clientId: newClientId(), name: "A program", customerId };
    await db.insert(apiClients).values({ ...own, contactEmail: "dev@people.example", scopes: [] });
    expect(await countConnectedApps(db, { ...input, customerId, userId })).toBe(1);
    expect(await countConnectedApps(db, { ...input, customerId, userId, exceptAppId: input.appId })).toBe(0);
    expect((await findConnectedApps(db, { ...input, customerId })).total).toBe(2);
  }));
