/** A destination's lifecycle: created, tested, paused, rotated, deleted. */
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliveryAttempts } from "@/db/schema";
import { seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene, secret, status } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { insertDestination } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer } from "@/tests/factories/workspace";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { changeDestination, removeDestination } from "./change";
import { createDestination } from "./create";
import { listDeliveries, listDestinations } from "./read";
import { endPreviousSecret, rotateSecret } from "./rotate-secret";
import { testDestination } from "./test-connection";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.requests.length = 0;
  receiver.behave(ok);
});

const scene = (body: (scene: Scene) => Promise<void>) =>
  withRollback(async (world) => body(await openScene(world, receiver)));

const webhook = (config: Record<string, unknown> = {}) => ({
  destinationType: "webhook" as const,
  name: "Our hook",
  config: { url: `${receiver.url}/hook`, ...config },
});

/** The error's code and the paths it lists. */
async function refusal(work: Promise<unknown>): Promise<{ code: string; paths: string[] }> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`Expected an error, got ${error}`);
  return { code: error.code, paths: error.details.map(({ path }) => path) };
}

describe("a routing rule's tags", () => {
  const auto = (...tags: string[]) => ({ mode: "auto" as const, tags });

  it("must exist in the workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const value = async (ctx: Context) =>
        (await insertTagValue(ctx, { categoryId: (await insertTagCategory(ctx)).id })).id;
      const [own, foreign, nobodys] = [await value(ctx), await value(other), newId()];
      const refused = { code: "validation_error", paths: ["routing.tags.1", "routing.tags.2"] };
      const routing = auto(own, foreign, nobodys);
      expect(await refusal(createDestination(ctx, { ...webhook(), routing }))).toEqual(refused);
      const { id: destinationId } = await createDestination(ctx, { ...webhook(), routing: auto(own) });
      expect(await refusal(changeDestination(ctx, { destinationId, change: { routing } }))).toEqual(refused);
    }));

  it("stay in the rule after they are deleted", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const gone = newId();
      const { id: destinationId } = await insertDestination(ctx, { routing: auto(gone) });
      const change = { routing: { ...auto(gone), minStrength: 5 } };
      const { routing } = await changeDestination(ctx, { destinationId, change });
      expect(routing).toEqual(change.routing);
    }));
});

describe("creating a destination", () => {
  it("shows its secret only once, and its host but never its settings", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { signatureSecret, ...created } = await createDestination(ctx, webhook());
      expect(Buffer.from((signatureSecret ?? "").replace(/^whsec_/, ""), "base64")).toHaveLength(32);
      expect(created).toEqual({
        id: expect.any(String),
        type: "webhook",
        name: "Our hook",
        isActive: true,
        pausedReason: null,
        health: "unknown",
        consecutiveFailures: 0,
        routing: { mode: "auto" },
        configSummary: new URL(receiver.url).host,
        keys: null,
        lastDeliveredAt: null,
        lastFailedAt: null,
        lastTest: null,
        submissions: null,
        missingFields: [],
        previousSecret: null,
        version: expect.any(String),
        createdAt: clock.now().toISOString(),
      });
      expect((await listDestinations(ctx)).data).toEqual([created]);
    }));

  it.each([
    ["config.url", { url: "ftp://host.example/" }],
    ["config.url", { url: "http://user:pass@host.example/" }],
    ["config.url", { url: undefined }],
    ["config.method", { method: "GET" }],
    ["config.colour", { colour: "red" }],
    ["config.auth", { auth: { type: "magic" } }],
    ["config.auth.token", { auth: { type: "bearer" } }],
    ["config.headers.Host", { headers: { Host: "evil.example" } }],
    ["config.headers.x-service-signature", { headers: { "x-service-signature": "sha256=0" } }],
  ])("reports %s if it is invalid: %j", (path, config) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { code, paths } = await refusal(createDestination(ctx, webhook(config)));
      expect(code).toBe("validation_error");
      expect(paths.some((named) => named === path || named.startsWith(`${path}.`))).toBe(true);
    }),
  );

  it("never exceeds the plan's cap, even with concurrent requests", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      const made = await Promise.allSettled(
        Array.from({ length: 6 }, () => createDestination(ctx, webhook())),
      );
      expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
      const refused = made.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      for (const reason of refused) expect(reason).toMatchObject({ code: "plan_destination_cap_reached" });
      expect((await listDestinations(ctx)).total).toBe(2);
    }));

  it("has room again after a pause or deletion, but then none to resume", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      const create = async () => (await createDestination(ctx, webhook())).id;
      const [first, second] = [await create(), await create()];
      await changeDestination(ctx, { destinationId: first, change: { isActive: false } });
      await create();
      const resume = () => changeDestination(ctx, { destinationId: first, change: { isActive: true } });
      expect((await refusal(resume())).code).toBe("plan_destination_cap_reached");
      await removeDestination(ctx, { destinationId: second });
      expect(await resume()).toMatchObject({ isActive: true, pausedReason: null });
    }));
});

describe("changing a destination", () => {
  it("changes only the given fields", () =>
    scene(async ({ ctx, destinationId, row }) => {
      const before = await row();
      const routing = { mode: "manual" as const, minStrength: 7 };
      await changeDestination(ctx, { destinationId, change: { name: "New name", routing } });
      const { updatedAt, ...after } = await row();
      expect({ ...before, name: "New name", routing }).toMatchObject(after);
    }));

  it("keeps its connection when it is renamed, and its credentials when its path changes", () =>
    scene(async ({ ctx, destinationId, queue, deliver }) => {
      const change = { name: "Renamed", config: { url: `${receiver.url}/moved` } };
      await changeDestination(ctx, { destinationId, change });
      await queue();
      await deliver();
      expect(one(receiver.requests)).toMatchObject({
        path: "/moved",
        headers: { authorization: expect.stringMatching(/^Bearer ./) },
      });
    }));

  it("sends to a new host with the old signing secret, never with the old credentials", () =>
    scene(async ({ ctx, destinationId, queue, deliver, row }) => {
      const { secretEncrypted, configEncrypted } = await row();
      const url = `${receiver.url.replace("127.0.0.1", "localhost")}/moved`;
      const { paths } = await refusal(changeDestination(ctx, { destinationId, change: { config: { url } } }));
      expect(paths).toEqual(["config.auth"]);
      const config = { url, auth: { type: "none" } };
      const changed = await changeDestination(ctx, { destinationId, change: { config } });
      expect(changed.configSummary).toBe(new URL(config.url).host);
      expect(await row()).toMatchObject({ secretEncrypted });
      expect((await row()).configEncrypted).not.toBe(configEncrypted);
      await queue();
      await deliver();
      expect(one(receiver.requests)).toMatchObject({ path: "/moved" });
      expect(one(receiver.requests).headers).not.toHaveProperty("authorization");
    }));

  it("keeps the old settings if the new ones are invalid", () =>
    scene(async ({ ctx, destinationId, row }) => {
      const before = await row();
      const change = { name: "Lost", config: { url: "nowhere" } };
      const { paths } = await refusal(changeDestination(ctx, { destinationId, change }));
      expect(new Set(paths)).toEqual(new Set(["config.url"]));
      expect(await row()).toEqual(before);
    }));

  it("does not affect another workspace's destination", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other: Context = { ...ctx, customerId: "0198c0de-0000-7000-8000-000000000000" };
      const { id: destinationId } = await insertDestination(ctx);
      const change = { isActive: false };
      for (const work of [
        () => changeDestination(other, { destinationId, change }),
        () => removeDestination(other, { destinationId }),
        () => rotateSecret(other, { destinationId, overlapHours: 24 }),
        () => endPreviousSecret(other, { destinationId }),
        () => testDestination(other, { destinationId }),
        () => listDeliveries(other, { destinationId, limit: 1, offset: 0 }),
      ]) {
        expect((await refusal(work())).code).toBe("not_found");
      }
    }));
});

describe("a destination", () => {
  it("holds pending and new deliveries while paused, and sends them when resumed", () =>
    scene(async ({ ctx, destinationId, announced, queue, deliver, states, row }) => {
      await queue(2);
      await changeDestination(ctx, { destinationId, change: { isActive: false } });
      expect(await row()).toMatchObject({ isActive: false, pausedReason: "manual" });
      expect(await states()).toEqual({ held: 2 });
      expect(await deliver()).toMatchObject({ claimed: 0 });

      expect(await testDestination(ctx, { destinationId })).toMatchObject({ success: true });
      expect(await row()).toMatchObject({ isActive: false, pausedReason: "manual" });

      announced.length = 0;
      await changeDestination(ctx, { destinationId, change: { isActive: true } });
      expect(announced).toMatchObject([{ name: "delivery/queued", data: { destinationId } }]);
      expect(await deliver()).toMatchObject({ claimed: 2 });
      expect(await states()).toEqual({ delivered: 2 });
    }));

  it("cancels unsent deliveries, erases its settings and keeps its history when deleted", () =>
    scene(async ({ ctx, db, destinationId, queue, deliver, states, row }) => {
      await queue(1);
      await deliver();
      await queue(2);
      await removeDestination(ctx, { destinationId });
      expect(await states()).toEqual({ cancelled: 2, delivered: 1 });
      expect(await row()).toMatchObject({ configEncrypted: "", secretEncrypted: null });
      expect(await deliver()).toEqual({ claimed: 0, nextDueAt: null });
      expect(await db.select().from(deliveryAttempts)).toHaveLength(1);
      expect((await listDestinations(ctx)).data).toEqual([]);
      await expect(removeDestination(ctx, { destinationId })).rejects.toMatchObject({ code: "not_found" });
    }));

  it("signs only with the new secret after a rotation without an overlap", () =>
    scene(async ({ ctx, clock, destinationId, queue, deliver }) => {
      clock.advance(Date.now() - clock.now().getTime());
      const { signatureSecret } = await rotateSecret(ctx, { destinationId, overlapHours: 0 });
      await queue();
      await deliver();
      const { body, headers } = one(receiver.requests);
      expect(() => new Webhook(signatureSecret).verify(body, headers)).not.toThrow();
      expect(() => new Webhook(secret).verify(body, headers)).toThrow();
    }));

  it("shows its deliveries with masked attempts, newest first", () =>
    scene(async ({ ctx, clock, destinationId, queue, deliver }) => {
      receiver.behave([status(500), { kind: "echo" }]);
      await queue();
      await deliver();
      clock.advance(seconds(6));
      await deliver();
      const listed = await listDeliveries(ctx, { destinationId, limit: 25, offset: 0 });
      expect(listed).toMatchObject({ total: 1, data: [{ status: "delivered", attempts: [{}, {}] }] });
      const [last, first] = one(listed.data).attempts;
      expect(first).toMatchObject({ number: 1, outcome: "failed", status: 500, responseExcerpt: "no" });
      expect(last).toMatchObject({ number: 2, outcome: "succeeded", status: 200, error: null });
      expect(last?.request?.headers).toMatchObject({ Authorization: "Bearer ••••" });
      expect(JSON.stringify(listed)).not.toContain("clear-text");
      expect(JSON.stringify(listed)).not.toContain(secret);
    }));
});
