import { afterAll, beforeAll, expect, it } from "vitest";
import { textMeanings } from "@/db/vocabulary";
import { type ModelFake, startModelFake } from "@/tests/fakes/model/model";
import { drawAgreed, judgeModel } from "./judge-model";
import { readTexts } from "./reader/texts";

let fake: ModelFake;
beforeAll(async () => {
  fake = await startModelFake();
});
afterAll(() => fake.close());

const environment = () => ({
  MODEL_BASE_URL: fake.url,
  MODEL: "local-model",
  MODEL_INPUT_CENTS_PER_MTOK: "100",
  MODEL_OUTPUT_CENTS_PER_MTOK: "500",
  NODE_ENV: "test" as const,
});

it("draws 200 texts that both labellers read alike, of every meaning, and the same ones every time", () => {
  const drawn = drawAgreed(readTexts());
  expect(drawn).toHaveLength(200);
  for (const meaning of textMeanings) {
    expect(drawn.filter((one) => one.meaning === meaning).length, meaning).toBeGreaterThanOrEqual(15);
  }
  expect(drawAgreed(readTexts().reverse())).toEqual(drawn);
});

it("counts where the model agrees with the labels, and what it costs", async () => {
  fake.reply(({ prompt }) => {
    const numbers = [...prompt.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number));
    return { kind: "json", value: { readings: numbers.map((number) => ({ number, meaning: "filler" })) } };
  });
  const texts = drawAgreed(readTexts(), 45);
  const table = await judgeModel(environment(), texts);
  const filler = texts.filter(({ meaning }) => meaning === "filler").length;
  expect(filler).toBeGreaterThan(0);
  const equalIn = (meaning: string) => new RegExp(`^${meaning} +\\d+ +\\d+ +(\\d+)`, "m").exec(table)?.[1];
  expect(equalIn("filler")).toBe(equalIn("all"));
  expect(Number(equalIn("filler"))).toBeGreaterThan(0);
  expect(equalIn("asks")).toBe("0");
  expect(table).toMatch(/^asks.*filler \d+$/m);
  // Three calls, each with 900 tokens in and 200 out.
  expect(table).toMatch(/3 calls, 0\.57 cents/);
});

it("says what is missing if no model is configured, and fails if it answers nothing", async () => {
  await expect(judgeModel({ NODE_ENV: "test" })).rejects.toThrow("No model is configured");
  fake.reply({ kind: "json", value: { nonsense: true } });
  await expect(judgeModel(environment(), drawAgreed(readTexts(), 9))).rejects.toThrow("read none");
});
