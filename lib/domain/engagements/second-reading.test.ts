/** A language model reads what decides on a person too, and the stricter reading holds. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { engagements, signals } from "@/db/schema";
import type { TextMeaning } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { modelFromEnvironment } from "@/lib/words/registry";
import { rulesWriter } from "@/lib/words/rules";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { engage, salesLeaders, student } from "@/tests/factories/people";
import { insertWorkspace } from "@/tests/factories/workspace";
import { type ModelFake, startModelFake } from "@/tests/fakes/model/model";
import { qualifyEngagements } from "./qualify";

const leader = one(salesLeaders(1));
const asks = "Which tool do you use for this? Ours can't do it.";
const praise = "Thanks for sharing, great post!";
const opinion = "Most teams buy the tool first and think about the process later.";
const sells = "We offer exactly this to sales teams. Check your inbox or book a demo with us!";

let fake: ModelFake;
beforeAll(async () => {
  fake = await startModelFake();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.calls.length = 0;
});

/** The context with a model that reads each text that contains a key as that meaning. Rules write. */
function withReader({ ctx }: TestWorld, meanings: Record<string, TextMeaning>): Context {
  fake.reply(({ prompt }) => {
    const asked = JSON.parse(prompt.slice(prompt.indexOf("["), prompt.lastIndexOf("]") + 1)) as {
      number: number;
      text: string;
    }[];
    const readings = asked.flatMap(({ number, text }) =>
      Object.hasOwn(meanings, text) ? [{ number, meaning: meanings[text] }] : [],
    );
    return { kind: "json", value: { readings } };
  });
  const env = {
    ...{ MODEL_BASE_URL: fake.url, MODEL: "local-model", MODEL_TIMEOUT_MS: 60_000 },
    ...{ MODEL_INPUT_CENTS_PER_MTOK: 0, MODEL_OUTPUT_CENTS_PER_MTOK: 0 },
  };
  const { meanings: reader } = modelFromEnvironment(env, ctx.clock);
  return { ...ctx, ports: { ...ctx.ports, writer: rulesWriter, meanings: reader } };
}

const readingOf = async ({ db }: Context, id: string) => {
  const row = one((await db.select().from(engagements)).filter((engagement) => engagement.id === id));
  return [row.status, row.meaning, row.otherMeaning];
};

it.each<[string, string, TextMeaning, [string, string, string | null]]>([
  ["agrees with the reader", asks, "asks", ["signal", "asks", null]],
  ["sees less in a question", asks, "agrees", ["signal", "agrees", "asks"]],
  ["sees an offer in a question", asks, "sells", ["rejected", "sells", "asks"]],
  ["sees more in an opinion", opinion, "asks", ["signal", "agrees", "asks"]],
  ["sees no offer in one", sells, "agrees", ["rejected", "sells", "agrees"]],
])("decides on a text if it %s", (_, text, meaning, expected) =>
  withRollback(async (world) => {
    const ctx = withReader(world, { [text]: meaning });
    const { source } = await insertWorkspace(ctx);
    const { id } = await engage(ctx, leader, { sourceId: source.id, text });
    await qualifyEngagements(ctx, { ids: [id] });
    expect(await readingOf(ctx, id)).toEqual(expected);
    expect(fake.calls).toHaveLength(1);
  }),
);

it("reads the text that leads once a stricter reading puts another one first", () =>
  withRollback(async (world) => {
    const ctx = withReader(world, { [asks]: "filler", [opinion]: "agrees" });
    const { source } = await insertWorkspace(ctx);
    const question = await engage(ctx, leader, { sourceId: source.id, text: asks });
    const said = await engage(ctx, leader, { sourceId: source.id, text: opinion, commentId: "2" });
    await qualifyEngagements(ctx, { ids: [question.id, said.id] });
    expect(fake.calls).toHaveLength(2);
    expect(one(await ctx.db.select().from(signals))).toMatchObject({
      engagementId: said.id,
      meaning: "agrees",
    });
  }));

it("is not asked about people who are no signal anyway, or about what decides nothing", () =>
  withRollback(async (world) => {
    const ctx = withReader(world, {});
    const { source } = await insertWorkspace(ctx);
    const outsider = await engage(ctx, student(), { sourceId: source.id, text: asks });
    const liked = await engage(ctx, leader, { sourceId: source.id, kind: "reaction" });
    await qualifyEngagements(ctx, { ids: [outsider.id, liked.id] });
    expect(fake.calls).toHaveLength(0);
  }));

it("leaves the reader's meaning and probability where it has no answer", () =>
  withRollback(async (world) => {
    const ctx = withReader(world, {});
    const { source } = await insertWorkspace(ctx);
    const { id } = await engage(ctx, leader, { sourceId: source.id, text: praise });
    await qualifyEngagements(ctx, { ids: [id] });
    expect(await readingOf(ctx, id)).toEqual(["signal", "filler", null]);
    const { meaningProbability } = one(await ctx.db.select().from(signals));
    expect(meaningProbability).toBeGreaterThan(0.5);
  }));
