/** A model's answers are read and deleted by their own workspace only, also under the same key. */
import { expect, it } from "vitest";
import { minutes } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";
import { insertAuditEvent } from "./audit";
import { findModelAnswers, forgetModelAnswers, keepModelAnswers } from "./model-answers";

it("another workspace can neither read, replace nor delete a model's answer", () =>
  withRollback(async ({ ctx }) => {
    const { db, customerId, clock } = ctx;
    const now = clock.now();
    await insertCustomer(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    const keep = (customerId: string, answer: string) =>
      keepModelAnswers(db, { customerId, answers: new Map([["key", answer]]), asked: now, now });
    const find = (customerId: string) => findModelAnswers(db, { customerId, keys: ["key"], since: now });
    await keep(customerId, "mine");
    expect((await find(other.customerId)).size).toBe(0);
    await keep(other.customerId, "theirs");
    expect((await find(customerId)).get("key")).toBe("mine");
    await forgetModelAnswers(db, other);
    expect((await find(customerId)).get("key")).toBe("mine");
  }));

it("an erasure in another workspace does not keep an answer from being stored", () =>
  withRollback(async ({ ctx }) => {
    const { db, customerId, clock } = ctx;
    const now = clock.now();
    await insertCustomer(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    await insertAuditEvent(db, {
      ...{ customerId: other.customerId, id: newId(), actorUserId: null, actorClientId: null },
      ...{ action: "person.erased", subjectId: null, changes: null, detail: null, requestId: null, ip: null },
      now: new Date(now.getTime() + minutes(1)),
    });
    await keepModelAnswers(db, { customerId, answers: new Map([["key", "mine"]]), asked: now, now });
    expect((await findModelAnswers(db, { customerId, keys: ["key"], since: now })).size).toBe(1);
  }));
