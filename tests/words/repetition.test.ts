import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "@/db/vocabulary";
import { rulesWriter } from "@/lib/words/rules";
import type { WordsInput } from "@/lib/words/writer";
import { drawSignals } from "@/scripts/words/draw";
import { mask, measureRepetition } from "@/scripts/words/repetition";

const most = { whyItMatters: 0.35, suggestedOpener: 0.35, talkingPoints: 0.5 };

describe("the texts of a workspace's newest signals", () => {
  let inputs: WordsInput[];
  beforeAll(async () => {
    inputs = await drawSignals(200);
  });
  const measure = async (signals: WordsInput[]) =>
    measureRepetition(
      await Promise.all(signals.map(async (input) => ({ input, words: await rulesWriter.write(input) }))),
    );

  it("are drawn in the normal mix", () => {
    expect(inputs.length).toBeGreaterThan(150);
    const reactions = inputs.filter(({ engagement }) => engagement.kind === "reaction");
    expect(reactions.length / inputs.length).toBeGreaterThanOrEqual(0.7);
  });

  it.each([undefined, ...languages])("rarely repeat each other once masked (%s)", async (language) => {
    const share = await measure(language ? inputs.map((input) => ({ ...input, language })) : inputs);
    for (const part of ["whyItMatters", "suggestedOpener", "talkingPoints"] as const) {
      expect(share[part], part).toBeLessThanOrEqual(most[part]);
    }
  });

  it("count as repeated if only names, companies, numbers and quotes differ", () => {
    const [input] = inputs;
    if (!input) throw new Error("There are no signals.");
    const { person, company } = input;
    expect(mask(`${person.name} of ${company?.name} (12,000): “a”`, input)).toBe("N of N (0): Q");
  });
});
