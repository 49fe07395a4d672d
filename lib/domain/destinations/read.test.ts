/** What the portal reads about a destination and its deliveries. */
import { describe, expect, it } from "vitest";
import { deliveryAttempts } from "@/db/schema";
import { activationStatuses } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import { listDeliveries as contract } from "@/lib/contracts/deliveries";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { listDeliveries, listDestinations, readDestination } from "./read";

describe("a destination", () => {
  it("reads the same as in the list", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      await insertDestination(ctx);
      const { data } = await listDestinations(ctx);
      expect(data).toContainEqual(await readDestination(ctx, { destinationId }));
    }));

  it("returns 404 if it is deleted or belongs to another workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const deleted = await insertDestination(ctx, { isActive: false, deletedAt: ctx.clock.now() });
      const { id } = await insertDestination(ctx);
      const other = { ...ctx, customerId: newId() };
      expect(await codeOf(readDestination(ctx, { destinationId: deleted.id }))).toBe("404 not_found");
      expect(await codeOf(readDestination(other, { destinationId: id }))).toBe("404 not_found");
    }));
});

describe("deliveries", () => {
  it.each([[["failed"]], [["held", "queued"]], [activationStatuses], [["failed", "failed"]]] as const)(
    "with status %j are listed and counted, newest first",
    (...[wanted]) =>
      withRollback(async ({ ctx }) => {
        await insertCustomer(ctx);
        const { id: destinationId } = await insertDestination(ctx);
        const made = [];
        for (const [n, status] of [...activationStatuses, ...activationStatuses].entries()) {
          const createdAt = new Date(ctx.clock.now().getTime() - minutes(n));
          made.push(await insertActivation(ctx, { destinationId, status, createdAt }));
          await insertActivation(ctx, { status });
        }
        const { limit, offset, status } = contract.query.parse({
          limit: "3",
          offset: "1",
          status: wanted.join(","),
        });
        const ids = made.filter((one) => wanted.some((name) => name === one.status)).map(({ id }) => id);
        const listed = await listDeliveries(ctx, { destinationId, limit, offset, status });
        expect(listed.data.map(({ activationId }) => activationId)).toEqual(ids.slice(1, 4));
        expect(listed.total).toBe(ids.length);
      }),
  );

  it.each(["", "lost", "failed,", "failed,lost", "failed, held"])("cannot be filtered by %j", (status) => {
    expect(contract.query.safeParse({ status }).success).toBe(false);
  });

  it("show the latest 20 attempts, newest first", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      for (const attempts of [25, 2]) {
        const { id: activationId } = await insertActivation(ctx, { destinationId, attempts });
        const past = { customerId: ctx.customerId, activationId, destinationId, outcome: "failed" as const };
        await db.insert(deliveryAttempts).values(
          Array.from({ length: attempts }, (_, n) => ({
            ...past,
            id: newId(),
            number: n + 1,
            durationMs: 1,
          })),
        );
      }
      const { data } = await listDeliveries(ctx, { destinationId, limit: 9, offset: 0 });
      const numbers = data.map(({ attempts }) => attempts.map(({ number }) => number));
      expect(numbers.toSorted((a, b) => a.length - b.length)).toEqual([
        [2, 1],
        Array.from({ length: 20 }, (_, n) => 25 - n),
      ]);
    }));
});
