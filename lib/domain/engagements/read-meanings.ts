import { z } from "zod";
import { type Meaning, meanings } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { UnsureText } from "@/lib/words/meaning-reader";
import { isBudgetUsedUp, meterCalls } from "../credits/spending-limits";
import { keepAnswers, recallAnswers } from "./model-answers";

const Kept = z.enum(meanings);

/**
 * Reads with the language model what texts mean that the rules are unsure of; by id. Texts without a reading are left
 * out (no model, budget used up, no usable answer): the reading of the rules stands for them. Metered and kept like
 * the texts of signals.
 */
export async function readMeanings(
  ctx: Context,
  texts: readonly UnsureText[],
): Promise<Map<string, Meaning>> {
  const reader = ctx.ports.meanings;
  const read = new Map<string, Meaning>();
  if (!reader || texts.length === 0) return read;
  const keys = new Map(texts.map((text) => [text.id, reader.keyOf(text)]));
  const kept = await recallAnswers(ctx, [...keys.values()]);
  for (const [id, key] of keys) {
    const meaning = Kept.safeParse(kept.get(key));
    if (meaning.success) read.set(id, meaning.data);
  }
  const unread = texts.filter(({ id }) => !read.has(id));
  if (unread.length === 0 || (await isBudgetUsedUp(ctx))) return read;
  const asked = ctx.clock.now();
  const answer = await reader.readMeanings(unread);
  await meterCalls(ctx, { cents: answer.costCents, calls: answer.calls });
  for (const [id, meaning] of answer.meanings) read.set(id, meaning);
  const fresh = [...answer.meanings].map(([id, meaning]) => [keys.get(id) ?? "", meaning] as const);
  if (fresh.length > 0) await keepAnswers(ctx, asked, new Map(fresh));
  return read;
}
