import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { SessionIdentity } from "@/db/queries/sessions";
import { apiClients, auditEvents, customers, invites, mailboxMessages, memberships } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { AdminClientQuery, ClientApprovalRequest } from "@/lib/contracts/admin";
import { Registration } from "@/lib/contracts/v1/registration";
import { canonicalRegistration, registerClient } from "@/lib/domain/oauth/register";
import { acceptInvite } from "@/lib/domain/team/accept";
import { newId } from "@/lib/ids";
import { insertClient } from "@/tests/factories/api-clients";
import { codeOf } from "@/tests/factories/code-of";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { approveClient } from "./approve-client";
import { listClients } from "./clients";
import { denyClient } from "./deny-client";

const contact = "dev@people.example";

async function identityOf(ctx: Context, user: Parameters<typeof insertUser>[1]): Promise<SessionIdentity> {
  const { id, email, name, isOperator } = await insertUser(ctx, user);
  const lastSeenAt = ctx.clock.now();
  return { sessionId: newId(), lastSeenAt, user: { id, email, name, isOperator }, customer: null };
}

/** An operator, and a function that registers clients. */
async function open({ ctx }: TestWorld) {
  const identity = await identityOf(ctx, { role: null, isOperator: true });
  const register = async (change: Partial<Registration> = {}) => {
    const submitted = {
      client_name: "A program",
      contact_email: contact,
      network_url: "in/ana-lopez",
      ...change,
    };
    const registration = canonicalRegistration(Registration.parse(submitted), ctx.ports.network);
    const { client_id } = await registerClient(ctx, registration);
    return one(await ctx.db.select().from(apiClients).where(eq(apiClients.clientId, client_id)));
  };
  return { operator: { ...ctx, identity }, register };
}

const rowOf = async ({ db }: Pick<Context, "db">, id: string) =>
  one(await db.select().from(apiClients).where(eq(apiClients.id, id)));
const lifecycleOf = async ({ db }: Pick<Context, "db">, id: string | null) =>
  one(
    await db
      .select()
      .from(customers)
      .where(eq(customers.id, id ?? "")),
  ).lifecycle;
const audited = async ({ db }: Pick<Context, "db">, customerId: string | null) =>
  (
    await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.customerId, customerId ?? ""))
      .orderBy(asc(auditEvents.id))
  ).map(({ action }) => action);
const mails = ({ db }: Pick<Context, "db">) =>
  db.select().from(mailboxMessages).where(eq(mailboxMessages.to, contact)).orderBy(asc(mailboxMessages.id));
const tokenIn = (text: string | undefined) => /\?token=([\w-]+)/.exec(text ?? "")?.[1] ?? "no token";

describe("approving a registered client", () => {
  it("keeps its workspace and invites its contact as admin", () =>
    withRollback(async (world) => {
      const { ctx, clock } = world;
      const { operator, register } = await open(world);
      const { id, customerId } = await register({ company_name: "Their Company" });
      const approved = await approveClient(operator, { id });
      expect(approved).toMatchObject({
        id,
        approval: "approved",
        customer: { id: customerId, name: "Their Company", lifecycle: "signed_up" },
        decidedAt: clock.now().toISOString(),
      });
      const [mail] = await mails(ctx);
      expect(mail?.subject).toBe("Signal-to-Action invited you to Their Company");
      const identity = await identityOf(ctx, { role: null, email: contact });
      expect(await acceptInvite({ ...ctx, identity }, tokenIn(mail?.text))).toMatchObject({
        role: "admin",
      });
      expect(await audited(ctx, customerId)).toEqual([
        "api_client.registered",
        "api_client.approved",
        "team.invited",
        "team.joined",
      ]);
    }));

  it("again changes nothing and sends no second email", () =>
    withRollback(async (world) => {
      const { ctx, clock } = world;
      const { operator, register } = await open(world);
      const { id, customerId } = await register();
      const first = await approveClient(operator, { id });
      clock.advance(days(1));
      expect(await approveClient(operator, { id })).toEqual(first);
      expect(await mails(ctx)).toHaveLength(1);
      // An expired invite is replaced. Someone who has joined needs none.
      clock.advance(days(7));
      await approveClient(operator, { id });
      expect(await mails(ctx)).toHaveLength(2);
      const identity = await identityOf(ctx, { role: null, email: contact });
      await acceptInvite({ ...ctx, identity }, tokenIn((await mails(ctx))[1]?.text));
      await approveClient(operator, { id });
      expect(await mails(ctx)).toHaveLength(2);
      expect(
        (await audited(ctx, customerId)).filter((action) => action === "api_client.approved"),
      ).toHaveLength(1);
    }));

  it("fails if the email cannot be sent, and sends it on the next attempt", () =>
    withRollback(async (world) => {
      const { ctx } = world;
      const { operator, register } = await open(world);
      const { id } = await register();
      const mailer = { send: () => Promise.reject(new Error("refused")) };
      const broken = { ...operator, ports: { ...operator.ports, mailer } };
      expect(await codeOf(approveClient(broken, { id }))).toBe("502 upstream_failure");
      expect((await rowOf(ctx, id)).approval).toBe("approved");
      expect(await codeOf(approveClient(operator, { id }))).toBe("no refusal");
      expect(await mails(ctx)).toHaveLength(1);
    }));

  it("attaches it to a workspace and closes its previous one", () =>
    withRollback(async (world) => {
      const { ctx, db } = world;
      await insertCustomer(ctx);
      const { operator, register } = await open(world);
      const { id, customerId: left } = await register();
      const attached = await approveClient(operator, { id, customerId: ctx.customerId });
      expect(attached).toMatchObject({ approval: "approved", customer: { id: ctx.customerId } });
      expect(await lifecycleOf(ctx, left)).toBe("closed");
      expect(await db.$count(invites)).toBe(0);
      // Its audit entries move with it.
      expect(await audited(ctx, ctx.customerId)).toEqual(["api_client.registered", "api_client.approved"]);
      expect(await audited(ctx, left)).toEqual(["lifecycle.closed"]);
      expect(await approveClient(operator, { id, customerId: ctx.customerId })).toEqual(attached);
      // The contact never becomes an admin of someone else's workspace.
      await insertUser(ctx);
      await denyClient(operator, { id });
      await approveClient(operator, { id });
      expect(await mails(ctx)).toEqual([]);
    }));

  it("keeps a workspace open that has members or other clients", () =>
    withRollback(async (world) => {
      const { ctx, db } = world;
      await insertCustomer(ctx);
      const { operator, register } = await open(world);
      const [peopled, shared] = [await register(), await register()];
      const inPeopled = { ...ctx, customerId: peopled.customerId ?? "" };
      const { user } = await identityOf(ctx, { role: null });
      await db.insert(memberships).values({ ...inPeopled, userId: user.id, role: "admin" });
      await insertClient({ ...ctx, customerId: shared.customerId ?? "" });
      for (const { id, customerId } of [peopled, shared]) {
        await approveClient(operator, { id, customerId: ctx.customerId });
        expect(await lifecycleOf(ctx, customerId)).toBe("signed_up");
      }
    }));

  it("rejects a workspace that does not exist, is full, or is not allowed for the client", () =>
    withRollback(async (world) => {
      const { ctx, db } = world;
      await insertCustomer(ctx);
      const full = { ...ctx, customerId: newId() };
      await insertCustomer(full);
      for (let n = 0; n < 10; n += 1) await insertClient(full);
      const { operator, register } = await open(world);
      const { id, customerId } = await register();
      const made = await insertClient(full, { approval: "pending" });
      const attach = (id: string, to: string) => codeOf(approveClient(operator, { id, customerId: to }));
      expect(await attach(id, newId())).toBe("404 not_found");
      expect(await attach(id, full.customerId)).toBe("409 client_cap_reached");
      expect(await attach(made.id, ctx.customerId)).toBe("400 validation_error");
      await approveClient(operator, { id });
      expect(await attach(id, ctx.customerId)).toBe("400 validation_error");
      expect(await rowOf(ctx, id)).toMatchObject({ approval: "approved", customerId });
      await db.update(apiClients).set({ customerId: null }).where(eq(apiClients.id, id));
      expect(await codeOf(approveClient(operator, { id }))).toBe("400 validation_error");
    }));

  it("accepts only a workspace id", () => {
    expect(ClientApprovalRequest.safeParse({}).success).toBe(true);
    for (const body of [{ customerId: "x" }, { customerId: null }, { approval: "approved" }]) {
      expect(ClientApprovalRequest.safeParse(body).success).toBe(false);
    }
  });
});

describe("a client created by an admin", () => {
  it("is approved in its workspace, and no one is invited", () =>
    withRollback(async (world) => {
      const { ctx } = world;
      await insertCustomer(ctx, { lifecycle: "awaiting_admin_icp_review" });
      const { operator } = await open(world);
      const { id } = await insertClient(ctx, { approval: "pending", contactEmail: contact });
      expect(await approveClient(operator, { id })).toMatchObject({
        approval: "approved",
        customer: { id: ctx.customerId },
      });
      expect(await mails(ctx)).toEqual([]);
    }));
});

describe("denying a client", () => {
  it("is logged once, affects no other client, and can be undone", () =>
    withRollback(async (world) => {
      const { ctx } = world;
      await insertCustomer(ctx);
      const { operator } = await open(world);
      const [{ id }, other] = [await insertClient(ctx), await insertClient(ctx)];
      const denied = await denyClient(operator, { id });
      expect(denied).toMatchObject({ approval: "denied", customer: { id: ctx.customerId } });
      expect(await denyClient(operator, { id })).toEqual(denied);
      expect((await rowOf(ctx, other.id)).approval).toBe("approved");
      expect(await approveClient(operator, { id })).toMatchObject({ approval: "approved" });
      expect(await audited(ctx, ctx.customerId)).toEqual(["api_client.denied", "api_client.approved"]);
    }));

  it("returns 404 for a removed or unknown client", () =>
    withRollback(async (world) => {
      const { ctx } = world;
      await insertCustomer(ctx);
      const { operator } = await open(world);
      const removed = await insertClient(ctx, { revokedAt: ctx.clock.now() });
      for (const id of [removed.id, newId()]) {
        expect(await codeOf(denyClient(operator, { id }))).toBe("404 not_found");
        expect(await codeOf(approveClient(operator, { id }))).toBe("404 not_found");
      }
    }));
});

describe("the operators' list", () => {
  it("lists the active clients of all workspaces, newest first, with paging", () =>
    withRollback(async (world) => {
      const { ctx, clock } = world;
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const ids: string[] = [];
      for (const place of [ctx, other, ctx]) {
        ids.unshift((await insertClient(place)).id);
        clock.advance(1);
      }
      await insertClient(ctx, { revokedAt: clock.now() });
      const all = await listClients(ctx, AdminClientQuery.parse({}));
      expect(all).toMatchObject({ data: ids.map((id) => ({ id })), total: 3, limit: 25, offset: 0 });
      expect(JSON.stringify(all)).not.toMatch(/hash|secret/i);
      const second = await listClients(ctx, AdminClientQuery.parse({ limit: "1", offset: "1" }));
      expect(second).toMatchObject({ data: [{ id: ids[1] }], total: 3 });
    }));

  it.each([
    [{ approval: "pending" }, ["b"]],
    [{ q: "ALPHA" }, ["a"]],
    [{ q: "b@people" }, ["b"]],
    [{ q: "100%" }, ["b"]],
    [{ q: "company" }, ["b"]],
    [{ q: "in/bo" }, ["b"]],
    [{ q: "%" }, ["b"]],
    [{ q: "_" }, []],
    [{ q: "" }, ["a", "b"]],
    [{ q: "alpha", approval: "pending" }, []],
  ])("is filtered by %j", (query, names) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await insertClient(ctx, { clientId: "a", name: "Program Alpha", contactEmail: "a@people.example" });
      await insertClient(ctx, {
        clientId: "b",
        name: "Program Beta 100%",
        contactEmail: "b@people.example",
        companyName: "Their Company",
        networkUrl: "https://www.network.example/in/bo",
        approval: "pending",
      });
      const { data, total } = await listClients(ctx, AdminClientQuery.parse(query));
      expect(data.map(({ clientId }) => clientId).sort()).toEqual(names);
      expect(total).toBe(names.length);
    }),
  );

  it.each([{ approval: "maybe" }, { q: "a\0" }, { q: "x".repeat(201) }, { limit: "101" }])(
    "rejects %j",
    (query) => {
      expect(AdminClientQuery.safeParse(query).success).toBe(false);
    },
  );
});
