import type { PendingEngagement } from "@/db/queries/engagements";
import type { Meaning } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { groupBy } from "@/lib/group-by";
import { isNeed, isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { type Evidence, findLead, stricterOf } from "@/lib/judgement/strength/evidence";
import type { Candidate } from "./judge";
import type { judgeAll } from "./judge-all";
import { readEvidence, textOf } from "./read-evidence";
import { readMeanings } from "./read-meanings";

type Judged = ReturnType<typeof judgeAll>;

/** A reading that turns out stricter may put another text first; then that one is read too. */
const maxRounds = 3;

/**
 * Judges engagements by what each says. The language model, if there is one, reads what decides on a person too: texts
 * that show a need or reject, and the one that leads. The stricter reading holds.
 */
export async function judgeWithReadings(
  ctx: Context,
  engagements: readonly PendingEngagement[],
  judge: (evidence: ReadonlyMap<string, Evidence>) => Judged,
): Promise<Judged> {
  const evidence = new Map(engagements.map((engagement) => [engagement.id, readEvidence(engagement)]));
  let judged = judge(evidence);
  if (!ctx.ports.meanings) return judged;
  const asked = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const decisive = findDecisive(evidence, judged);
    const texts = engagements.flatMap((engagement) => {
      const { id, kind } = engagement;
      const text = textOf(engagement);
      return decisive.has(id) && !asked.has(id) && text && kind !== "reaction" ? [{ id, kind, text }] : [];
    });
    if (texts.length === 0) break;
    const byModel = await readMeanings(ctx, texts);
    for (const { id } of texts) {
      asked.add(id);
      const [one, model] = [evidence.get(id), byModel.get(id)];
      if (one && model) evidence.set(id, withSecondReading(one, model));
    }
    judged = judge(evidence);
  }
  return judged;
}

/** Candidates' needs and leads, and what rejects a person. */
function findDecisive(
  evidence: ReadonlyMap<string, Evidence>,
  { candidates, rejected }: Judged,
): Set<string> {
  const leads = [...groupBy(candidates, ({ engagement }) => engagement.personUrl).values()].flatMap(leadOf);
  const needs = candidates.filter((one) => isNeed(one.evidence.meaning));
  const refused = [...rejected.keys()].filter((id) => isUnwanted(evidence.get(id)?.meaning ?? "reacts"));
  return new Set([...[...leads, ...needs].map(({ engagement }) => engagement.id), ...refused]);
}

function leadOf(candidates: readonly Candidate[]): Candidate[] {
  const lead = findLead(candidates.map(({ evidence }) => evidence));
  return candidates.filter(({ evidence }) => evidence === lead);
}

function withSecondReading(first: Evidence, model: Meaning): Evidence {
  const meaning = stricterOf(first.meaning, model);
  if (model === first.meaning) return first;
  return meaning === first.meaning
    ? { ...first, other: model }
    : { ...first, meaning, probability: null, other: first.meaning };
}
