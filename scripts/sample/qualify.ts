/** Which of the sample's engaged people become signals: judged, scored and described like live ones. */
import type { PendingEngagement } from "@/db/queries/engagements";
import type { Post } from "@/db/queries/posts";
import type { Signal } from "@/db/queries/signals";
import type { SourceRow } from "@/db/queries/sources";
import { seconds } from "@/lib/clock";
import { judgeAll } from "@/lib/domain/engagements/judge-all";
import { newSignal } from "@/lib/domain/engagements/new-signal";
import { companyKey, type Profile } from "@/lib/domain/engagements/profile";
import { type Standards, standardsOf } from "@/lib/domain/engagements/standards";
import { strengthen } from "@/lib/domain/engagements/strengthen";
import { type Lead, writeLeads } from "@/lib/domain/engagements/write-leads";
import type { Comment } from "@/lib/domain/sample/world";
import { settings } from "@/lib/domain/settings";
import { groupBy } from "@/lib/group-by";
import { stableId } from "@/lib/ids";
import type { Network, NetworkEngagement } from "@/lib/networks/network";
import { rulesWriter } from "@/lib/words/rules";
import type { Written } from "@/lib/words/writer";
import { harvestsOf, readAll, type Watched } from "./watch";
import { sampleCompany, sampleCustomerId, sampleIcp } from "./workspace";

/** All signals of the sample, oldest first, and what people wrote in the comments that lead them. */
export async function qualifyEngaged(
  network: Network,
  sources: readonly SourceRow[],
  { posts }: Watched,
): Promise<{ signals: Signal[]; comments: Comment[] }> {
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  const engaged: PendingEngagement[] = [];
  for (const post of posts) {
    const source = sourceOf.get(post.sourceId);
    if (source && post.status !== "screened_out") engaged.push(...(await harvestPost(network, source, post)));
  }
  const harvests = groupBy(engaged, ({ createdAt }) => createdAt.getTime());
  const signals: Signal[] = [];
  const newest = new Map<string, Signal>();
  const facts = {
    ownCompany: sampleCompany(),
    watchedCompanies: sources.flatMap(({ type, networkUrl, displayName: name }) =>
      type === "own_company" || type === "competitor_company" ? [{ networkUrl, name }] : [],
    ),
    suppressions: [],
  };
  const standing = standardsOf(sampleIcp, { ...facts, now: new Date(0) });
  for (const at of [...harvests.keys()].sort((a, b) => a - b)) {
    const found = harvests.get(at) ?? [];
    const made = await judgeHarvest(network, { ...standing, now: new Date(at) }, found, newest);
    for (const signal of made) {
      const row = { ...signal, ordinal: signals.length };
      newest.set(row.personUrl, row);
      signals.push(row);
    }
  }
  const leading = new Set(signals.map(({ engagementId }) => engagementId));
  const comments = engaged
    .flatMap(({ id, text }) => (text === null ? [] : { engagementId: engagementIdOf(id), text }))
    .filter(({ engagementId }) => leading.has(engagementId));
  return { signals, comments };
}

/** A post's engagements as the first harvest after each stored it, and its author if found by a search. */
export async function harvestPost(
  network: Network,
  source: SourceRow,
  post: Post,
): Promise<PendingEngagement[]> {
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
    meaning: null,
    meaningProbability: null,
    otherMeaning: null,
    rejectedBy: null,
    fit: null,
    receipt: null,
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
  const profiles = new Map<string, Profile>();
  for (const { personUrl } of engaged) {
    if (!profiles.has(personUrl)) profiles.set(personUrl, await lookUp(network, personUrl));
  }
  const recentSignals = new Map(
    [...newest].filter(([, { createdAt }]) => isWithinMergeWindow(createdAt, now)),
  );
  const { candidates } = judgeAll(standards, engaged, { profiles, recentSignals });
  const people = groupBy(candidates, ({ profile }) => profile.person.networkUrl);
  const leads = await writeLeads(rulesWriter.write, standards, { people, recentSignals, stacks: true });
  const made: Signal[] = [];
  for (const [url, lead] of leads) {
    const { words } = lead;
    const signal = recentSignals.get(url);
    if (signal) {
      const candidates = [lead.candidate, ...lead.others];
      const { set } = strengthen(standards, signal, { candidates, lead: lead.candidate, words });
      Object.assign(signal, set, set.engagementId && { engagementId: engagementIdOf(set.engagementId) });
    } else if (words)
      made.push(createSignal({ ...lead, words }, new Date(now.getTime() + seconds(made.length))));
  }
  return made;
}

const isWithinMergeWindow = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < settings.qualification.mergeWindowMs;

const engagementIdOf = (id: string) => stableId("sample", "engagement", id);

function createSignal({ candidate, others, words }: Lead & { words: Written }, createdAt: Date): Signal {
  const { person } = candidate.profile;
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
    now: createdAt,
  });
  const id = stableId("sample", "signal", candidate.engagement.id);
  const engagementId = engagementIdOf(candidate.engagement.id);
  return { ...defaults, ...row, id, engagementId, engagementCount: 1 + others.length };
}

/** What the database adds to the row of a new signal. */
const defaults = {
  customerId: sampleCustomerId,
  kind: null,
  hasNewer: false,
  words: "",
  companyId: null,
  personTitle: null,
  quote: null,
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
  meaning: "reacts" as const,
  meaningProbability: null,
  language: "en" as const,
  revision: 1,
  assigneeId: null,
  movedAt: null,
  movedById: null,
  doneAt: null,
  doneById: null,
  stage: "new" as const,
  ruledAt: null,
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
