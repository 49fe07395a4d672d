/** Client changes to the destinations of their workspace, through the portal's own functions. */
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { destinations } from "@/db/schema";
import { newId } from "@/lib/ids";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { insertDestination } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { type Call, callerOf } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

const webhook = {
  destinationType: "webhook",
  name: "CRM",
  config: { url: "http://127.0.0.1:9/hook", auth: { type: "bearer", token: "token-in-clear-text" } },
};

const open = <T>(body: (input: { world: TestWorld; call: Call }) => Promise<T>) =>
  withRollback(async (world) => {
    await insertCustomer(world.ctx);
    return body({ world, call: await callerOf(world) });
  });

describe("creating a destination", () => {
  it("returns its signing secret once, and its settings never", () =>
    open(async ({ call }) => {
      const created = await call("POST destinations", { body: { ...webhook, routing: { mode: "manual" } } });
      expect(created).toMatchObject({ status: 201, body: { _meta: { mode: "live" } } });
      const { signatureSecret, ...shown } = created.body.data;
      expect(signatureSecret).toMatch(/^whsec_/);
      expect(shown).toEqual({
        id: expect.any(String),
        type: "webhook",
        name: "CRM",
        isActive: true,
        health: "unknown",
        consecutiveFailures: 0,
        routing: { mode: "manual" },
      });
      const listed = await call("GET destinations");
      expect(listed.body.data).toEqual([shown]);
    }));

  it("says that another one sends to the same address, or returns that one", () =>
    open(async ({ world, call }) => {
      const first = (await call("POST destinations", { body: webhook })).body.data;
      expect(first).not.toHaveProperty("notice");
      const again = { ...webhook, name: "Again", config: { url: "http://127.0.0.1:9/hook" } };
      const second = await call("POST destinations", { body: again });
      expect(second).toMatchObject({
        status: 201,
        body: { data: { notice: '"CRM" sends to the same address.' } },
      });
      const found = await call("POST destinations?onDuplicate=return", { body: again });
      expect(found).toMatchObject({ status: 200, body: { data: { id: first.id, name: "CRM" } } });
      expect(found.body.data).not.toHaveProperty("signatureSecret");
      const elsewhere = { ...again, config: { url: "http://127.0.0.1:9/other" } };
      expect((await call("POST destinations?onDuplicate=return", { body: elsewhere })).status).toBe(201);
      await call(`PATCH destinations/${first.id}`, { body: { isActive: false } });
      await call(`PATCH destinations/${second.body.data.id}`, { body: { isActive: false } });
      expect((await call("POST destinations?onDuplicate=return", { body: again })).status).toBe(201);
      const stranger = { ...world.ctx, customerId: newId() };
      await insertCustomer(stranger);
      const theirs = await callerOf({ ...world, ctx: stranger });
      expect((await theirs("POST destinations", { body: again })).body.data).not.toHaveProperty("notice");
    }));

  it("creates one destination for concurrent requests that ask for the one at the address", () =>
    withDatabase(async (world) => {
      await insertCustomer(world.ctx);
      const call = await callerOf(world);
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => call("POST destinations?onDuplicate=return", { body: webhook })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
      expect(await world.db.select().from(destinations)).toHaveLength(1);
    }));

  it("creates one destination per Idempotency-Key, and repeats its answer without the secret", () =>
    open(async ({ world, call }) => {
      const headers = { "idempotency-key": newId() };
      const first = await call("POST destinations", { body: webhook, headers });
      const { signatureSecret, ...shown } = first.body.data;
      expect(signatureSecret).toMatch(/^whsec_/);
      const again = await call("POST destinations", { body: webhook, headers });
      expect(again).toMatchObject({ status: 201, body: { data: shown } });
      expect(again.body.data).not.toHaveProperty("signatureSecret");
      expect(again.headers.get("idempotent-replay")).toBe("true");
      const other = await call("POST destinations", { body: { ...webhook, name: "Other" }, headers });
      expect(other).toMatchObject({ status: 409, body: { error: "idempotency_key_reused" } });
      expect(await world.db.select().from(destinations)).toHaveLength(1);
    }));

  it("creates one destination for two concurrent requests with the same key", () =>
    withDatabase(async (world) => {
      await insertCustomer(world.ctx);
      const call = await callerOf(world);
      const headers = { "idempotency-key": newId() };
      const answers = await Promise.all(
        [1, 2, 3].map(() => call("POST destinations", { body: webhook, headers })),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
      expect(answers.filter(({ body }) => body.data.signatureSecret)).toHaveLength(1);
      expect(await world.db.select().from(destinations)).toHaveLength(1);
    }));

  it("stops at the plan's limit", () =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx, { planSlug: "trial" });
      const call = await callerOf(world);
      for (const status of [201, 201, 409]) {
        expect((await call("POST destinations", { body: webhook })).status).toBe(status);
      }
      expect((await call("POST destinations", { body: webhook })).body.error).toBe(
        "plan_destination_cap_reached",
      );
    }));

  it.each([
    ["an unknown field", { ...webhook, colour: "blue" }],
    ["an unknown type", { ...webhook, destinationType: "pigeon" }],
    ["no name", { ...webhook, name: " " }],
    ["settings of another type", { ...webhook, config: { spreadsheetId: "x" } }],
    ["an unknown routing", { ...webhook, routing: { mode: "sometimes" } }],
  ])("refuses %s", (_, body) =>
    open(async ({ call }) => {
      expect(await call("POST destinations", { body })).toMatchObject({
        status: 400,
        body: { error: "validation_error" },
      });
    }),
  );
});

describe("changing a destination", () => {
  it("renames, re-routes, pauses and resumes it", () =>
    open(async ({ world, call }) => {
      const { id } = await insertDestination(world.ctx);
      const change = { name: "Renamed", isActive: false, routing: { mode: "auto", minStrength: 7 } };
      const paused = await call(`PATCH destinations/${id}`, { body: change });
      expect(paused).toMatchObject({ status: 200, body: { data: change, _meta: { mode: "live" } } });
      const resumed = await call(`PATCH destinations/${id}`, { body: { isActive: true } });
      expect(resumed.body.data).toMatchObject({ name: "Renamed", isActive: true });
    }));

  it.each(["auth", "failures", "gone"] as const)("asks for a test if it paused itself: %s", (pausedReason) =>
    open(async ({ world, call }) => {
      const { id } = await insertDestination(world.ctx, { isActive: false, pausedReason });
      const answer = await call(`PATCH destinations/${id}`, { body: { isActive: true } });
      expect(answer).toMatchObject({ status: 409, body: { error: "test_required" } });
    }),
  );

  it.each([{}, { config: { url: "https://new.example" } }, { isActive: "yes" }, { name: "" }])(
    "refuses %j",
    (body) =>
      open(async ({ world, call }) => {
        const { id } = await insertDestination(world.ctx);
        expect((await call(`PATCH destinations/${id}`, { body })).status).toBe(400);
      }),
  );

  it("removes it from the list for good, and keeps its row", () =>
    open(async ({ world, call }) => {
      const { id } = await insertDestination(world.ctx);
      expect(await call(`DELETE destinations/${id}`)).toMatchObject({ status: 204, body: null });
      expect((await call(`DELETE destinations/${id}`)).status).toBe(404);
      expect((await call("GET destinations")).body.data).toEqual([]);
      expect(await world.db.select().from(destinations).where(eq(destinations.id, id))).toHaveLength(1);
    }));
});

describe("a client pending approval", () => {
  it("changes nothing, neither in the workspace nor in the sample", () =>
    open(async ({ world }) => {
      const { id } = await insertDestination(world.ctx);
      const before = await world.db.select().from(destinations);
      const call = await callerOf(world, { approval: "pending" });
      const [sample] = (await call("GET destinations")).body.data;
      const refused = [
        await call("POST destinations", { body: webhook }),
        await call(`PATCH destinations/${id}`, { body: { name: "Mine" } }),
        await call(`PATCH destinations/${sample.id}`, { body: { name: "Mine" } }),
        await call(`DELETE destinations/${sample.id}`),
      ];
      for (const answer of refused) {
        expect(answer).toMatchObject({ status: 403, body: { error: "client_pending" } });
      }
      expect((await call("POST destinations", { body: { name: "x" } })).status).toBe(400);
      expect(await world.db.select().from(destinations)).toEqual(before);
    }));
});
