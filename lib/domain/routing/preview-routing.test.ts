/** What the preview counts, against what routing decides, on rows and on sealed blocks. */
import { and, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAppliedTags } from "@/db/queries/signal-tags";
import { activations, signals, signalTags, tagValues } from "@/db/schema";
import { classifications, signalTypes, sourceTypes } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { Routing } from "@/lib/contracts/routing";
import { matchesRouting } from "@/lib/destinations/routing";
import { factsOf } from "@/lib/domain/deliveries/signal-facts";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { tagAll } from "@/tests/factories/signal-rollups";
import { insertDestination, insertSignal } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";
import { previewRouting } from "./preview-routing";
import { routeSignals } from "./route-signals";

/** Ages around the limits of rules, with one from before the signal's event and one older than any rule allows. */
const ages = [0, hours(1), hours(24), hours(24) + 1, hours(23.5), -hours(5), hours(8_760), hours(9_999.5)];

/** Signals of every kind and age, half of them tagged, in blocks of 32. Returns the IDs of all tags. */
async function openSignals(ctx: Context): Promise<string[]> {
  await insertCustomer(ctx);
  await setBlockSize(ctx, 32);
  const rows = await insertManySignals(ctx);
  await age(ctx, 0);
  const { categories } = await tagAll(ctx, rows);
  return categories.flatMap(({ values }) => values.map(({ id }) => id));
}

/** Gives the signals ages, starting with another one for each `shift`. */
async function age({ db, customerId }: Context, shift: number): Promise<void> {
  for (const [n, ms] of ages.entries()) {
    const isNth = sql`${signals.ordinal} % ${ages.length}::int = ${(n + shift) % ages.length}::int`;
    await db
      .update(signals)
      .set({ occurredAt: sql`${signals.createdAt} - ${ms / 1_000}::float8 * interval '1 second'` })
      .where(and(eq(signals.customerId, customerId), isNth));
  }
}

/** Changes everything that rules read, for some signals, and deletes others and a tag. */
async function change(ctx: Context, tags: string[]): Promise<void> {
  const { db, customerId } = ctx;
  await age(ctx, 3);
  const nth = (every: number) =>
    and(eq(signals.customerId, customerId), sql`${signals.ordinal} % ${every}::int = 0`);
  await db.update(signals).set({ strength: 9, icpScore: null, classification: null }).where(nth(9));
  await db
    .update(signals)
    .set({ type: "KEYWORD_SEARCH_POST", sourceType: "keyword_search", classification: "buyer" })
    .where(nth(7));
  await db.delete(signals).where(nth(11));
  await db
    .delete(signalTags)
    .where(inArray(signalTags.signalId, db.select({ id: signals.id }).from(signals).where(nth(5))));
  await db.delete(tagValues).where(eq(tagValues.id, tags[1] ?? ""));
}

/** The signals of the window that routing sends, each routed when it was created; newest first. */
async function sentByRouting({ db, customerId, clock }: Context) {
  const rows = await db.select().from(signals).where(eq(signals.customerId, customerId));
  const tags = await findAppliedTags(db, { customerId, signalIds: rows.map(({ id }) => id) });
  const recent = rows
    .filter(({ createdAt }) => createdAt.getTime() >= clock.now().getTime() - days(30))
    .sort((a, b) => b.ordinal - a.ordinal);
  return (routing: Routing) => {
    const sent = recent.filter((row) =>
      matchesRouting(routing, factsOf(row, { tags: tags.get(row.id) ?? [], at: row.createdAt })),
    );
    return {
      signals: recent.length,
      matching: sent.length,
      newest: sent.slice(0, 3).map(({ id }) => id),
    };
  };
}

/** Random rules; each condition is set or not, and may be empty. */
function arbitraryRouting(tags: string[]): fc.Arbitrary<Routing> {
  const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 });
  const some = <T>(values: readonly T[]) => optional(fc.subarray([...values]));
  return fc
    .record({
      mode: fc.constantFrom("auto", "auto", "auto", "auto", "auto", "manual"),
      minStrength: optional(fc.integer({ min: 0, max: 10 })),
      minIcp: optional(fc.constantFrom(0, 1, 13, 50, 99, 100)),
      signalTypes: some(signalTypes),
      sourceTypes: some(sourceTypes),
      classifications: some(classifications),
      tags: some([...tags, newId()]),
      maxAgeHours: optional(fc.constantFrom(1, 2, 9, 23, 24, 25, 99, 8_759, 8_760)),
      resendWhenStronger: optional(fc.boolean()),
    })
    .map((routing): Routing => JSON.parse(JSON.stringify(routing)));
}

const answerOf = async (ctx: Context, routing: Routing) => {
  const { days: _, newest, ...counts } = await previewRouting(ctx, { routing });
  return { ...counts, newest: newest.map(({ id }) => id) };
};

describe("the preview of routing", () => {
  it.each(["never", "last", "before changes", "before and after changes"] as const)(
    "counts what routing sends, with blocks sealed %s, whatever another workspace has",
    (sealing) =>
      withRollback(async ({ ctx, clock }) => {
        const other = { ...ctx, customerId: newId() };
        const theirs = await openSignals(other);
        const mine = await openSignals(ctx);
        const seal = async () => {
          for (const each of [other, ctx]) await sealSignals(each);
        };
        if (sealing.startsWith("before")) await seal();
        await change(ctx, mine);
        if (sealing === "last" || sealing.endsWith("after changes")) await seal();

        for (const advance of [0, days(22)]) {
          clock.advance(advance);
          const expected = await sentByRouting(ctx);
          await fc.assert(
            fc.asyncProperty(arbitraryRouting([...mine, ...theirs]), async (routing) => {
              expect(await answerOf(ctx, routing)).toEqual(expected(routing));
            }),
            { numRuns: casesOf(15, 60) },
          );
        }
      }),
  );

  it("counts the signals that the router queues at the moment they are created", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const now = clock.now();
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const signalIds: string[] = [];
      for (const [n, age] of ages.entries()) {
        const given = { strength: 1 + n, occurredAt: ago(age), createdAt: now };
        signalIds.push((await insertSignal(ctx, given)).id);
      }
      const rules: Routing[] = [
        { mode: "auto" },
        { mode: "manual" },
        { mode: "auto", minStrength: 4 },
        { mode: "auto", maxAgeHours: 24 },
        { mode: "auto", maxAgeHours: 8_760, minStrength: 2 },
      ];
      const made = [];
      for (const routing of rules) made.push(await insertDestination(ctx, { routing }));
      await routeSignals(ctx, { signalIds });
      for (const [n, routing] of rules.entries()) {
        const queued = await db.$count(activations, eq(activations.destinationId, made[n]?.id ?? ""));
        expect(await previewRouting(ctx, { routing })).toMatchObject({ signals: 8, matching: queued });
      }
    }));

  it("shows the three newest signals that match", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const made = [];
      for (const strength of [9, 8, 2, 7, 6]) made.push(await insertSignal(ctx, { strength }));
      const preview = await previewRouting(ctx, { routing: { mode: "auto", minStrength: 6 } });
      expect(preview).toMatchObject({ days: 30, signals: 5, matching: 4 });
      expect(preview.newest.map(({ strength }) => strength)).toEqual([6, 7, 8]);
      expect(preview.newest[0]).toMatchObject({ id: made[4]?.id, type: made[4]?.type });
    }));

  it("of a workspace without signals counts none", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await previewRouting(ctx, { routing: { mode: "auto" } })).toEqual({
        days: 30,
        signals: 0,
        matching: 0,
        newest: [],
      });
    }));
});
