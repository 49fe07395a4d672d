import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, engagements, plans, profileLookups, rescues, signals } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { NewRescue, Rejection, RejectionQuery, RescueResult } from "@/lib/contracts/rejections";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { type Employee, engage, salesLeaders, student } from "@/tests/factories/people";
import {
  insertCustomer,
  insertSource,
  insertSuppression,
  insertUser,
  insertWorkspace,
} from "@/tests/factories/workspace";
import { listRejections } from "./list";
import { rescueRejection } from "./rescue";

const leader = one(salesLeaders(1));
const rescue = async (ctx: Context, userId: string, engagementId: string, body: unknown = {}) =>
  RescueResult.parse(await rescueRejection(ctx, userId, { ...NewRescue.parse(body), engagementId }));
const createSignal = { createSignal: true };

const stored = ({ db, customerId }: Context) =>
  db.select().from(signals).where(eq(signals.customerId, customerId));
const engagementRow = async ({ db }: Context, id: string) =>
  one(await db.select().from(engagements).where(eq(engagements.id, id)));
const audited = ({ db, customerId }: Context) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.customerId, customerId), eq(auditEvents.action, "rejection.rescued")));

/** A workspace whose pipeline has rejected the person. */
async function rejectPerson(
  ctx: Context,
  person: Employee,
  input: {
    workspace?: Parameters<typeof insertWorkspace>[1];
    arrange?: (ctx: Context) => Promise<unknown>;
    text?: string;
  } = {},
) {
  const { source } = await insertWorkspace(ctx, input.workspace);
  await input.arrange?.(ctx);
  const user = await insertUser(ctx);
  const { id } = await engage(ctx, person, {
    sourceId: source.id,
    ...(input.text !== undefined && { text: input.text }),
  });
  await qualifyEngagements(ctx, { ids: [id] });
  const row = await engagementRow(ctx, id);
  expect(row.status).toBe("rejected");
  return { id, user, source, gate: row.rejectedBy };
}

describe("“should have been a signal”", () => {
  it("records who said it, when and why, and changes nothing else", () =>
    withRollback(async ({ ctx, clock }) => {
      const { id, user } = await rejectPerson(ctx, student());
      const colleague = await insertUser(ctx);
      const before = await engagementRow(ctx, id);
      const result = await rescue(ctx, user.id, id, { note: " Buys this " });
      const said = {
        userId: user.id,
        userName: user.name,
        note: "Buys this",
        updatedAt: clock.now().toISOString(),
      };
      expect(result).toEqual({ rescue: said, signalId: null });
      await rescue(ctx, colleague.id, id);
      expect(await engagementRow(ctx, id)).toEqual(before);
      const { data } = await listRejections(ctx, RejectionQuery.parse({}));
      expect(Rejection.parse(one(data)).rescues).toMatchObject([said, { userId: colleague.id, note: null }]);
      const kept = await ctx.db.select().from(rescues).where(eq(rescues.customerId, ctx.customerId));
      expect(kept.map(({ gate }) => gate)).toEqual(["score", "score"]);
    }));

  it("is one row per member, with the latest note, and audited only when something changes", () =>
    withRollback(async ({ ctx, clock }) => {
      const { id, user } = await rejectPerson(ctx, student());
      for (const note of ["First", "First", "Second"]) {
        await rescue(ctx, user.id, id, { note });
        clock.advance(hours(1));
      }
      const kept = one(await ctx.db.select().from(rescues).where(eq(rescues.engagementId, id)));
      expect(kept.note).toBe("Second");
      expect(kept.updatedAt.getTime()).toBeGreaterThan(kept.createdAt.getTime());
      expect(await audited(ctx)).toHaveLength(2);
    }));

  it("returns 404 for a pending, another workspace's or an unknown engagement", () =>
    withRollback(async ({ ctx }) => {
      const { id, user, source } = await rejectPerson(ctx, student());
      const pending = await engage(ctx, leader, { sourceId: source.id });
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      for (const [asked, one] of [
        [ctx, pending.id],
        [other, id],
        [ctx, newId()],
      ] as const) {
        expect(await codeOf(rescue(asked, user.id, one, createSignal))).toBe("404 not_found");
      }
    }));

  it.each([{ note: 1 }, { note: "x".repeat(1_001) }, { createSignal: "yes" }, { unknown: 1 }])(
    "the contract refuses %j",
    (body) => {
      expect(NewRescue.safeParse(body).success).toBe(false);
    },
  );
});

describe("making a rejected person a signal", () => {
  it("creates it as the pipeline does, with an honest receipt and a gate that says who overruled it", () =>
    withRollback(async ({ ctx, announced, calls }) => {
      const { id, user } = await rejectPerson(ctx, student());
      const rejected = await engagementRow(ctx, id);
      const [asked, burned] = [calls.length, (await readBooks(ctx)).burned];
      announced.length = 0;
      const { signalId } = await rescue(ctx, user.id, id, createSignal);
      const signal = one(await stored(ctx));
      expect(signal).toMatchObject({ id: signalId, engagementId: id, icpScore: rejected.fit });
      expect(signal.receipt.fit).toEqual(rejected.receipt?.fit);
      expect(signal.suggestedOpener).not.toBe("");
      const gate = signal.gates.at(-1);
      expect(gate).toMatchObject({ id: "score", passed: true });
      expect(gate?.reason).toBe(
        `Overruled by a person: A fit of ${rejected.fit} is below the 50 that a signal needs`,
      );
      expect(await engagementRow(ctx, id)).toMatchObject({ status: "signal", signalId, rejectedBy: null });
      expect(announced).toMatchObject([{ name: "signals/created", data: { signalIds: [signalId] } }]);
      // The profile is still fresh, so nothing is read or paid.
      expect(calls.length).toBe(asked);
      expect((await readBooks(ctx)).burned).toBe(burned);
      expect(await audited(ctx)).toMatchObject([{ subjectId: id, detail: { gate: "score", signalId } }]);
    }));

  it.each<[string, Employee, Parameters<typeof rejectPerson>[2]]>([
    ["excluded", leader, { workspace: { icp: { excludedTitles: [leader.title ?? ""] } } }],
    ["icp_limits", leader, { workspace: { icp: { maxEmployees: 1 } } }],
    ["sells", leader, { text: "We offer exactly this, check your inbox for a demo of our tool." }],
  ])("overrules the gate %s", (expected, person, input) =>
    withRollback(async ({ ctx }) => {
      const { id, user, gate } = await rejectPerson(ctx, person, input);
      expect(gate).toBe(expected);
      const { signalId } = await rescue(ctx, user.id, id, createSignal);
      const signal = one(await stored(ctx));
      expect(signal.id).toBe(signalId);
      const overruled = signal.gates.filter(({ reason }) => reason.startsWith("Overruled by a person: "));
      expect(overruled.map((one) => [one.id, one.passed])).toEqual([[expected, true]]);
    }),
  );

  it.each<[string, Parameters<typeof rejectPerson>[2]]>([
    [
      "suppressed",
      { arrange: (ctx) => insertSuppression(ctx, { kind: "company", value: leader.company.networkUrl }) },
    ],
    ["own_employee", { workspace: { customer: { companyNetworkUrl: leader.company.networkUrl } } }],
    [
      "competitor_staff",
      {
        arrange: (ctx) =>
          insertSource(ctx, { type: "competitor_company", networkUrl: leader.company.networkUrl }),
      },
    ],
  ])("never overrules the gate %s, and then records nothing", (expected, input) =>
    withRollback(async ({ ctx }) => {
      const { id, user, gate } = await rejectPerson(ctx, leader, input);
      expect(gate).toBe(expected);
      const before = await engagementRow(ctx, id);
      expect(await codeOf(rescue(ctx, user.id, id, createSignal))).toBe("409 rescue_refused");
      expect(await stored(ctx)).toEqual([]);
      expect(await engagementRow(ctx, id)).toEqual(before);
      expect([await audited(ctx), await ctx.db.$count(rescues, eq(rescues.engagementId, id))]).toEqual([
        [],
        0,
      ]);
      // The wish alone can be recorded.
      expect(await rescue(ctx, user.id, id)).toMatchObject({ signalId: null });
    }),
  );

  it("refuses someone who was suppressed after the rejection, even though its gate may be overruled", () =>
    withRollback(async ({ ctx, calls }) => {
      const { id, user } = await rejectPerson(ctx, student());
      await insertSuppression(ctx, { kind: "person", value: student().networkUrl });
      const asked = calls.length;
      expect(await codeOf(rescue(ctx, user.id, id, createSignal))).toBe("409 rescue_refused");
      expect([await stored(ctx), calls.length]).toEqual([[], asked]);
    }));

  it("keeps the new verdict if another gate rejects the person by now", () =>
    withRollback(async ({ ctx }) => {
      const { id, user } = await rejectPerson(ctx, student());
      await insertSource(ctx, { type: "competitor_company", networkUrl: student().company.networkUrl });
      expect(await codeOf(rescue(ctx, user.id, id, createSignal))).toBe("409 rescue_refused");
      expect(await engagementRow(ctx, id)).toMatchObject({
        status: "rejected",
        rejectedBy: "competitor_staff",
      });
    }));

  it("returns 404 for an erased person", () =>
    withRollback(async ({ ctx }) => {
      const { id, user } = await rejectPerson(ctx, student());
      await erasePerson(ctx, { networkUrl: student().networkUrl, suppress: false });
      expect(await codeOf(rescue(ctx, user.id, id, createSignal))).toBe("404 not_found");
    }));

  it("changes nothing when repeated, by anyone", () =>
    withRollback(async ({ ctx, announced }) => {
      const { id, user } = await rejectPerson(ctx, student());
      const colleague = await insertUser(ctx);
      const first = await rescue(ctx, user.id, id, createSignal);
      announced.length = 0;
      expect(await rescue(ctx, user.id, id, createSignal)).toEqual(first);
      expect(await rescue(ctx, colleague.id, id, createSignal)).toMatchObject({ signalId: first.signalId });
      expect([(await stored(ctx)).length, announced.length]).toEqual([1, 0]);
      const kept = await ctx.db.select().from(rescues).where(eq(rescues.engagementId, id));
      expect(kept.map(({ gate }) => gate)).toEqual(["score", "score"]);
      expect(await audited(ctx)).toHaveLength(2);
    }));

  it("creates one signal if several members ask at the same time", () =>
    withDatabase(async ({ ctx }) => {
      const { id } = await rejectPerson(ctx, student());
      const users = await Promise.all(Array.from({ length: 4 }, () => insertUser(ctx)));
      const results = await Promise.all(users.map((user) => rescue(ctx, user.id, id, createSignal)));
      expect(new Set(results.map(({ signalId }) => signalId)).size).toBe(1);
      expect(await stored(ctx)).toHaveLength(1);
    }));

  it("joins the person's signal within the merge window, and makes another one after it", () =>
    withRollback(async ({ ctx, clock, db }) => {
      const { id, user, source } = await rejectPerson(ctx, student());
      await db.update(plans).set({ signalStacking: true }).where(eq(plans.slug, "growth"));
      const { signalId } = await rescue(ctx, user.id, id, createSignal);
      const engageAgain = async () => {
        const again = await engage(ctx, student(), { sourceId: source.id, engagedAt: clock.now() });
        await db
          .update(engagements)
          .set({ status: "rejected", rejectedBy: "score", gates: [] })
          .where(eq(engagements.id, again.id));
        return again.id;
      };
      clock.advance(days(2));
      const second = await engageAgain();
      expect((await rescue(ctx, user.id, second, createSignal)).signalId).toBe(signalId);
      expect(one(await stored(ctx))).toMatchObject({ id: signalId, engagementCount: 2 });
      clock.advance(days(8));
      const third = await engageAgain();
      expect((await rescue(ctx, user.id, third, createSignal)).signalId).not.toBe(signalId);
      expect(await stored(ctx)).toHaveLength(2);
    }));
});

describe("a look-up that is still needed", () => {
  /** Rejects someone and forgets their profile, as when it has become too old. */
  async function rejectUnknown(ctx: Context) {
    const rejected = await rejectPerson(ctx, student());
    await ctx.db
      .update(profileLookups)
      .set({ fetchedAt: new Date(ctx.clock.now().getTime() - days(31)) })
      .where(eq(profileLookups.customerId, ctx.customerId));
    return rejected;
  }

  it("is paid as usual", () =>
    withRollback(async ({ ctx }) => {
      const { id, user } = await rejectUnknown(ctx);
      const { burned } = await readBooks(ctx);
      await rescue(ctx, user.id, id, createSignal);
      expect((await readBooks(ctx)).burned).toBe(burned + 4);
      expect(await stored(ctx)).toHaveLength(1);
    }));

  it("returns 502 if the network fails, records nothing, and works once it answers", () =>
    withRollback(async (world: TestWorld) => {
      const { ctx, failWhen } = world;
      const { id, user } = await rejectUnknown(ctx);
      failWhen(() => "timeout");
      expect(await codeOf(rescue(ctx, user.id, id, createSignal))).toBe("502 upstream_failure");
      failWhen(null);
      expect([await stored(ctx), await audited(ctx)]).toEqual([[], []]);
      expect((await rescue(ctx, user.id, id, createSignal)).signalId).not.toBeNull();
    }));

  it("returns 402 if it costs more than is left", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx, { customer: { credits: 3 } });
      const user = await insertUser(ctx);
      const { id } = await engage(ctx, student(), {
        sourceId: source.id,
        status: "rejected",
        rejectedBy: "score",
        gates: [],
      });
      expect(await codeOf(rescue(ctx, user.id, id, createSignal))).toBe("402 insufficient_credits");
      expect((await readBooks(ctx)).balance).toBe(3);
    }));
});
