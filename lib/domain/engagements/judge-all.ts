import type { PendingEngagement } from "@/db/queries/engagements";
import type { Signal } from "@/db/queries/signals";
import { isUnwanted } from "@/lib/domain/qualification/evidence";
import type { GateId } from "@/lib/domain/qualification/gates";
import { type Candidate, judge } from "./judge";
import type { Profile } from "./profile";
import { type ReadEvidence, readEvidence } from "./read-evidence";
import type { Standards } from "./standards";
import type { Refusal } from "./store-verdicts";

/**
 * Judges each person with everything they did, so that one piece that sells rejects them altogether. Profiles are by
 * the address that engaged, signals within the merge window by canonical address, evidence by engagement (read by rules
 * where it is missing). Pure.
 */
export function judgeAll(
  standards: Standards,
  engagements: readonly PendingEngagement[],
  given: {
    profiles: ReadonlyMap<string, Profile>;
    standing: ReadonlyMap<string, Signal>;
    evidence?: ReadonlyMap<string, ReadEvidence>;
    /** Gates that a person overruled for these people. */
    overruled?: ReadonlySet<GateId>;
  },
): { candidates: Candidate[]; rejected: Map<string, Refusal> } {
  const read = engagements.map((engagement) => {
    const evidence = given.evidence?.get(engagement.id) ?? readEvidence(engagement);
    return { engagement, evidence };
  });
  const unwanted = new Map(
    read.flatMap(({ engagement, evidence: { meaning } }) =>
      isUnwanted(meaning) ? [[engagement.personUrl, meaning] as const] : [],
    ),
  );
  const candidates: Candidate[] = [];
  const rejected = new Map<string, Refusal>();
  for (const { engagement, evidence } of read) {
    const profile = given.profiles.get(engagement.personUrl);
    if (!profile) continue;
    const verdict = judge(standards, engagement, profile, {
      hasSignal: "person" in profile && given.standing.has(profile.person.networkUrl),
      unwanted: unwanted.get(engagement.personUrl),
      evidence,
      overruled: given.overruled,
    });
    if (verdict.fits) candidates.push(verdict.candidate);
    else rejected.set(engagement.id, verdict);
  }
  return { candidates, rejected };
}
