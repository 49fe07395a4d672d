/** Decides on an engagement from its data alone. Pure. */
import type { PendingEngagement } from "@/db/queries/engagements";
import type { EngagementKind } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import { isUnwanted } from "@/lib/domain/qualification/evidence";
import { type GateId, type GateVerdict, passedAll, runGates } from "@/lib/domain/qualification/gates";
import type { Score, StrengthInput } from "@/lib/domain/qualification/score";
import { settings } from "@/lib/domain/settings";
import { findMatch } from "@/lib/domain/suppressions/match";
import type { Profile } from "./profile";
import { type ReadEvidence, readEvidence } from "./read-evidence";
import type { Standards } from "./standards";

type Known = Extract<Profile, { kind: "cached" | "fetched" }>;

/** A person who fits, with one of their engagements. */
export interface Candidate {
  engagement: PendingEngagement;
  evidence: ReadEvidence;
  profile: Known;
  score: Score;
  gates: GateVerdict[];
  /** Judged only as an addition to an existing signal. Without one, it cannot become a signal itself. */
  joinsOnly: boolean;
}

/** A person who does not fit has no score if a gate before it rejected them. */
export type Verdict =
  | { fits: true; candidate: Candidate }
  | { fits: false; gates: GateVerdict[]; evidence: ReadEvidence; score: Score | null };

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
  /** Another piece of their evidence sells something or seeks a job. */
  unwanted?: "sells" | "seeks_job" | undefined;
  evidence?: ReadEvidence | undefined;
  /** Gates that a person overruled for them. */
  overruled?: ReadonlySet<GateId> | undefined;
}

/**
 * Runs the gates in order. If the person has a signal within the merge window, only those before it apply: the
 * engagement joins that signal, whatever the person's current fit.
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
  const gates = state.hasSignal
    ? runGates(first)
    : runGates(
        {
          ...first,
          mergesInto: null,
          profileFound: found !== null,
          company,
          limits: icp,
          unwanted: isUnwanted(evidence.meaning) ? evidence.meaning : (state.unwanted ?? null),
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
  { evidence, earlier }: { evidence: ReadEvidence; earlier: number },
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
  { evidence, earlier }: { evidence: ReadEvidence; earlier: number },
): StrengthInput {
  const age = now.getTime() - engagement.engagedAt.getTime();
  return {
    sourceType: engagement.source.type,
    engagement: {
      kind: kindOf(engagement),
      meaning: evidence.meaning,
      ageHours: Math.max(0, age / hours(1)),
    },
    post: { relevance: engagement.post.relevanceScore },
    earlierEngagements: earlier,
  };
}

/** The gates of an engagement that joins a signal created at `since`. */
export function stackGates(standards: Standards, candidate: Candidate, since: Date): GateVerdict[] {
  const ageDays = Math.max(0, (standards.now.getTime() - since.getTime()) / days(1));
  const { person, company } = candidate.profile;
  return runGates({
    ...companiesOf(standards),
    suppressedBy: null,
    personCompany: { networkUrl: person.companyNetworkUrl, name: company?.name ?? person.companyName },
    mergesInto: { ageDays },
  });
}

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
