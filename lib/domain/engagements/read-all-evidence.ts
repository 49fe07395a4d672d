import type { PendingEngagement } from "@/db/queries/engagements";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { type ReadEvidence, readEvidence, textOf } from "./read-evidence";
import { readMeanings } from "./read-meanings";

/** What each engagement says, by rules, and by the language model where they are unsure. */
export async function readAllEvidence(
  ctx: Context,
  engagements: readonly PendingEngagement[],
): Promise<Map<string, ReadEvidence>> {
  const byRules = engagements.map((engagement) => ({ engagement, evidence: readEvidence(engagement) }));
  const unsure = byRules.flatMap(({ engagement, evidence }) => {
    const text = textOf(engagement);
    const { id, kind } = engagement;
    const isSure = evidence.confidence >= settings.qualification.sureMeaning;
    return isSure || !text || kind === "reaction" ? [] : [{ id, kind, text }];
  });
  const byModel = await readMeanings(ctx, unsure);
  return new Map(
    byRules.map(({ engagement: { id }, evidence }) => [
      id,
      { ...evidence, meaning: byModel.get(id) ?? evidence.meaning },
    ]),
  );
}
