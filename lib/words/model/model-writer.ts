import { z } from "zod";
import { hashToken } from "@/lib/ids";
import { log } from "@/lib/log";
import { rulesWriter } from "../rules";
import type { Words, Writer } from "../writer";
import type { Ask } from "./ask-model";
import { findFalseSupport, findProblem, givesOrders } from "./check-facts";
import { promptVersion, readPromptData, toDataBlock, wordsSystemPrompt } from "./prompt";

/**
 * What the model may answer; it is asked for all fields. Vendors reject lengths in a schema, so the draft below checks
 * them.
 */
const Wanted = z.strictObject({
  whyItMatters: z.string(),
  suggestedOpener: z.string(),
  talkingPoints: z.array(z.string()),
  support: z.array(z.string()).optional(),
});
const Asked = Wanted.required({ support: true });

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(10)
    .max(max)
    // Bidi overrides and isolates show a text in another order than it has.
    .regex(/^[^\p{Cc}\p{Co}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u);
const Draft = z.object({
  whyItMatters: line(400),
  suggestedOpener: line(300),
  talkingPoints: z.tuple([line(160), line(160), line(160)]),
});

/**
 * Writes the texts of a signal with a language model. Rules write instead when the model does not answer in time, or
 * its answer does not fit the schema or claims what the input does not hold, and when someone gives it orders; the log
 * says why.
 */
export function createModelWriter(ask: Ask, model: string): Writer {
  const id = `model:${model}`;
  return {
    id,
    keyOf: (input) => hashToken(JSON.stringify([id, promptVersion, readPromptData(input)])),
    write: async (input) => {
      const data = readPromptData(input);
      if (givesOrders(data)) {
        log.info({ model, problem: "orders" }, "the rules write a signal's texts instead of the model");
        return rulesWriter.write(input);
      }
      const answer = await ask({
        system: wordsSystemPrompt,
        prompt: toDataBlock(data),
        schema: Asked,
        accepts: Wanted,
      });
      const { costCents, calls } = answer;
      const words = answer.ok ? readDraft(answer.value) : null;
      const refusal = answer.ok
        ? words
          ? (findFalseSupport(answer.value.support ?? [], data) ?? findProblem(words, data, input.language))
          : { field: "all", problem: "schema" }
        : { field: "all", problem: answer.failure };
      if (words && !refusal) return { ...words, writtenBy: id, costCents, calls };
      // Without the draft itself: it may name someone.
      log.info({ model, ...refusal }, "the rules write a signal's texts instead of the model");
      return { ...(await rulesWriter.write(input)), costCents, calls };
    },
  };
}

function readDraft(value: unknown): Words | null {
  const { success, data } = Draft.safeParse(value);
  return success ? { ...data, talkingPoints: [...data.talkingPoints] } : null;
}
