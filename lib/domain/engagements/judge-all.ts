import type { PendingEngagement } from "@/db/queries/engagements";
import type { Signal } from "@/db/queries/signals";
import type { UnwantedMeaning } from "@/db/vocabulary";
import type { GateId } from "@/lib/judgement/gates/gates";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import type { Evidence } from "@/lib/judgement/strength/evidence";
import { type Candidate, judge } from "./judge";
import type { Profile } from "./profile";
import { readEvidence } from "./read-evidence";
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
  input: {
    profiles: ReadonlyMap<string, Profile>;
    recentSignals: ReadonlyMap<string, Signal>;
    /** When people asked for no contact, if that still holds, by the address that wrote it. */
    refusals?: ReadonlyMap<string, Date>;
    evidence?: ReadonlyMap<string, Evidence>;
    /** Gates that a person overruled for these people. */
    overruled?: ReadonlySet<GateId>;
  },
): { candidates: Candidate[]; rejected: Map<string, Refusal> } {
  const read = engagements.map((engagement) => {
    const evidence = input.evidence?.get(engagement.id) ?? readEvidence(engagement);
    return { engagement, evidence };
  });
  const unwanted = new Map<string, UnwantedMeaning>();
  for (const { engagement, evidence } of read) {
    const { meaning } = evidence;
    // A refusal holds longest.
    if (isUnwanted(meaning) && unwanted.get(engagement.personUrl) !== "refuses") {
      unwanted.set(engagement.personUrl, meaning);
    }
  }
  const candidates: Candidate[] = [];
  const rejected = new Map<string, Refusal>();
  for (const { engagement, evidence } of read) {
    const profile = input.profiles.get(engagement.personUrl);
    if (!profile) continue;
    const verdict = judge(standards, engagement, profile, {
      hasSignal: "person" in profile && input.recentSignals.has(profile.person.networkUrl),
      unwanted: unwanted.get(engagement.personUrl),
      refusedAt: lastRefusal(input.refusals, engagement.personUrl, profile),
      evidence,
      overruled: input.overruled,
    });
    if (verdict.fits) candidates.push(verdict.candidate);
    else rejected.set(engagement.id, verdict);
  }
  return { candidates, rejected };
}

function lastRefusal(
  refusals: ReadonlyMap<string, Date> | undefined,
  personUrl: string,
  profile: Profile,
): Date | undefined {
  const canonical = "person" in profile ? profile.person.networkUrl : personUrl;
  const times = [personUrl, canonical].flatMap((url) => refusals?.get(url)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
