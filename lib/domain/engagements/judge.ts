/** Decides on an engagement from its data alone. Pure. */
import type { IcpProfile } from "@/db/queries/customers";
import type { PendingEngagement } from "@/db/queries/engagements";
import type { EngagementKind } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import { type GateVerdict, passedAll, runGates } from "@/lib/domain/qualification/gates";
import type { Score } from "@/lib/domain/qualification/score";
import type { scorerFor } from "@/lib/domain/qualification/score-engagement";
import { settings } from "@/lib/domain/settings";
import { findMatch } from "@/lib/domain/suppressions/match";
import type { Profile } from "./profile";

export interface Standards {
  icp: IcpProfile;
  score: ReturnType<typeof scorerFor>;
  ownCompany: { networkUrl: string | null; name: string };
  suppressions: { kind: "person" | "company" | "domain"; value: string }[];
  now: Date;
}

type Known = Extract<Profile, { kind: "cached" | "fetched" }>;

/** A person who fits, with one of their engagements. */
export interface Candidate {
  engagement: PendingEngagement;
  profile: Known;
  score: Score;
  gates: GateVerdict[];
  /** Judged only as an addition to an existing signal. Without one, it cannot become a signal itself. */
  joinsOnly: boolean;
}

export type Verdict = { fits: true; candidate: Candidate } | { fits: false; gates: GateVerdict[] };

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
    : runGates({ suppressedBy, ownCompanies: [standards.ownCompany], personCompany: null });
}

/**
 * Runs the gates in order. If the person `hasSignal` within the merge window, only the first two apply: the
 * engagement joins that signal, whatever the person's current fit.
 */
export function judge(
  standards: Standards,
  engagement: PendingEngagement,
  profile: Profile,
  hasSignal: boolean,
): Verdict {
  const { icp } = standards;
  const found = profile.kind === "cached" || profile.kind === "fetched" ? profile : null;
  const company = found?.company ?? null;
  const score = found && scoreOf(standards, engagement, found, 0);
  const first = {
    suppressedBy: suppressionOf(standards, engagement.personUrl, found),
    ownCompanies: [standards.ownCompany],
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
  const gates = hasSignal
    ? runGates(first)
    : runGates({
        ...first,
        mergesInto: null,
        profileFound: found !== null,
        company,
        limits: icp,
        fit: score?.fit ?? 0,
        minimumFit: settings.qualification.minFit,
      });
  const fits = hasSignal ? gates.every((gate) => gate.passed) : passedAll(gates);
  return found && score && fits
    ? { fits: true, candidate: { engagement, profile: found, score, gates, joinsOnly: hasSignal } }
    : { fits: false, gates };
}

/** The score of an engagement whose person has `earlier` other engagements within the merge window. */
export function scoreOf(
  standards: Standards,
  engagement: PendingEngagement,
  { person, company }: Known,
  earlier: number,
): Score {
  const age = standards.now.getTime() - engagement.engagedAt.getTime();
  return standards.score({
    person,
    company,
    sourceType: engagement.source.type,
    engagement: {
      kind: kindOf(engagement),
      ageHours: Math.max(0, age / hours(1)),
      textLength: (engagement.kind === "post" ? engagement.post.text : (engagement.text ?? "")).length,
    },
    post: { relevance: engagement.post.relevanceScore },
    earlierEngagements: earlier,
  });
}

/** The gates of an engagement that joins a signal created at `since`. */
export function stackGates(standards: Standards, candidate: Candidate, since: Date): GateVerdict[] {
  const ageDays = Math.max(0, (standards.now.getTime() - since.getTime()) / days(1));
  const { person, company } = candidate.profile;
  return runGates({
    suppressedBy: null,
    ownCompanies: [standards.ownCompany],
    personCompany: { networkUrl: person.companyNetworkUrl, name: company?.name ?? person.companyName },
    mergesInto: { ageDays },
  });
}

function suppressionOf(standards: Standards, asSeen: string, profile: Known | null): string | null {
  const met = findMatch(standards.suppressions, {
    personUrls: [asSeen, profile?.person.networkUrl],
    companyUrls: [profile?.person.companyNetworkUrl],
    website: profile?.company?.website ?? null,
  });
  return met ? `${met.kind} ${met.value}` : null;
}
