import { describe, expect, it } from "vitest";
import { findSessionAcrossCustomers, insertSession } from "@/db/queries/sessions";
import { deleteMember } from "@/db/queries/team";
import { memberships } from "@/db/schema";
import type { Role } from "@/db/vocabulary";
import { days, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { acceptInvite } from "@/lib/domain/team/accept";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertInvite } from "@/tests/factories/team";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { listWorkspaces, switchWorkspace } from "./workspaces";

/** Signs a user in. Returns a function that reads the identity of their next request. */
async function startSession({ db, clock, requestId, ip }: Context, userId: string) {
  const sessionId = newId();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + days(1));
  await insertSession(db, { id: sessionId, userId, userAgent: null, ip: null, now, expiresAt });
  return async () => {
    const identity = await findSessionAcrossCustomers(db, { sessionId, now: clock.now() });
    if (!identity) throw new Error("The session is not valid");
    return { db, clock, requestId, ip, identity };
  };
}

async function join({ db, customerId, clock }: Context, userId: string, role: Role, minutesAgo: number) {
  const createdAt = new Date(clock.now().getTime() - minutes(minutesAgo));
  await db.insert(memberships).values({ customerId, userId, role, createdAt });
}

/** A user with two sessions who is admin of a first workspace, user of a second, and not a member of a third. */
async function openScene({ ctx }: TestWorld) {
  const [first, second, third] = [ctx, { ...ctx, customerId: newId() }, { ...ctx, customerId: newId() }];
  await insertCustomer(first, { name: "First" });
  await insertCustomer(second, { name: "Second", lifecycle: "onboarding_running", planSlug: "starter" });
  await insertCustomer(third, { name: "Third" });
  const user = await insertUser(ctx, { role: null });
  await join(first, user.id, "admin", 20);
  await join(second, user.id, "user", 10);
  const [here, elsewhere] = [await startSession(ctx, user.id), await startSession(ctx, user.id)];
  return { first, second, third, user, here, elsewhere };
}

const current = async (who: Awaited<ReturnType<typeof startSession>>) =>
  (await who()).identity.customer?.name;

describe("workspaces", () => {
  it("are listed with the user's role, and the first one joined is current by default", () =>
    withRollback(async (world) => {
      const { first, second, here } = await openScene(world);
      expect(await listWorkspaces(await here())).toEqual({
        data: [
          { id: first.customerId, name: "First", role: "admin", lifecycle: "active", isCurrent: true },
          {
            ...{ id: second.customerId, name: "Second", role: "user" },
            ...{ lifecycle: "onboarding_running", isCurrent: false },
          },
        ],
        total: 2,
        limit: 1_000,
        offset: 0,
      });
    }));

  it("can be switched back and forth in one session without affecting the other", () =>
    withRollback(async (world) => {
      const { first, second, here, elsewhere } = await openScene(world);
      const caller = await here();
      const answer = await switchWorkspace(caller, { customerId: second.customerId });
      expect(answer).toMatchObject({
        user: { role: "user" },
        customer: { id: second.customerId, name: "Second", lifecycle: "onboarding_running", plan: "starter" },
        signup: { state: "onboarding_running", nextStep: "wait_for_onboarding" },
      });
      expect([await current(here), await current(elsewhere)]).toEqual(["Second", "First"]);
      expect((await here()).identity.customer).toMatchObject({ role: "user", plan: "starter" });
      expect((await listWorkspaces(await here())).data.map(({ isCurrent }) => isCurrent)).toEqual([
        false,
        true,
      ]);
      await switchWorkspace(await here(), { customerId: second.customerId });
      await switchWorkspace(await here(), { customerId: first.customerId });
      expect(await current(here)).toBe("First");
    }));

  it.each(["of others", "that do not exist"])("%s return 404 and nothing changes", (which) =>
    withRollback(async (world) => {
      const { third, here } = await openScene(world);
      const customerId = which === "of others" ? third.customerId : newId();
      await expect(switchWorkspace(await here(), { customerId })).rejects.toMatchObject({
        code: "not_found",
      });
      expect(await current(here)).toBe("First");
    }),
  );

  it("fall back to the first one joined when the current membership ends", () =>
    withRollback(async (world) => {
      const { first, second, user, here } = await openScene(world);
      await switchWorkspace(await here(), { customerId: second.customerId });
      await deleteMember(world.db, { customerId: second.customerId, userId: user.id });
      expect(await current(here)).toBe("First");
      expect((await listWorkspaces(await here())).data).toMatchObject([{ name: "First", isCurrent: true }]);
      await deleteMember(world.db, { customerId: first.customerId, userId: user.id });
      expect((await here()).identity.customer).toBeNull();
      expect(await listWorkspaces(await here())).toMatchObject({ data: [], total: 0 });
    }));

  it("become current in the session that accepts an invite, and only there", () =>
    withRollback(async (world) => {
      const { third, user, here, elsewhere } = await openScene(world);
      const { token } = await insertInvite(third, { email: user.email });
      await acceptInvite(await here(), token);
      expect([await current(here), await current(elsewhere)]).toEqual(["Third", "First"]);
    }));
});
