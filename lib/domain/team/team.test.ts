import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findSessionAcrossCustomers, insertSession, type SessionIdentity } from "@/db/queries/sessions";
import { auditEvents, mailboxMessages, memberships } from "@/db/schema";
import type { Role } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { NewInvite } from "@/lib/contracts/team";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertInvite } from "@/tests/factories/team";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { acceptInvite } from "./accept";
import { changeMemberRole, removeInvite, removeMember } from "./change";
import { inviteMember } from "./invite";
import { readTeam } from "./read";

/** Signs someone in and returns a function that reads the identity of their next request. */
async function signIn(ctx: Context, userId: string): Promise<() => Promise<SessionIdentity>> {
  const now = ctx.clock.now();
  const id = newId();
  const expiresAt = new Date(now.getTime() + days(30));
  await insertSession(ctx.db, { id, userId, userAgent: null, ip: null, now, expiresAt });
  return async () => {
    const identity = await findSessionAcrossCustomers(ctx.db, { sessionId: id, now: ctx.clock.now() });
    if (!identity) throw new Error("The session does not hold");
    return identity;
  };
}

/** A signed-in member of the workspace with this role. */
async function memberOf(ctx: Context, role: Role | null, email = `${newId()}@people.example`) {
  const user = await insertUser(ctx, { role, email });
  const who = await signIn(ctx, user.id);
  return { user, who, identity: await who() };
}

const invite = (ctx: Context, who: SessionIdentity, email: string, role: Role = "user") =>
  inviteMember(ctx, who, NewInvite.parse({ email, role }));

/** The token in the last email to an address. */
async function mailedToken(ctx: Context, to: string): Promise<string> {
  const mails = await ctx.db
    .select()
    .from(mailboxMessages)
    .where(eq(mailboxMessages.to, to))
    .orderBy(asc(mailboxMessages.id));
  return /\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "no mail";
}

const auditOf = async (ctx: Context) => {
  const mine = eq(auditEvents.customerId, ctx.customerId);
  const rows = await ctx.db.select().from(auditEvents).where(mine).orderBy(asc(auditEvents.id));
  return rows.map(({ action }) => action);
};

describe("inviting", () => {
  it("emails a link that makes its recipient a member, once", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const admin = await memberOf(ctx, "admin");
      const made = await invite(ctx, admin.identity, "  New.One@People.Example ", "manager");
      expect(made).toEqual({
        id: expect.any(String),
        email: "new.one@people.example",
        role: "manager",
        createdAt: "2025-11-20T15:00:00.000Z",
        expiresAt: "2025-11-27T15:00:00.000Z",
      });
      expect(await readTeam(ctx)).toMatchObject({ invites: [made], seats: { used: 2, cap: 10 } });
      const joiner = await memberOf(ctx, null, "new.one@people.example");
      const token = await mailedToken(ctx, "new.one@people.example");
      const caller = { ...ctx, identity: joiner.identity };
      const customer = { id: ctx.customerId, name: "Test workspace" };
      expect(await acceptInvite(caller, token)).toEqual({ customer, role: "manager" });
      expect((await joiner.who()).customer).toMatchObject({ id: ctx.customerId, role: "manager" });
      expect(await codeOf(acceptInvite(caller, token))).toBe("404 invite_invalid");
      const { members, ...rest } = await readTeam(ctx);
      expect(rest).toEqual({ invites: [], seats: { used: 2, cap: 10 } });
      expect(new Map(members.map(({ userId, role }) => [userId, role]))).toEqual(
        new Map([
          [admin.user.id, "admin"],
          [joiner.user.id, "manager"],
        ]),
      );
      expect(await auditOf(ctx)).toEqual(["team.invited", "team.joined"]);
    }));

  it("cancels an earlier invite to the address, and no other's", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const { identity } = await memberOf(ctx, "manager");
      const foreign = await insertInvite(other, { email: "a@people.example" });
      await invite(ctx, identity, "a@people.example");
      const first = await mailedToken(ctx, "a@people.example");
      const second = await invite(ctx, identity, "A@people.example", "manager");
      await invite(ctx, identity, "b@people.example");
      const { invites } = await readTeam(ctx);
      expect(invites.map(({ email }) => email)).toEqual(["a@people.example", "b@people.example"]);
      expect(invites[0]).toEqual(second);
      const joiner = await memberOf(ctx, null, "a@people.example");
      const caller = { ...ctx, identity: joiner.identity };
      expect(await codeOf(acceptInvite(caller, first))).toBe("404 invite_invalid");
      expect(await acceptInvite(caller, foreign.token)).toMatchObject({ customer: { id: other.customerId } });
    }));

  it.each([
    ["manager", "403 insufficient_role"],
    ["admin", "400 validation_error"],
  ] as const)("as admin is refused to a %s", (role, code) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { identity } = await memberOf(ctx, role);
      expect(await codeOf(invite(ctx, identity, "a@people.example", "admin"))).toBe(code);
      expect(await readTeam(ctx)).toMatchObject({ invites: [] });
    }),
  );

  it("is refused for a member", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { identity } = await memberOf(ctx, "admin", "here@people.example");
      const refused = invite(ctx, identity, "Here@people.example");
      await expect(refused).rejects.toMatchObject({ status: 400, details: [{ path: "email" }] });
    }));

  it.each([
    {},
    { email: "a@people.example" },
    { email: "not an address", role: "user" },
    { email: "a@people.example\0", role: "user" },
    { email: `${"a".repeat(250)}@people.example`, role: "user" },
    { email: "a@people.example", role: "owner" },
    { email: "a@people.example", role: "user", customerId: newId() },
  ])("the contract refuses %j", (body) => {
    expect(NewInvite.safeParse(body).success).toBe(false);
  });

  it("fills the plan's seats with members and pending invites, also concurrently", () =>
    withDatabase(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { planSlug: "starter" });
      const { identity } = await memberOf(ctx, "admin");
      const addresses = Array.from({ length: 10 }, (_, n) => `${n}@people.example`);
      // Opens the connections first: otherwise the first request would finish before the others begin.
      await Promise.all(addresses.map(() => readTeam(ctx)));
      const codes = await Promise.all(addresses.map((email) => codeOf(invite(ctx, identity, email))));
      const full = "409 plan_seat_cap_reached";
      expect(codes.sort()).toEqual([...Array(8).fill(full), "no refusal", "no refusal"]);
      const { invites, seats } = await readTeam(ctx);
      expect(seats).toEqual({ used: 3, cap: 3 });
      // Inviting someone again takes no further seat; an expired invite frees its seat.
      expect(await codeOf(invite(ctx, identity, invites[0]?.email ?? ""))).toBe("no refusal");
      clock.advance(days(7));
      expect(await readTeam(ctx)).toMatchObject({ invites: [], seats: { used: 1 } });
      expect(await codeOf(invite(ctx, identity, "late@people.example"))).toBe("no refusal");
    }));

  it("reports an email failure, and can be repeated", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { identity } = await memberOf(ctx, "admin");
      const mailer = { send: () => Promise.reject(new Error("refused")) };
      const broken = { ...ctx, ports: { ...ctx.ports, mailer } };
      expect(await codeOf(invite(broken, identity, "a@people.example"))).toBe("502 upstream_failure");
      expect(await codeOf(invite(ctx, identity, "a@people.example"))).toBe("no refusal");
      expect((await readTeam(ctx)).invites).toHaveLength(1);
    }));
});

describe("another workspace", () => {
  it("has a team of its own, which may share people", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const mine = await memberOf(ctx, "admin");
      const theirs = await memberOf(other, "admin", "busy@people.example");
      await insertInvite(other);
      expect(await readTeam(ctx)).toMatchObject({ members: [{ userId: mine.user.id }], invites: [] });
      expect((await readTeam(ctx)).seats.used).toBe(1);
      expect(await codeOf(invite(ctx, mine.identity, "busy@people.example"))).toBe("no refusal");
      const userId = theirs.user.id;
      await db.insert(memberships).values({ customerId: ctx.customerId, userId, role: "user" });
      await changeMemberRole(ctx, { userId, role: "manager" });
      expect((await readTeam(other)).members).toMatchObject([{ userId, role: "admin" }]);
      await removeMember(ctx, { userId });
      expect((await readTeam(other)).members).toMatchObject([{ userId }]);
    }));
});

describe("accepting", () => {
  it("is refused for an invite that is another person's, expired, canceled or unknown", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { identity, user, who } = await memberOf(ctx, null);
      const caller = { ...ctx, identity };
      const foreign = await insertInvite(ctx);
      const mine = await insertInvite(ctx, { email: user.email });
      await removeInvite(ctx, { inviteId: mine.id });
      const late = await insertInvite(ctx, { email: user.email });
      clock.advance(days(7));
      for (const token of [foreign.token, mine.token, late.token, late.id, "", "x".repeat(200)]) {
        expect(await codeOf(acceptInvite(caller, token))).toBe("404 invite_invalid");
      }
      expect((await who()).customer).toBeNull();
    }));

  it("happens once for concurrent requests", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { identity, user } = await memberOf(ctx, null);
      const { token } = await insertInvite(ctx, { email: user.email });
      const caller = { ...ctx, identity };
      const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(acceptInvite(caller, token))));
      expect(codes.sort()).toEqual([...Array(4).fill("404 invite_invalid"), "no refusal"]);
      expect(await db.select().from(memberships)).toHaveLength(1);
    }));

  it("keeps the role of an existing member", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { identity, user } = await memberOf(ctx, "admin");
      const { token } = await insertInvite(ctx, { email: user.email, role: "user" });
      expect(await acceptInvite({ ...ctx, identity }, token)).toMatchObject({ role: "admin" });
    }));
});

describe("canceling an invite", () => {
  it("returns 404 when repeated, expired, or from another workspace", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      const { id } = await insertInvite(ctx);
      expect(await codeOf(removeInvite(other, { inviteId: id }))).toBe("404 not_found");
      await removeInvite(ctx, { inviteId: id });
      expect(await codeOf(removeInvite(ctx, { inviteId: id }))).toBe("404 not_found");
      const late = await insertInvite(ctx);
      clock.advance(days(7));
      expect(await codeOf(removeInvite(ctx, { inviteId: late.id }))).toBe("404 not_found");
    }));
});

describe("roles and removal", () => {
  it("take effect on the member's next request", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await memberOf(ctx, "admin");
      const { user, who } = await memberOf(ctx, "user");
      const userId = user.id;
      expect(await changeMemberRole(ctx, { userId, role: "admin" })).toMatchObject({ userId, role: "admin" });
      expect((await who()).customer?.role).toBe("admin");
      await removeMember(ctx, { userId });
      expect((await who()).customer).toBeNull();
      expect(await codeOf(removeMember(ctx, { userId }))).toBe("404 not_found");
      expect(await codeOf(changeMemberRole(ctx, { userId, role: "user" }))).toBe("404 not_found");
      expect(await auditOf(ctx)).toEqual(["team.role_changed", "team.member_removed"]);
    }));

  it("never remove the last admin", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await memberOf(other, "admin");
      await memberOf(ctx, "manager");
      const { user } = await memberOf(ctx, "admin");
      const userId = user.id;
      expect(await codeOf(changeMemberRole(ctx, { userId, role: "manager" }))).toBe("409 last_admin");
      expect(await codeOf(removeMember(ctx, { userId }))).toBe("409 last_admin");
      expect(await changeMemberRole(ctx, { userId, role: "admin" })).toMatchObject({ role: "admin" });
      expect(await codeOf(removeMember(other, { userId }))).toBe("404 not_found");
    }));

  it("leave one admin after concurrent requests", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const admins = await Promise.all(Array.from({ length: 6 }, () => insertUser(ctx)));
      const codes = await Promise.all(
        admins.map(({ id: userId }, n) =>
          codeOf(n % 2 ? removeMember(ctx, { userId }) : changeMemberRole(ctx, { userId, role: "user" })),
        ),
      );
      expect(codes.filter((code) => code === "409 last_admin")).toHaveLength(1);
      const { members } = await readTeam(ctx);
      expect(members.filter(({ role }) => role === "admin")).toHaveLength(1);
    }));
});
