/** Decides on an engagement from its data alone. Pure. */

import type { PendingEngagement } from "@/db/queries/engagements";
import type { EngagementKind, UnwantedMeaning } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import { settings } from "@/lib/domain/settings";
import { findMatch } from "@/lib/domain/suppressions/match";
import {
  askRefuses,
  type GateFacts,
  type GateId,
  type GateVerdict,
  passedAll,
  runGates,
} from "@/lib/judgement/gates/gates";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import type { Evidence } from "@/lib/judgement/strength/evidence";
import type { Score, StrengthInput } from "@/lib/judgement/strength/score";
import { seeksJob } from "@/lib/judgement/title/seeks-job";
import type { Profile } from "./profile";
import { readEvidence } from "./read-evidence";
import type { Standards } from "./standards";

type Known = Extract<Profile, { kind: "cached" | "fetched" }>;

/** A person who fits, with one of their engagements. */
export interface Candidate {
  engagement: PendingEngagement;
  evidence: Evidence;
  profile: Known;
  score: Score;
  gates: GateVerdict[];
  /** Judged only as an addition to an existing signal. Without one, it cannot become a signal itself. */
  joinsOnly: boolean;
}

/** A person who does not fit has no score if a gate before it rejected them. */
export type Verdict =
  | { fits: true; candidate: Candidate }
  | { fits: false; gates: GateVerdict[]; evidence: Evidence; score: Score | null };

/** Null if the person wrote the post. */
export const kindOf = (engagement: { kind: EngagementKind | "post" }): EngagementKind | null =>
  engagement.kind === "post" ? null : engagement.kind;

/** The suppression that matches a person, for example `person https://…`; null if none does. */
export const suppressedPerson = (standards: Standards, url: string): string | null =>
  standards.suppressions.some((s) => s.kind === "person" && s.value === url) ? `person ${url}` : null;

/** Rejects a suppressed person before any look-up; null if they are not suppressed. */
export function refuseSuppressed(standards: Standards, personUrl: string): GateVerdict[] | null {
  const suppressedBy = suppressedPerson(standards, personUrl);
  return suppressedBy === null
    ? null
    : runGates({ ...companiesOf(standards), suppressedBy, personCompany: null });
}

/** What is known about the person beside the engagement that is judged. */
export interface PersonState {
  /** They have a signal within the merge window. */
  hasSignal: boolean;
  /** Another piece of their evidence rejects them. */
  unwanted?: UnwantedMeaning | undefined;
  /** When they asked for no contact, if that still holds. */
  refusedAt?: Date | undefined;
  evidence?: Evidence | undefined;
  /** Gates that a person overruled for them. */
  overruled?: ReadonlySet<GateId> | undefined;
}

/**
 * Runs the gates in order. If the person has a signal within the merge window, only those before it apply, and whether
 * they want no contact: the engagement joins that signal, whatever the person's current fit.
 */
export function judge(
  standards: Standards,
  engagement: PendingEngagement,
  profile: Profile,
  state: PersonState,
): Verdict {
  const { icp } = standards;
  const evidence = state.evidence ?? readEvidence(engagement);
  const found = profile.kind === "cached" || profile.kind === "fetched" ? profile : null;
  const company = found?.company ?? null;
  const score = found && scoreOf(standards, engagement, found, { evidence, earlier: 0 });
  const first = {
    ...companiesOf(standards),
    suppressedBy: suppressionOf(standards, engagement.personUrl, found),
    personCompany: found && {
      networkUrl: found.person.companyNetworkUrl,
      name: company?.name ?? found.person.companyName,
    },
    // Uses the post, not its source: which of two sources finds a post first is random.
    postingCompany:
      engagement.post.authorKind === "company"
        ? { networkUrl: engagement.post.authorNetworkUrl, name: engagement.post.authorName }
        : null,
  };
  const wishes = {
    unwanted: isUnwanted(evidence.meaning)
      ? evidence.meaning
      : (state.unwanted ?? (seeksJob(found?.person.headline ?? null) ? "seeks_job" : null)),
    refusedDaysAgo: state.refusedAt ? ageInDays(standards, state.refusedAt) : null,
  };
  const gates = state.hasSignal
    ? joinGates(first, wishes)
    : runGates(
        {
          ...first,
          ...wishes,
          mergesInto: null,
          profileFound: found !== null,
          company,
          limits: icp,
          excludedBy: found ? standards.findExclusion({ ...found.person, company }) : null,
          fit: score?.fit ?? 0,
          minimumFit: settings.qualification.minFit,
        },
        state.overruled,
      );
  const fits = state.hasSignal ? gates.every((gate) => gate.passed) : passedAll(gates);
  if (found && score && fits) {
    return {
      fits: true,
      candidate: { engagement, evidence, profile: found, score, gates, joinsOnly: state.hasSignal },
    };
  }
  return { fits: false, gates, evidence, score: gates.at(-1)?.id === "score" ? score : null };
}

/** The score of an engagement whose person has `earlier` other engagements within the merge window. */
export function scoreOf(
  standards: Standards,
  engagement: PendingEngagement,
  { person, company }: Known,
  { evidence, earlier }: { evidence: Evidence; earlier: number },
): Score {
  return standards.score({
    person,
    company,
    ...strengthInput(standards, engagement, { evidence, earlier }),
  });
}

/** What the strength of an engagement depends on, beside the fit. */
export function strengthInput(
  { now }: Pick<Standards, "now">,
  engagement: PendingEngagement,
  { evidence, earlier }: { evidence: Evidence; earlier: number },
): StrengthInput {
  const age = now.getTime() - engagement.engagedAt.getTime();
  return {
    sourceType: engagement.source.type,
    engagement: {
      kind: kindOf(engagement),
      meaning: evidence.meaning,
      probability: evidence.probability,
      ageHours: Math.max(0, age / hours(1)),
    },
    post: { relevance: engagement.post.relevanceScore },
    earlierEngagements: earlier,
  };
}

/** The gates of an engagement that joins a signal created at `since`. */
export function stackGates(standards: Standards, candidate: Candidate, since: Date): GateVerdict[] {
  const ageDays = ageInDays(standards, since);
  const { person, company } = candidate.profile;
  return runGates({
    ...companiesOf(standards),
    suppressedBy: null,
    personCompany: { networkUrl: person.companyNetworkUrl, name: company?.name ?? person.companyName },
    mergesInto: { ageDays },
  });
}

/** The gates before the merge window, and the one that protects the person. */
function joinGates(first: GateFacts, wishes: Pick<GateFacts, "unwanted" | "refusedDaysAgo">): GateVerdict[] {
  const gates = runGates(first);
  const refused = askRefuses(wishes);
  return refused?.passed === false && gates.every(({ passed }) => passed) ? [...gates, refused] : gates;
}

const ageInDays = ({ now }: Pick<Standards, "now">, since: Date): number =>
  Math.max(0, (now.getTime() - since.getTime()) / days(1));

const companiesOf = ({ ownCompany, watchedCompanies }: Standards) => ({
  ownCompanies: [ownCompany],
  watchedCompanies,
});

function suppressionOf(standards: Standards, asSeen: string, profile: Known | null): string | null {
  const met = findMatch(standards.suppressions, {
    personUrls: [asSeen, profile?.person.networkUrl],
    companyUrls: [profile?.person.companyNetworkUrl],
    website: profile?.company?.website ?? null,
  });
  return met ? `${met.kind} ${met.value}` : null;
}
