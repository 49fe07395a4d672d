import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findSessionAcrossCustomers, insertSession, revokeSession } from "@/db/queries/sessions";
import { customers, memberships, sessions } from "@/db/schema";
import { lifecycles, roles } from "@/db/vocabulary";
import { minutes, seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { readMe } from "@/lib/domain/account/read-me";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { authenticate } from "./authenticate";
import { requireMember } from "./authorize";
import { confirmUrl } from "./link-mail";
import { authOptions } from "./options";
import { decodeSession, encodeSession, sessionCookie, sessionSeconds } from "./session-token";
import { truncateIp } from "./truncate-ip";

const secret = "a secret of tests that is long enough";
const appUrl = "https://portal.example";

async function startSession(ctx: Context, userId: string) {
  const id = newId();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1_000);
  await insertSession(ctx.db, { id, userId, userAgent: null, ip: null, now, expiresAt });
  const token = await encodeSession({ secret, token: { jti: id, sub: userId } });
  const cookies: Record<string, string> = { [sessionCookie(appUrl)]: token };
  const who = () =>
    authenticate(ctx.db, { readCookie: (name) => cookies[name], secret, appUrl, clock: ctx.clock });
  return { id, who };
}

describe("session tokens", () => {
  it("keep their ID whenever they are decoded", async () => {
    const token = await encodeSession({ secret, token: { jti: "the-id", sub: "user" } });
    const read = await decodeSession({ token, secret });
    expect(read).toMatchObject({ jti: "the-id", sub: "user" });
    const again = await decodeSession({ token: await encodeSession({ secret, token: read ?? {} }), secret });
    expect(again?.jti).toBe("the-id");
  });

  it("cannot be read with another secret, or when expired, cut or modified", async () => {
    const token = await encodeSession({ secret, token: { jti: "the-id" } });
    const expired = await encodeSession({ secret, token: { jti: "the-id" }, maxAge: -60 });
    const changed = token.replace(/.(?=.{30}$)/, (letter) => (letter === "A" ? "B" : "A"));
    for (const bad of [undefined, "", "x", token.slice(0, -4), changed, expired]) {
      expect(await decodeSession({ token: bad, secret })).toBeNull();
    }
    expect(await decodeSession({ token, secret: `${secret}!` })).toBeNull();
  });

  it("have secure cookie names if the portal uses https", () => {
    expect(sessionCookie("https://portal.example")).toBe("__Secure-next-auth.session-token");
    expect(sessionCookie("http://localhost:3000")).toBe("next-auth.session-token");
  });
});

describe("authenticate", () => {
  it("identifies the user, workspace and role until the session is revoked or expires", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx, { role: "manager" });
      const { id, who } = await startSession(ctx, user.id);
      expect(await who()).toMatchObject({
        sessionId: id,
        user: { id: user.id, email: user.email, isOperator: false },
        customer: { id: ctx.customerId, role: "manager", lifecycle: "active", plan: "growth" },
      });
      clock.advance(sessionSeconds * 1_000 - 1);
      expect(await who()).not.toBeNull();
      clock.advance(1);
      expect(await who()).toBeNull();

      const other = await startSession(ctx, user.id);
      await revokeSession(ctx.db, { sessionId: other.id, now: clock.now() });
      expect(await other.who()).toBeNull();
    }));

  it("updates the last-seen time at most once a minute", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const start = clock.now();
      const { id, who } = await startSession(ctx, (await insertUser(ctx, { role: null })).id);
      const seen = async () => one(await db.select().from(sessions).where(eq(sessions.id, id))).lastSeenAt;
      clock.advance(minutes(1));
      await who();
      expect(await seen()).toEqual(start);
      clock.advance(seconds(1));
      await who();
      expect(await seen()).toEqual(clock.now());
    }));

  it("uses the workspace that was joined first", () =>
    withRollback(async ({ ctx, db }) => {
      const second = { ...ctx, customerId: newId() };
      for (const each of [ctx, second]) await insertCustomer(each);
      const user = await insertUser(ctx, { role: null });
      const joined = (customerId: string, at: string, role: "admin" | "user") =>
        db.insert(memberships).values({ customerId, userId: user.id, role, createdAt: new Date(at) });
      await joined(second.customerId, "2025-01-02", "user");
      await joined(ctx.customerId, "2025-01-01", "admin");
      const { who } = await startSession(ctx, user.id);
      expect((await who())?.customer).toMatchObject({ id: ctx.customerId, role: "admin" });
    }));
});

describe("the signed-in user", () => {
  const steps = {
    signed_up: "wait_for_onboarding",
    onboarding_running: "wait_for_onboarding",
    awaiting_admin_icp_review: "review_icp",
    active: "none",
    suspended: "none",
    closed: "none",
  } as const;
  it.each(lifecycles)("gets the next step of a workspace that is %s", (lifecycle) =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      await db.update(customers).set({ lifecycle }).where(eq(customers.id, ctx.customerId));
      const { who } = await startSession(ctx, (await insertUser(ctx, { role: "user" })).id);
      const identity = await who();
      expect(identity && (await readMe({ ...ctx, identity }))).toMatchObject({
        user: { role: "user", isOperator: false },
        customer: { lifecycle, plan: "growth" },
        signup: { state: lifecycle, nextStep: steps[lifecycle] },
      });
    }),
  );

  it("has no role without a workspace", () =>
    withRollback(async ({ ctx, clock }) => {
      const user = await insertUser(ctx, { role: null, isOperator: true });
      const { id } = await startSession(ctx, user.id);
      const identity = await findSessionAcrossCustomers(ctx.db, { sessionId: id, now: clock.now() });
      if (!identity) throw new Error("The session does not exist");
      expect(await readMe({ ...ctx, identity })).toMatchObject({
        user: { role: null, isOperator: true },
        customer: null,
        signup: { state: "no_workspace", nextStep: "create_workspace" },
      });
      expect(() => requireMember(identity, { phase: "provisioned", roles })).toThrow(/not set up/);
    }));
});

describe("stored session addresses", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0"],
    ["::ffff:203.0.113.77", "203.0.113.0"],
    ["2001:db8:1234:5678:9abc::1", "2001:db8:1234::"],
    ["::1", "::"],
    ["unknown", null],
    ["203.0.113.77, 10.0.0.1", null],
    ["", null],
    [null, null],
  ])("%s is stored as %s", (input, kept) => {
    expect(truncateIp(input)).toBe(kept);
  });
});

describe("signing in", () => {
  const providerOf = (ctx: Context, sent: string[]) => {
    const { providers } = authOptions({
      db: () => ctx.db,
      mailer: () => ({ send: async ({ to }) => void sent.push(to) }),
      clock: ctx.clock,
      secret,
      appUrl,
      providers: [],
      caller: async () => ({ userAgent: null, ip: null }),
    });
    const [provider] = providers;
    if (provider?.type !== "email") throw new Error("Email sign-in is not configured");
    return provider;
  };

  it("emails an address up to sixty links an hour, then one every fifteen minutes", () =>
    withRollback(async ({ ctx }) => {
      const sent: string[] = [];
      const provider = providerOf(ctx, sent);
      const url = `${appUrl}/api/auth/callback/email?token=t`;
      const send = (identifier: string) =>
        provider.sendVerificationRequest({
          identifier,
          url,
          token: "t",
          provider,
          expires: ctx.clock.now(),
          theme: {},
        });
      for (let n = 0; n < 70; n++) await send("ada@customer.example");
      expect(sent).toHaveLength(61);
      await send("bo@customer.example");
      expect(sent.at(-1)).toBe("bo@customer.example");
    }));

  it("emails a link to the confirmation page, at the portal's own URL", () => {
    const callback = `http://evil.example/api/auth/callback/email?token=t%26x&email=a%2Bb%40c.example&callbackUrl=%2Fsignals&x=1`;
    const confirm = new URL(confirmUrl(callback, appUrl));
    expect(confirm.origin + confirm.pathname).toBe(`${appUrl}/sign-in/confirm`);
    expect(Object.fromEntries(confirm.searchParams)).toEqual({
      token: "t&x",
      email: "a+b@c.example",
      callbackUrl: "/signals",
    });
  });

  it.each([
    ["/signals?view=all", "/signals?view=all"],
    [`${appUrl}/sources`, `${appUrl}/sources`],
    ["https://evil.example/", appUrl],
    ["//evil.example/", appUrl],
    ["/\\evil.example", appUrl],
    ["https://portal.example.evil.test/", appUrl],
    ["https://portal.example@evil.example/", appUrl],
    ["javascript:alert(1)", appUrl],
    ["http://portal.example/", appUrl],
  ])("redirects %s to %s", (url, target) =>
    withRollback(async ({ ctx }) => {
      const { callbacks } = authOptions({
        db: () => ctx.db,
        mailer: () => ctx.ports.mailer,
        clock: ctx.clock,
        secret,
        appUrl,
        providers: [],
        caller: async () => ({ userAgent: null, ip: null }),
      });
      expect(await callbacks?.redirect?.({ url, baseUrl: appUrl })).toBe(target);
    }),
  );
});
