import { z } from "zod";
import type { Context } from "@/lib/context";
import { rulesWriter } from "@/lib/words/rules";
import type { WordsInput, Written } from "@/lib/words/writer";
import { isBudgetUsedUp, meterCalls } from "../credits/spending-limits";
import { keepAnswers, recallAnswers } from "./model-answers";

const Kept = z.object({
  whyItMatters: z.string(),
  suggestedOpener: z.string(),
  talkingPoints: z.array(z.string()),
  writtenBy: z.string(),
});

/**
 * Writes a signal's texts with the configured writer. What a vendor charges is metered at once against the daily
 * budget; when the budget is used up, rules write. The same input is paid once within a day.
 */
export async function writeWords(ctx: Context, input: WordsInput): Promise<Written> {
  const { writer } = ctx.ports;
  const key = writer.keyOf?.(input);
  if (key === undefined) return writer.write(input);
  const kept = Kept.safeParse((await recallAnswers(ctx, [key])).get(key));
  if (kept.success) return { ...kept.data, costCents: 0, calls: 0 };
  if (await isBudgetUsedUp(ctx)) return rulesWriter.write(input);
  const asked = ctx.clock.now();
  const written = await writer.write(input);
  await meterCalls(ctx, { cents: written.costCents, calls: written.calls });
  // Rules stand in for a model that failed; the next run asks it again.
  if (written.writtenBy === writer.id) await keepAnswers(ctx, asked, new Map([[key, Kept.parse(written)]]));
  return written;
}
