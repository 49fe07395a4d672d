import { describe, expect, it } from "vitest";
import { z } from "zod";
import { auditEvents, memberAnswers, sessions } from "@/db/schema";
import { encodeSession, sessionCookie } from "@/lib/auth/session-token";
import { days, hours } from "@/lib/clock";
import { transaction } from "@/lib/context";
import { member, operation } from "@/lib/contracts/operation";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { createRoute } from "./route";

const make = operation({
  id: "makeThing",
  method: "POST",
  audit: "report.started",
  path: "/api/me/things",
  summary: "Makes a thing",
  auth: member("provisioned"),
  body: z.strictObject({ name: z.string() }),
  response: z.object({ data: z.object({ id: z.string(), secret: z.string() }) }),
  status: 201,
});

/** Each run writes an audit log entry and announces an event; a thing named "broken" fails after both. */
async function open(world: TestWorld) {
  const repeatKeys: (string | undefined)[] = [];
  const server = serverOf(world);
  const route = createRoute(() => server);
  const handle = route(make, async (ctx, { body }) =>
    transaction(ctx, async (ctx) => {
      repeatKeys.push(ctx.repeatKey);
      await recordAudit(ctx, { action: "report.started" });
      ctx.emit({ name: "notifications/due", data: { customerId: ctx.customerId, userId: null } });
      if (body.name === "broken") throw new AppError("client_cap_reached", "There is no room.");
      return { data: { id: newId(), secret: "shown-once" } };
    }),
  );
  const signIn = async () => {
    const { id: userId } = await insertUser(world.ctx, { role: "admin" });
    const now = world.clock.now();
    const id = newId();
    const expiresAt = new Date(now.getTime() + days(300));
    await world.db.insert(sessions).values({ id, userId, createdAt: now, lastSeenAt: now, expiresAt });
    const token = await encodeSession({ secret: server.secret, token: { jti: id, sub: userId } });
    return `${sessionCookie(server.appUrl)}=${token}`;
  };
  const post = async (cookie: string, key: string | null, name: string) => {
    const headers = { cookie, origin: server.appUrl, "content-type": "application/json" };
    const request = new Request(`${server.appUrl}/api/me/things`, {
      method: "POST",
      headers: { ...headers, ...(key !== null && { "idempotency-key": key }) },
      body: JSON.stringify({ name }),
    });
    const answer = await handle(request, { params: Promise.resolve({}) });
    const replayed = answer.headers.get("idempotent-replay");
    return { status: answer.status, replayed, body: await answer.json() };
  };
  await insertCustomer(world.ctx);
  return { post, signIn, repeatKeys, runs: () => world.db.$count(auditEvents), cookie: await signIn() };
}

describe("a signed-in person's write with an Idempotency-Key", () => {
  it("runs once, also for 20 requests at the same time, and all get the first response", () =>
    withDatabase(async (world) => {
      const { post, runs, cookie } = await open(world);
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(cookie, "key-1", "a")));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
      expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await runs()).toBe(1);
      expect(world.announced).toHaveLength(1);
    }));

  it("repeats one-time secrets, which are stored encrypted, as is the key by its hash", () =>
    withRollback(async (world) => {
      const { post, cookie } = await open(world);
      const first = await post(cookie, "a-private-key", "a");
      expect(await post(cookie, "a-private-key", "a")).toEqual({ ...first, replayed: "true" });
      const stored = JSON.stringify(await world.db.select().from(memberAnswers));
      expect(stored).not.toContain("shown-once");
      expect(stored).not.toContain("a-private-key");
    }));

  it("is refused for another body, and belongs to its user", () =>
    withRollback(async (world) => {
      const { post, runs, cookie, signIn } = await open(world);
      await post(cookie, "key-1", "a");
      expect(await post(cookie, "key-1", "b")).toMatchObject({
        status: 409,
        body: { error: "idempotency_key_reused" },
      });
      expect(await post(await signIn(), "key-1", "b")).toMatchObject({ status: 201, replayed: null });
      expect(await runs()).toBe(2);
    }));

  it("leaves nothing behind if it was refused, and runs when it is sent again", () =>
    withRollback(async (world) => {
      const { post, runs, cookie } = await open(world);
      expect(await post(cookie, "key-1", "broken")).toMatchObject({ status: 409 });
      expect(await world.db.$count(memberAnswers)).toBe(0);
      expect(world.announced).toEqual([]);
      expect(await runs()).toBe(0);
      expect(await post(cookie, "key-1", "a")).toMatchObject({ status: 201, replayed: null });
    }));

  it("gives what it asks of others a key: the same when it runs again, and another for any other request", () =>
    withRollback(async (world) => {
      const { post, cookie, signIn, repeatKeys } = await open(world);
      for (let n = 0; n < 2; n += 1) await post(cookie, "key-1", "broken");
      await post(cookie, "key-1", "a");
      await post(cookie, "key-2", "a");
      await post(await signIn(), "key-1", "a");
      await post(cookie, null, "a");
      const [first, again, ...others] = repeatKeys;
      expect(again).toBe(first);
      expect(new Set([first, ...others]).size).toBe(5);
      expect(repeatKeys.at(-1)).toBeUndefined();
    }));

  it("is stored for 24 hours", () =>
    withRollback(async (world) => {
      const { post, cookie } = await open(world);
      await post(cookie, "key-1", "a");
      world.clock.advance(hours(24));
      expect(await post(cookie, "key-1", "a")).toMatchObject({ replayed: "true" });
      world.clock.advance(1);
      expect(await post(cookie, "key-1", "a")).toMatchObject({ replayed: null });
    }));

  it.each(["", "a b", "x".repeat(256)])("needs a valid key: %j is invalid", (key) =>
    withRollback(async (world) => {
      const { post, cookie } = await open(world);
      expect(await post(cookie, key, "a")).toMatchObject({
        status: 400,
        body: { error: "validation_error", details: [{ path: "Idempotency-Key" }] },
      });
    }),
  );

  it("runs each time without a key", () =>
    withRollback(async (world) => {
      const { post, runs, cookie } = await open(world);
      await post(cookie, null, "a");
      await post(cookie, null, "a");
      expect(await runs()).toBe(2);
    }));
});
