import { expect, it } from "vitest";
import { signalComments } from "@/db/schema";
import { hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { PersonDetail } from "@/lib/contracts/people";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import {
  insertActivation,
  insertDestination,
  insertEngagement,
  insertPerson,
  insertSignal,
} from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { readPerson } from "./read";

const read = async (ctx: Context, personId: string) =>
  PersonDetail.parse(await readPerson(ctx, (await insertUser(ctx)).id, { personId }));

it("shows what a person did and what was done about it, newest first", () =>
  withRollback(async ({ ctx }) => {
    const { customerId, db } = ctx;
    await insertCustomer(ctx);
    const at = (ago: number) => new Date(ctx.clock.now().getTime() - hours(ago));
    const person = await insertPerson(ctx);
    const signal = await insertSignal(ctx, { personId: person.id, occurredAt: at(5) });
    await insertSignal(ctx, { personId: (await insertPerson(ctx)).id });
    const gates = [{ id: "fit", passed: false, reason: "The fit is 12 of 100" }];
    await insertEngagement(ctx, {
      ...{ personUrl: person.networkUrl, kind: "comment", text: "Congratulations!", commentId: "c" },
      ...{ engagedAt: at(2), status: "rejected", gates },
    });
    const { id: destinationId, name } = await insertDestination(ctx);
    await insertActivation(ctx, {
      ...{ signalId: signal.id, destinationId, status: "delivered", deliveredAt: at(1) },
    });
    const authorId = (await insertUser(ctx)).id;
    await db.insert(signalComments).values({
      ...{ id: newId(), customerId, signalId: signal.id, authorId, text: "Call on Monday" },
      ...{ mentions: [], createdAt: at(0) },
    });

    const shown = await read(ctx, person.id);
    expect(shown).toMatchObject({ name: person.name, signalCount: 1, signals: [{ id: signal.id }] });
    expect(shown.events).toMatchObject([
      { event: "comment", text: "Call on Monday", signalId: signal.id },
      { event: "delivery", destinationName: name, status: "delivered", signalId: signal.id },
      { event: "engagement", text: "Congratulations!", rejection: "The fit is 12 of 100", signalId: null },
      { event: "engagement", kind: "comment", rejection: null, signalId: signal.id },
    ]);
  }));

it("is of the own workspace only", () =>
  withRollback(async ({ ctx }) => {
    await insertCustomer(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    const { id } = await insertPerson(other);
    await expect(read(ctx, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(read(ctx, newId())).rejects.toMatchObject({ code: "not_found" });
  }));
