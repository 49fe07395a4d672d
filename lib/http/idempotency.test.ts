import { describe, expect, it } from "vitest";
import { z } from "zod";
import { auditEvents, idempotentAnswers } from "@/db/schema";
import { hours } from "@/lib/clock";
import { bearer, notAudited, operation } from "@/lib/contracts/operation";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { insertAccessToken, insertCaller, insertClient } from "@/tests/factories/api-clients";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { insertCustomer } from "@/tests/factories/workspace";
import { createRoute, WithStatus } from "./route";

const Thing = z.strictObject({ name: z.string(), tags: z.record(z.string(), z.string()).optional() });
const make = operation({
  id: "makeThing",
  method: "POST",
  audit: notAudited("it is a test's"),
  path: "/api/v1/things",
  summary: "Makes a thing",
  auth: bearer("write:destinations"),
  body: Thing,
  response: z.object({ data: z.object({ id: z.string(), name: z.string(), secret: z.string() }) }),
  status: 201,
  shownOnce: ["secret"],
});
/** An operation without one-time secrets. */
const makePlain = { ...make, id: "makePlainThing", path: "/api/v1/plain", shownOnce: [] };
/** One whose answer has no body. */
const makeSilent = operation({
  id: "makeSilentThing",
  method: "POST",
  audit: notAudited("it is a test's"),
  path: "/api/v1/silent",
  summary: "Makes a thing silently",
  auth: bearer("write:destinations"),
  body: Thing,
  response: z.undefined(),
  status: 204,
  shownOnce: ["secret"],
});
const makeOther = { ...make, id: "makeOtherThing", path: "/api/v1/others" };

/** Each run writes an audit log entry, which shows what was committed and what was rolled back. */
function open(world: TestWorld) {
  let isBroken = false;
  const route = createRoute(() => serverOf(world));
  const [post, postOther] = [make, makeOther].map((operation) =>
    route(operation, async (ctx, { body }) => {
      await recordAudit(ctx, { action: "report.started" });
      if (isBroken) throw new AppError("client_cap_reached", "There is no room.");
      const made = { data: { id: newId(), name: body.name, secret: "shown-once" } };
      return body.name === "known" ? new WithStatus(200, made) : made;
    }),
  );
  const send = (handler: typeof post) => async (token: string, key: string | null, body: unknown) => {
    const request = new Request("http://localhost:3000/api/v1/things", {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(key !== null && { "idempotency-key": key }),
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const answer = await handler?.(request, { params: Promise.resolve({}) });
    if (!answer) throw new Error("No response");
    const { status, headers } = answer;
    return { status, replayed: headers.get("idempotent-replay"), body: await answer.json() };
  };
  return {
    post: send(post),
    postOther: send(postOther),
    breakWork: (broken: boolean) => {
      isBroken = broken;
    },
    runs: () => world.db.$count(auditEvents),
  };
}

async function openCaller(world: TestWorld) {
  await insertCustomer(world.ctx);
  return { ...open(world), ...(await insertCaller(world.ctx)) };
}

describe("a write with an Idempotency-Key", () => {
  it("runs once: a repeat gets the first response, without one-time secrets", () =>
    withRollback(async (world) => {
      const { post, runs, token } = await openCaller(world);
      const first = await post(token, "key-1", { name: "a" });
      expect(first).toMatchObject({ status: 201, replayed: null, body: { data: { secret: "shown-once" } } });
      const { secret: _, ...data } = first.body.data;
      expect(await post(token, "key-1", { name: "a" })).toEqual({
        status: 201,
        replayed: "true",
        body: { data },
      });
      expect(await runs()).toBe(1);
      expect(JSON.stringify(await world.db.select().from(idempotentAnswers))).not.toContain("shown-once");
    }));

  it("gets all of the first response if nothing in it is shown only once, or if it is empty", () =>
    withRollback(async (world) => {
      const { token } = await openCaller(world);
      const route = createRoute(() => serverOf(world));
      const data = { id: "1", name: "a", secret: "not secret here" };
      const plain = route(makePlain, () => ({ data }));
      const silent = route(makeSilent, () => undefined);
      const ask = async (handler: typeof plain, key: string) => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        const request = new Request("http://localhost:3000/api/v1/things", {
          method: "POST",
          headers: { ...headers, "idempotency-key": key },
          body: JSON.stringify({ name: "a" }),
        });
        const answer = await handler(request, { params: Promise.resolve({}) });
        return [answer.status, answer.headers.get("idempotent-replay"), await answer.text()];
      };
      const text = JSON.stringify({ data });
      expect(await ask(plain, "key-1")).toEqual([201, null, text]);
      expect(await ask(plain, "key-1")).toEqual([201, "true", text]);
      expect(await ask(silent, "key-2")).toEqual([204, null, ""]);
      expect(await ask(silent, "key-2")).toEqual([204, "true", ""]);
    }));

  it("keeps the status of its response", () =>
    withRollback(async (world) => {
      const { post, token } = await openCaller(world);
      await post(token, "key-1", { name: "known" });
      expect(await post(token, "key-1", { name: "known" })).toMatchObject({ status: 200, replayed: "true" });
    }));

  it("ignores the order and white space of its body", () =>
    withRollback(async (world) => {
      const { post, runs, token } = await openCaller(world);
      await post(token, "key-1", '{"name":"a","tags":{"x":"1","y":"2"}}');
      const again = await post(token, "key-1", '{ "tags": {"y":"2", "x":"1"}, "name": "a" }');
      expect(again).toMatchObject({ status: 201, replayed: "true" });
      expect(await runs()).toBe(1);
    }));

  it("is refused if the key was used for another body or operation", () =>
    withRollback(async (world) => {
      const { post, postOther, runs, token } = await openCaller(world);
      await post(token, "key-1", { name: "a" });
      const conflict = { status: 409, body: { error: "idempotency_key_reused" } };
      expect(await post(token, "key-1", { name: "b" })).toMatchObject(conflict);
      expect(await postOther(token, "key-1", { name: "a" })).toMatchObject(conflict);
      expect(await runs()).toBe(1);
    }));

  it("is stored per client, for all of its tokens", () =>
    withRollback(async (world) => {
      const { post, runs, token, id } = await openCaller(world);
      const neighbour = await insertCaller(world.ctx);
      const elsewhere = { ...world.ctx, customerId: newId() };
      await insertCustomer(elsewhere);
      const stranger = await insertCaller(elsewhere);
      await post(token, "key-1", { name: "a" });
      for (const other of [neighbour, stranger]) {
        expect(await post(other.token, "key-1", { name: "b" })).toMatchObject({
          status: 201,
          replayed: null,
        });
      }
      const renewed = await insertAccessToken(world.ctx, { clientId: id });
      expect(await post(renewed, "key-1", { name: "a" })).toMatchObject({ replayed: "true" });
      expect(await runs()).toBe(3);
    }));

  it("is not stored if it was refused, and leaves nothing behind", () =>
    withRollback(async (world) => {
      const { post, runs, token, breakWork } = await openCaller(world);
      breakWork(true);
      expect(await post(token, "key-1", { name: "a" })).toMatchObject({ status: 409 });
      expect(await post(token, "key-1", {})).toMatchObject({ status: 400 });
      expect(await runs()).toBe(0);
      breakWork(false);
      expect(await post(token, "key-1", { name: "b" })).toMatchObject({ status: 201, replayed: null });
    }));

  it("is stored for 24 hours", () =>
    withRollback(async (world) => {
      const { post, runs, id, ctx } = { ...(await openCaller(world)), ctx: world.ctx };
      const ask = async () => {
        const token = await insertAccessToken(ctx, { clientId: id });
        return (await post(token, "key-1", { name: "a" })).replayed;
      };
      await ask();
      world.clock.advance(hours(24));
      expect(await ask()).toBe("true");
      world.clock.advance(1);
      expect(await ask()).toBeNull();
      expect(await ask()).toBe("true");
      expect(await runs()).toBe(2);
    }));

  it.each(["", " ", "a b", "x".repeat(256), "\u00e4"])("needs a valid key: %j is invalid", (key) =>
    withRollback(async (world) => {
      const { post, token } = await openCaller(world);
      expect(await post(token, key, { name: "a" })).toMatchObject({
        status: 400,
        body: { error: "validation_error", details: [{ path: "Idempotency-Key" }] },
      });
    }),
  );

  it("runs once for any number of concurrent requests", () =>
    withDatabase(async (world) => {
      const { post, runs, token } = await openCaller(world);
      const answers = await Promise.all(Array.from({ length: 6 }, () => post(token, "key-1", { name: "a" })));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
      expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
      expect(await runs()).toBe(1);
    }));
});

describe("a write without an Idempotency-Key", () => {
  it("runs each time", () =>
    withRollback(async (world) => {
      const { post, runs, token } = await openCaller(world);
      await insertClient(world.ctx);
      await post(token, null, { name: "a" });
      expect(await post(token, null, { name: "a" })).toMatchObject({ status: 201, replayed: null });
      expect(await runs()).toBe(2);
    }));
});
