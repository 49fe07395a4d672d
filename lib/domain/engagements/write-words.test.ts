/** Writing with a language model: what it costs, what is kept, and what happens to both. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findDaySpend } from "@/db/queries/provider-spend";
import { customers, modelAnswers, signals } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { forgetOldRows } from "@/lib/domain/schedules/forget-old-rows";
import { newId } from "@/lib/ids";
import { utcDay } from "@/lib/utc-day";
import { modelFromEnvironment } from "@/lib/words/registry";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { engage, salesLeaders } from "@/tests/factories/people";
import { goodWords, wordsInput } from "@/tests/factories/words-input";
import { insertCustomer, insertWorkspace } from "@/tests/factories/workspace";
import { type ModelFake, startModelFake } from "@/tests/fakes/model/model";
import { qualifyEngagements } from "./qualify";
import { readMeanings } from "./read-meanings";
import { writeWords } from "./write-words";

let fake: ModelFake;
beforeAll(async () => {
  fake = await startModelFake();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.calls.length = 0;
  fake.reply({ kind: "json", value: goodWords });
});

/** (900 × 100 + 200 × 500) / 1,000,000 */
const cents = 0.19;

/** True of anyone. */
const plainWords = {
  whyItMatters: "This is the one who decides on the tools of the team.",
  suggestedOpener: "How does the team keep what it says about the quarter honest today?",
  talkingPoints: ["what they do", "who decides on it", "what is next"].map(
    (what) => `Ask them about ${what}.`,
  ),
};

/** The context with the local model. */
function withModel({ ctx }: TestWorld): Context {
  const env = {
    ...{ MODEL_BASE_URL: fake.url, MODEL: "local-model", MODEL_TIMEOUT_MS: 60_000 },
    ...{ MODEL_INPUT_CENTS_PER_MTOK: 100, MODEL_OUTPUT_CENTS_PER_MTOK: 500 },
  };
  return { ...ctx, ports: { ...ctx.ports, ...modelFromEnvironment(env, ctx.clock) } };
}
const spendOf = async ({ db, customerId, clock }: Context) =>
  (await findDaySpend(db, { customerId, day: utcDay(clock.now()) })).cents;
const keptBy = ({ db, customerId }: Context) =>
  db.$count(modelAnswers, eq(modelAnswers.customerId, customerId));

describe("writing with a model", () => {
  it("is metered, and paid once for the same input", () =>
    withRollback(async (world) => {
      const ctx = withModel(world);
      await insertCustomer(ctx);
      const first = await writeWords(ctx, wordsInput());
      expect(first).toMatchObject({ ...goodWords, writtenBy: "model:local-model" });
      const second = await writeWords(ctx, wordsInput());
      expect(second).toEqual({ ...first, costCents: 0, calls: 0 });
      expect(fake.calls).toHaveLength(1);
      expect(await spendOf(ctx)).toBeCloseTo(cents);
      await writeWords(ctx, wordsInput({ timesSeen: 2 }));
      expect(fake.calls).toHaveLength(2);
    }));

  it("is metered but not kept if the answer cannot be used", () =>
    withRollback(async (world) => {
      const ctx = withModel(world);
      await insertCustomer(ctx);
      fake.reply({ kind: "json", value: { ...goodWords, score: 10 } });
      expect(await writeWords(ctx, wordsInput())).toMatchObject({ writtenBy: "rules" });
      expect([await spendOf(ctx), await keptBy(ctx)]).toEqual([expect.closeTo(cents), 0]);
    }));

  it("is left to the rules when the day's budget is used up, until the next day", () =>
    withRollback(async (world) => {
      const ctx = withModel(world);
      await insertCustomer(ctx, { dailyBudgetCapCents: 1 });
      const inputs = Array.from({ length: 8 }, (_, index) => wordsInput({ timesSeen: index + 1 }));
      const writers: string[] = [];
      for (const input of inputs) writers.push((await writeWords(ctx, input)).writtenBy);
      expect(writers.filter((writer) => writer !== "rules")).toHaveLength(6);
      expect(fake.calls).toHaveLength(6);
      world.clock.advance(days(1));
      expect(await writeWords(ctx, wordsInput({ timesSeen: 9 }))).toMatchObject({
        writtenBy: "model:local-model",
      });
    }));

  it("spends nothing without a model", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await writeWords(ctx, wordsInput())).toMatchObject({ writtenBy: "rules", calls: 0 });
      expect([await spendOf(ctx), await keptBy(ctx)]).toEqual([0, 0]);
    }));
});

describe("a signal", () => {
  it("keeps which writer wrote it", () =>
    withDatabase(async (world) => {
      const ctx = withModel(world);
      const { source } = await insertWorkspace(ctx);
      const [ada, bea] = salesLeaders(2);
      if (!ada || !bea) throw new Error("The world has too few sales leaders");
      // The model knows one of them, and invents a name for the other.
      fake.reply(({ prompt }) => ({
        kind: "json",
        value: prompt.includes(ada.name)
          ? plainWords
          : { ...plainWords, whyItMatters: "She has moved to Zyntrix with the rest of the team." },
      }));
      const ids = [];
      for (const person of [ada, bea]) ids.push((await engage(ctx, person, { sourceId: source.id })).id);
      expect(await qualifyEngagements(ctx, { ids })).toMatchObject({ signals: 2 });
      const made = await ctx.db.select().from(signals).where(eq(signals.customerId, ctx.customerId));
      const writerOf = (url: string) => made.find(({ personUrl }) => personUrl === url)?.writtenBy;
      expect([writerOf(ada.networkUrl), writerOf(bea.networkUrl)]).toEqual(["model:local-model", "rules"]);
    }));

  it("is not paid again when its step is retried after the writing", () =>
    withDatabase(async (world) => {
      const ctx = withModel(world);
      const { source } = await insertWorkspace(ctx);
      const { id } = await engage(ctx, one(salesLeaders(1)), { sourceId: source.id, kind: "reaction" });
      fake.reply({ kind: "json", value: plainWords });
      await ctx.db.execute(sql`create function refuse() returns trigger language plpgsql
        as $$ begin raise exception 'no room' using errcode = '53100'; end $$`);
      await ctx.db.execute(
        sql`create trigger refuse before insert on signals for each row execute function refuse()`,
      );
      await expect(qualifyEngagements(ctx, { ids: [id] })).rejects.toThrow();
      await ctx.db.execute(sql`drop trigger refuse on signals`);
      expect(await qualifyEngagements(ctx, { ids: [id] })).toMatchObject({ signals: 1 });
      expect(fake.calls).toHaveLength(1);
      expect(one(await ctx.db.select().from(signals))).toMatchObject({
        ...{ writtenBy: "model:local-model", suggestedOpener: plainWords.suggestedOpener },
      });
    }));
});

describe("what a model answered", () => {
  const url = "in/anna-keller";

  it("is deleted when someone is erased, in their workspace only", () =>
    withRollback(async (world) => {
      const ctx = withModel(world);
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      for (const one of [ctx, other]) await writeWords(one, wordsInput());
      await erasePerson(ctx, { networkUrl: url, suppress: false });
      expect([await keptBy(ctx), await keptBy(other)]).toEqual([0, 1]);
    }));

  it("is not kept if someone is erased while the model is asked", () =>
    withRollback(async (world) => {
      const ctx = withModel(world);
      await insertCustomer(ctx);
      const { writer } = ctx.ports;
      const write: typeof writer.write = async (input) => {
        const written = await writer.write(input);
        await erasePerson(ctx, { networkUrl: url, suppress: false });
        return written;
      };
      const slow = { ...ctx, ports: { ...ctx.ports, writer: { ...writer, write } } };
      expect(await writeWords(slow, wordsInput())).toMatchObject({ writtenBy: writer.id });
      expect(await keptBy(ctx)).toBe(0);
    }));

  it("is asked for again after a day, and deleted", () =>
    withRollback(async (world) => {
      const ctx = withModel(world);
      await insertCustomer(ctx);
      await writeWords(ctx, wordsInput());
      world.clock.advance(days(1) + 1);
      await writeWords(ctx, wordsInput());
      expect(fake.calls).toHaveLength(2);
      await writeWords(ctx, wordsInput({ timesSeen: 2 }));
      world.clock.advance(days(1) + 1);
      await writeWords(ctx, wordsInput({ timesSeen: 3 }));
      const { modelAnswers: deleted } = await forgetOldRows(world.system);
      expect([deleted, await keptBy(ctx)]).toEqual([2, 1]);
    }));
});

describe("reading meanings", () => {
  const texts = [
    { id: "a", kind: "comment" as const, text: "Does it work with ours?" },
    { id: "b", kind: "comment" as const, text: "Congrats, Tom" },
  ];
  const readings = [
    { number: 1, meaning: "asks" },
    { number: 2, meaning: "filler" },
  ];

  it("is metered, and paid once for each text", () =>
    withRollback(async (world) => {
      const ctx = withModel(world);
      await insertCustomer(ctx);
      fake.reply({ kind: "json", value: { readings: readings.slice(0, 1) } });
      expect([...(await readMeanings(ctx, texts.slice(0, 1)))]).toEqual([["a", "asks"]]);
      fake.reply({ kind: "json", value: { readings: [{ number: 1, meaning: "filler" }] } });
      const again = [{ id: "c", kind: "comment" as const, text: "Does it work with ours?" }, ...texts];
      expect(new Map(await readMeanings(ctx, again))).toEqual(
        new Map([
          ["a", "asks"],
          ["b", "filler"],
          ["c", "asks"],
        ]),
      );
      await readMeanings(ctx, texts);
      expect(fake.calls).toHaveLength(2);
      expect(await spendOf(ctx)).toBeCloseTo(2 * cents);
    }));

  it("reads nothing without a model or budget, or when the model fails", () =>
    withRollback(async (world) => {
      const ctx = withModel(world);
      await insertCustomer(ctx);
      expect((await readMeanings(world.ctx, texts)).size).toBe(0);
      fake.reply({ kind: "status", status: 400 });
      expect((await readMeanings(ctx, texts)).size).toBe(0);
      const { length } = fake.calls;
      await ctx.db.update(customers).set({ dailyBudgetCapCents: 0 }).where(eq(customers.id, ctx.customerId));
      fake.reply({ kind: "json", value: { readings } });
      expect((await readMeanings(ctx, texts)).size).toBe(0);
      expect(fake.calls).toHaveLength(length);
    }));
});
