/** A report as outsiders see it: what a network shows to everyone, not what the workspace makes of it. Pure. */
import type { Report } from "@/db/queries/reports";
import {
  publicSourceKinds,
  SharedAccount,
  SharedPerson,
  type SharedReport,
} from "@/lib/contracts/shared-report";
import type { CommitteeRole } from "@/lib/contracts/v1/purchase-roles";
import type { Claim, ReportSource, Timeline, Topic } from "@/lib/contracts/v1/report-parts";
import { readAccountContent, readPersonContent } from "@/lib/domain/reports/content";

interface Sharing {
  workspace: string;
  expiresAt: Date;
}

/**
 * A ready report without verdict, reasoning, advice, openers, signals and changes, and without the IDs of the
 * workspace's records. A claim that rests on a record of the workspace is left out as a whole.
 */
export function presentShared(report: Report, sharing: Sharing): SharedReport {
  return report.type === "account" ? presentAccount(report, sharing) : presentPerson(report, sharing);
}

function presentAccount(report: Report, sharing: Sharing): SharedAccount {
  const { firmographics, firmographicsSources, committee, buyingCommittee, activity, topics } =
    readAccountContent(report.content);
  return SharedAccount.parse({
    ...headerOf(report, sharing),
    type: "account",
    firmographics,
    firmographicsSources: publicSources(firmographicsSources),
    committee: committee && {
      ...committee,
      coverage: anonymous(committee.coverage),
      roles: committee.roles.map(presentRole),
    },
    members: buyingCommittee,
    activity: activity && withoutSignals(activity),
    topics: topics.map(presentTopic),
  });
}

function presentPerson(report: Report, sharing: Sharing): SharedPerson {
  const { profile, profileSources, tenure, notableFlags, activity, topics } = readPersonContent(
    report.content,
  );
  return SharedPerson.parse({
    ...headerOf(report, sharing),
    type: "person",
    profile,
    profileSources: publicSources(profileSources),
    tenure: tenure && isPublic(tenure) ? anonymous(tenure) : null,
    notableFlags: notableFlags.filter(isPublic).map(anonymous),
    activity: activity && withoutSignals(activity),
    topics: topics.map(presentTopic),
  });
}

const headerOf = ({ name, readyAt, createdAt }: Report, { workspace, expiresAt }: Sharing) => ({
  ...{ name, workspace },
  readyAt: (readyAt ?? createdAt).toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const isPublic = ({ sources }: Pick<Claim, "sources">): boolean =>
  sources.every(({ kind }) => publicSourceKinds.has(kind));

const publicSources = (sources: readonly ReportSource[]): ReportSource[] =>
  sources.filter(({ kind }) => publicSourceKinds.has(kind)).map((source) => ({ ...source, id: null }));

const anonymous = <T extends Pick<Claim, "sources">>(claim: T): T => ({
  ...claim,
  sources: publicSources(claim.sources),
});

/** A gap names no titles to look for: they come from the ideal customer profile. */
function presentRole({ gap, people, ...role }: CommitteeRole): CommitteeRole {
  const [seen = ""] = gap?.text.split(" Look for:") ?? [];
  return {
    ...role,
    people: people.map((one) => ({ ...one, evidence: one.evidence.filter(isPublic).map(anonymous) })),
    gap: gap && { ...anonymous(gap), text: seen, titles: [] },
  };
}

/** Entries and posts are numbered: their IDs are of the workspace's records. */
const withoutSignals = ({ entries, ...timeline }: Timeline): Timeline => ({
  ...timeline,
  entries: entries.map((entry, place) => ({
    ...entry,
    id: String(place),
    post: entry.post && { ...entry.post, id: String(place) },
    ...{ signalId: null, strength: null },
  })),
});

const presentTopic = (topic: Topic): Topic => ({
  ...anonymous(topic),
  posts: topic.posts.map((post, place) => ({ ...post, id: String(place) })),
});
