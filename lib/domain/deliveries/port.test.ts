/** What a destination type can define: its pace, batched requests, postponing, and doubtful deliveries. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { activations, deliveryAttempts } from "@/db/schema";
import { days, minutes, seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { Delivery, Destination, Pace, Receipt, Verdict } from "@/lib/destinations/destination";
import { changeDestination } from "@/lib/domain/destinations/change";
import { settings } from "@/lib/domain/settings";
import { withRollback } from "@/tests/factories/context";
import { openScene, type Scene } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";

const receipt = (verdict: Verdict, change: Partial<Receipt> = {}): Receipt => ({
  verdict,
  status: verdict === "delivered" ? 200 : null,
  durationMs: 1,
  request: { method: "POST", host: "tool.example", headers: {} },
  responseExcerpt: null,
  error: verdict === "delivered" ? null : "The tool did not take it.",
  retryAfterSeconds: null,
  ...change,
});

/** The requests made to a destination type. */
type Requests = Delivery<unknown>[][];
type Answer = (delivery: Delivery<unknown>) => Receipt;

/** A destination type that records its requests and returns the given receipts, singly or in batches. */
function kindOf(
  requests: Requests,
  answer: Answer,
  input: { pace?: Pace; takesMany?: boolean } = {},
): Destination {
  const take = async (deliveries: readonly Delivery<unknown>[]) => {
    requests.push([...deliveries]);
    return deliveries.map(answer);
  };
  return {
    type: "webhook",
    config: z.unknown(),
    signs: false,
    addresses: () => ["tool.example"],
    summarize: () => "tool.example",
    preview: (payload) => ({ contentType: "application/json", body: payload }),
    deliver: async (delivery) => (await take([delivery]))[0] ?? receipt("retry"),
    ...(input.pace && { pace: input.pace }),
    ...(input.takesMany && { deliverTogether: take }),
  };
}

const through = (ctx: Context, kind: Destination): Context => ({
  ...ctx,
  ports: { ...ctx.ports, destinations: { adapterOf: () => kind } },
});

const scene = (body: (scene: Scene) => Promise<void>, change = {}) =>
  withRollback(async (world) => body(await openScene(world, { url: "http://tool.example" }, change)));

describe("a destination type with a pace", () => {
  it("is never called faster, even across batches, and no batch claims more than it can send", () =>
    scene(async ({ ctx, queue, deliver, states }) => {
      const requests: Requests = [];
      const slow = through(
        ctx,
        kindOf(requests, () => receipt("delivered"), { pace: { maxConcurrent: 1, everyMs: 1_500 } }),
      );
      const start = ctx.clock.now();
      await queue(7);
      const { claimed, nextDueAt } = await deliver(slow);
      expect({ claimed, nextDueAt }).toEqual({ claimed: 3, nextDueAt: start.toISOString() });
      expect(await states()).toEqual({ delivered: 3, queued: 4 });
      await deliver(slow);
      await deliver(slow);
      expect(await states()).toEqual({ delivered: 7 });
      const startedAfter = requests.map(([first]) => (first?.at.getTime() ?? 0) - start.getTime());
      expect(startedAfter).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => n * 1_500));
    }));

  it("slower than a batch's duration is called once per batch", () =>
    scene(async ({ ctx, queue, deliver }) => {
      const requests: Requests = [];
      const everyMs = settings.delivery.pacedBatchMs * 3;
      const slow = through(
        ctx,
        kindOf(requests, () => receipt("delivered"), { pace: { maxConcurrent: 1, everyMs } }),
      );
      await queue(2);
      expect(await deliver(slow)).toMatchObject({ claimed: 1 });
      expect(await deliver(slow)).toMatchObject({ claimed: 1 });
      expect(requests).toHaveLength(2);
    }));
});

describe("a destination type that takes many signals per request", () => {
  it("gets at most 100, and each receipt belongs to its own signal", () =>
    scene(async ({ ctx, queue, deliver, states, activation }) => {
      const requests: Requests = [];
      const [bad = "", ...others] = await queue(103);
      const { signalId } = await activation(bad);
      const refuseOne: Answer = ({ payload }) =>
        receipt(payload.signalId === signalId ? "retry" : "delivered");
      const kind = kindOf(requests, refuseOne, { takesMany: true });
      await deliver(through(ctx, kind));
      expect(Math.max(...requests.map(({ length }) => length))).toBe(100);
      expect(await states()).toEqual({ delivered: others.length, retrying: 1 });
      expect(await activation(bad)).toMatchObject({ status: "retrying", attempts: 1 });
    }));

  it("counts one failure per request, and is then retried one signal at a time", () =>
    scene(async ({ ctx, queue, deliver, states, row }) => {
      const requests: Requests = [];
      await queue(106);
      await deliver(
        through(
          ctx,
          kindOf(requests, () => receipt("retry"), { takesMany: true }),
        ),
      );
      expect(requests.map(({ length }) => length)).toEqual([100, 1, 1, 1, 1]);
      expect(await row()).toMatchObject({ isActive: true, consecutiveFailures: 5 });
      expect(await states()).toEqual({ retrying: 104, queued: 2 });
    }));

  it("fails all signals of a request that returns too few receipts", () =>
    scene(async ({ ctx, queue, deliver, states }) => {
      const kind = kindOf([], () => receipt("delivered"), { takesMany: true });
      await queue(3);
      await deliver(through(ctx, { ...kind, deliverTogether: async () => [receipt("delivered")] }));
      expect(await states()).toEqual({ retrying: 3 });
    }));
});

describe("a destination type that postpones", () => {
  it("leaves pending deliveries unchanged until then: no attempt, no failure, no more requests", () =>
    scene(async ({ ctx, db, clock, queue, deliver, states, row }) => {
      const requests: Requests = [];
      const busy = kindOf(requests, () => receipt("postpone", { retryAfterSeconds: 40 }), {
        takesMany: true,
      });
      await queue(103);
      const dueAt = new Date(clock.now().getTime() + seconds(40)).toISOString();
      expect(await deliver(through(ctx, busy))).toMatchObject({ nextDueAt: dueAt });
      expect(requests).toHaveLength(1);
      expect(await states()).toEqual({ queued: 103 });
      expect(await row()).toMatchObject({ consecutiveFailures: 0, lastFailedAt: null, isActive: true });
      expect(await db.select().from(deliveryAttempts)).toEqual([]);

      clock.advance(seconds(40));
      await deliver(
        through(
          ctx,
          kindOf(requests, () => receipt("delivered"), { takesMany: true }),
        ),
      );
      expect(await states()).toEqual({ delivered: 103 });
    }));
});

describe("a message that the receiver would refuse each time", () => {
  it("fails after one attempt, counts as a failure, and others are sent", () =>
    scene(async ({ ctx, clock, queue, deliver, states, row, activation }) => {
      const requests: Requests = [];
      const [refusedId] = await queue(3);
      const refused = await activation(refusedId ?? "");
      const kind = kindOf(requests, ({ payload }) =>
        payload.signalId === refused.signalId
          ? receipt("undeliverable", { status: 200, error: "The tool does not take this." })
          : receipt("delivered"),
      );
      await deliver(through(ctx, kind));
      clock.advance(days(2));
      await deliver(through(ctx, kind));
      expect(await states()).toEqual({ delivered: 2, failed: 1 });
      expect(await activation(refused.id)).toMatchObject({
        attempts: 1,
        nextAttemptAt: null,
        lastError: "The tool does not take this.",
      });
      expect(requests.flat()).toHaveLength(3);
      expect(await row()).toMatchObject({ isActive: true });
    }));
});

describe("a delivery that may have arrived already", () => {
  const answers = {
    timeout: receipt("retry"),
    "500": receipt("retry", { status: 500 }),
    "429": receipt("retry", { status: 429 }),
    "401": receipt("pause_auth", { status: 401 }),
    postpone: receipt("postpone"),
  };

  it.each<[string, (keyof typeof answers)[], boolean]>([
    ["nothing was tried", [], false],
    ["it was rejected", ["429"], false],
    ["it was postponed", ["postpone"], false],
    ["it timed out", ["timeout"], true],
    ["the tool failed", ["500"], true],
    ["the tool failed and then rejected it", ["500", "429", "429"], true],
    ["it timed out and was then postponed", ["timeout", "postpone"], true],
  ])("is marked correctly when %s", (_, before, expected) =>
    scene(async ({ ctx, clock, queue, deliver }) => {
      const requests: Requests = [];
      await queue();
      for (const name of before) {
        await deliver(
          through(
            ctx,
            kindOf([], () => answers[name]),
          ),
        );
        clock.advance(days(1));
      }
      await deliver(
        through(
          ctx,
          kindOf(requests, () => receipt("delivered")),
        ),
      );
      expect(one(one(requests)).mayHaveArrived).toBe(expected);
    }),
  );

  it.each(["postpone", "429", "401"] as const)("is marked when its worker died, even after a %s", (name) =>
    scene(async ({ ctx, db, clock, queue, deliver }) => {
      const requests: Requests = [];
      const id = one(await queue());
      await db.update(activations).set({ status: "delivering", nextAttemptAt: clock.now() });
      await deliver(
        through(
          ctx,
          kindOf(requests, () => answers[name]),
        ),
      );
      clock.advance(days(1));
      await db
        .update(activations)
        .set({ nextAttemptAt: clock.now(), ...(name === "401" && { status: "queued" }) })
        .where(eq(activations.id, id));
      await deliver(
        through(
          ctx,
          kindOf(requests, () => receipt("delivered")),
        ),
      );
      expect(requests.map((request) => one(request).mayHaveArrived)).toEqual(
        name === "401" ? [true] : [true, true],
      );
    }),
  );
});

describe("a replayed delivery", () => {
  it("restarts its retry schedule and keeps counting attempts", () =>
    scene(async ({ ctx, db, clock, queue, deliver, activation }) => {
      const id = one(await queue());
      await db.update(activations).set({ attempts: 8, attemptsBeforeReplay: 8, lastStatus: 200 });
      const requests: Requests = [];
      const failing = through(
        ctx,
        kindOf(requests, () => receipt("retry", { status: 404 })),
      );
      await deliver(failing);
      expect(one(one(requests)).mayHaveArrived).toBe(false);
      const { status, attempts, nextAttemptAt } = await activation(id);
      expect({ status, attempts }).toEqual({ status: "retrying", attempts: 9 });
      expect((nextAttemptAt?.getTime() ?? 0) - clock.now().getTime()).toBeLessThan(minutes(1));
      for (let n = 0; n < 7; n++) {
        clock.advance(days(1));
        await deliver(failing);
      }
      expect(await activation(id)).toMatchObject({ status: "failed", attempts: 16 });
    }));
});

describe("a destination type whose rules became stricter than the stored settings", () => {
  it("sends nothing, says what to change, and continues once it is changed", () =>
    scene(async ({ ctx, destinationId, queue, deliver, states, db, row }) => {
      const requests: Requests = [];
      const url = z.string().startsWith("https://", { error: "give an address that begins with https://" });
      const kind = { ...kindOf(requests, () => receipt("delivered")), config: z.object({ url }) };
      await queue(1);
      await deliver(through(ctx, kind));
      expect(requests).toEqual([]);
      expect(await states()).toEqual({ retrying: 1 });
      expect(one(await db.select().from(deliveryAttempts))).toMatchObject({
        outcome: "failed",
        error:
          "Its settings are no longer valid. Update them to resume deliveries. url: give an address that begins with https://.",
      });
      const change = { config: { url: "https://tool.example", auth: { type: "none" } } };
      await changeDestination(through(ctx, kind), { destinationId, change });
      expect(await row()).toMatchObject({ isActive: true, consecutiveFailures: 1 });
    }));
});
