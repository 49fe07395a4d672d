/** Which of the sample's engaged people become signals: judged, scored and described like live ones. */
import type { PendingEngagement } from "@/db/queries/engagements";
import type { Post } from "@/db/queries/posts";
import type { Signal } from "@/db/queries/signals";
import type { SourceRow } from "@/db/queries/sources";
import { seconds } from "@/lib/clock";
import { type Candidate, judge, type Standards } from "@/lib/domain/engagements/judge";
import { newSignal } from "@/lib/domain/engagements/new-signal";
import { companyKey, type Profile } from "@/lib/domain/engagements/profile";
import { writeLeads } from "@/lib/domain/engagements/write-leads";
import { scorerFor } from "@/lib/domain/qualification/score-engagement";
import { settings } from "@/lib/domain/settings";
import { groupBy } from "@/lib/group-by";
import { stableId } from "@/lib/ids";
import type { Network, NetworkEngagement } from "@/lib/networks/network";
import { rulesWriter } from "@/lib/words/rules";
import { harvestsOf, readAll, type Watched } from "./watch";
import { sampleCompany, sampleCustomerId, sampleIcp } from "./workspace";

/** All signals of the sample, oldest first. */
export async function qualifyEngaged(
  network: Network,
  sources: readonly SourceRow[],
  { posts }: Watched,
): Promise<Signal[]> {
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  const engaged: PendingEngagement[] = [];
  for (const post of posts) {
    const source = sourceOf.get(post.sourceId);
    if (source && post.status !== "screened_out") engaged.push(...(await harvest(network, source, post)));
  }
  const harvests = groupBy(engaged, ({ createdAt }) => createdAt.getTime());
  const signals: Signal[] = [];
  const newest = new Map<string, Signal>();
  const standards = {
    icp: sampleIcp,
    score: scorerFor(sampleIcp),
    ownCompany: sampleCompany(),
    suppressions: [],
  };
  for (const at of [...harvests.keys()].sort((a, b) => a - b)) {
    const found = harvests.get(at) ?? [];
    const made = await judgeHarvest(network, { ...standards, now: new Date(at) }, found, newest);
    for (const signal of made) {
      const row = { ...signal, ordinal: signals.length };
      newest.set(row.personUrl, row);
      signals.push(row);
    }
  }
  return signals;
}

/** A post's engagements as the first harvest after each stored it, and its author if found by a search. */
async function harvest(network: Network, source: SourceRow, post: Post): Promise<PendingEngagement[]> {
  const listed = [
    ...(await readAll((cursor) => network.listReactions(post.url, cursor))),
    ...(await readAll((cursor) => network.listComments(post.url, cursor))),
  ];
  const found = listed.flatMap((item) => {
    const at = item.at ?? post.createdAt;
    const createdAt = harvestsOf(post.createdAt).find((harvestAt) => harvestAt >= at);
    return createdAt ? [toEngagement(source, post, item, { engagedAt: at, createdAt })] : [];
  });
  const { authorNetworkUrl: networkUrl, authorName: name, authorHeadline: headline } = post;
  if (source.type !== "keyword_search" || post.authorKind !== "person" || !networkUrl) return found;
  const wrote = { kind: "post" as const, person: { networkUrl, name, headline } };
  return [
    toEngagement(
      source,
      post,
      { ...wrote, reactionType: null, commentId: null, text: null },
      { engagedAt: post.postedAt, createdAt: post.createdAt },
    ),
    ...found,
  ];
}

function toEngagement(
  source: SourceRow,
  post: Post,
  item: Omit<NetworkEngagement, "kind" | "at"> & { kind: PendingEngagement["kind"] },
  times: { engagedAt: Date; createdAt: Date },
): PendingEngagement {
  const { kind, person, reactionType, text } = item;
  const commentId = item.commentId ?? "";
  return {
    id: [post.url, person.networkUrl, kind, commentId].join(" "),
    customerId: sampleCustomerId,
    postId: post.id,
    sourceId: source.id,
    kind,
    personUrl: person.networkUrl,
    personName: person.name,
    headline: person.headline,
    reactionType,
    commentId,
    text,
    status: "pending",
    gates: null,
    tries: 0,
    dueAt: times.createdAt,
    personId: null,
    signalId: null,
    ...times,
    post,
    source,
  };
}

/** Creates the signals of one harvest; people with a signal in the merge window are added to it, as in live data. */
async function judgeHarvest(
  network: Network,
  standards: Standards,
  engaged: PendingEngagement[],
  newest: ReadonlyMap<string, Signal>,
): Promise<Signal[]> {
  const { now } = standards;
  const candidates: Candidate[] = [];
  for (const engagement of engaged) {
    const standing = newest.get(engagement.personUrl);
    const joins =
      standing && now.getTime() - standing.createdAt.getTime() < settings.qualification.mergeWindowMs;
    const profile = await lookUp(network, engagement.personUrl);
    const verdict = judge(standards, engagement, profile, joins === true);
    if (!verdict.fits) continue;
    if (joins) standing.engagementCount += 1;
    else candidates.push(verdict.candidate);
  }
  const people = groupBy(candidates, ({ engagement }) => engagement.personUrl);
  const leads = await writeLeads(rulesWriter.write, standards, people, true);
  return [...leads.values()].map(({ candidate, others, words }, place) => {
    const { person } = candidate.profile;
    const id = stableId("sample", "signal", candidate.engagement.id);
    const engagementId = stableId("sample", "engagement", candidate.engagement.id);
    const createdAt = new Date(now.getTime() + seconds(place));
    const row = newSignal({
      candidate,
      words,
      person: {
        ...person,
        id: personId(person.networkUrl),
        companyId: null,
        customerId: sampleCustomerId,
        createdAt,
      },
      writtenBy: rulesWriter.id,
      now: createdAt,
    });
    return { ...defaults, ...row, id, engagementId, engagementCount: 1 + others.length };
  });
}

/** What the database adds to the row of a new signal. */
const defaults = {
  customerId: sampleCustomerId,
  kind: null,
  companyId: null,
  personTitle: null,
  personLocation: null,
  companyKey: null,
  companyName: null,
  industry: null,
  employeeCount: null,
  icpScore: null,
  classification: null,
  persona: null,
  seniority: null,
  confidence: null,
  ordinal: 0,
};

const personId = (networkUrl: string) => stableId("sample", "person", networkUrl);

async function lookUp(network: Network, networkUrl: string): Promise<Profile> {
  const { item: person } = await network.getPerson(networkUrl);
  if (!person) return { kind: "absent", cause: null };
  const company = person.companyNetworkUrl ? (await network.getCompany(person.companyNetworkUrl)).item : null;
  return {
    kind: "fetched",
    person,
    company: company && { ...company, key: companyKey(company) },
    cause: networkUrl,
  };
}
