/** The steps of a person report after the first. */

import { findCustomer, findDefaultIcp, findSuppressions } from "@/db/queries/customers";
import { holdOffErasure } from "@/db/queries/erasure";
import { findLookups, type Person } from "@/db/queries/people";
import { findCompanySources } from "@/db/queries/report-evidence";
import {
  countPersonEngagements,
  findCompanyPeople,
  findPersonSignals,
  findPreviousReport,
  type Report,
} from "@/db/queries/reports";
import type { Seen, SeenPerson } from "@/lib/assessment/seen";
import { type Context, transaction } from "@/lib/context";
import { awaitMetered, orGone } from "@/lib/domain/look-ups/await-metered";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { noteMalformed } from "@/lib/domain/network-page";
import { settings } from "@/lib/domain/settings";
import { findMatch } from "@/lib/domain/suppressions/match";
import type { Icp } from "@/lib/judgement/context/icp";
import { screenPost } from "@/lib/judgement/post/screen-post";
import type { NetworkPost } from "@/lib/networks/network";
import { readEarlierPerson } from "./earlier";
import { isSuppressed, noProfile } from "./failures";
import { findOfPerson, type PersonFacts, toAssessmentInput } from "./person-findings";
import type { PersonStandards } from "./person-standards";
import { authorship, readSeen } from "./read-seen";
import { closeReady, failRun, findRunningReport, lockRunningReport, type Run } from "./run";
import { withoutSuppressed } from "./without-suppressed";

/**
 * Reads the person's profile and company. Returns whether the run continues: it ends here if there is no such
 * profile, or if a newly found address, employer or website is suppressed.
 */
export async function researchPerson(ctx: Context, run: Run): Promise<boolean> {
  const { customerId, db } = ctx;
  const report = await findRunningReport(ctx, run);
  if (!report) return false;
  const lookup = (await lookUpPeople(ctx, [report.subject])).get(report.subject);
  const suppressed = findMatch(await findSuppressions(db, { customerId }), {
    personUrls: [report.subject, lookup?.person?.networkUrl],
    companyUrls: [lookup?.person?.companyNetworkUrl, lookup?.company?.networkUrl],
    website: lookup?.company?.website ?? null,
  });
  if (lookup?.person && !suppressed) return true;
  await failRun(ctx, { ...run, error: suppressed ? isSuppressed : noProfile(report.subject) });
  return false;
}

/**
 * Last step: reads the person's newest posts, argues from everything seen of them, and charges the credits. If an
 * erasure deleted the report meanwhile, nothing is stored.
 */
export async function finishPerson(ctx: Context, run: Run): Promise<boolean> {
  const running = await findRunningReport(ctx, run);
  if (!running) return false;
  const posts = await readOwnPosts(ctx, running);
  const read = await ctx.ports.assessor.assess(toAssessmentInput(await gatherFacts(ctx, running, posts)));
  return transaction(ctx, async (ctx) => {
    const { customerId, db } = ctx;
    // Reads again while no one can be erased: an author erased meanwhile would come back with their post.
    await holdOffErasure(db, { customerId });
    const report = await lockRunningReport(ctx, run);
    if (!report) return false;
    const facts = await gatherFacts(ctx, report, posts);
    await closeReady(ctx, report, { ...(await findOfPerson(facts, read)), subject: facts.person.networkUrl });
    return true;
  });
}

async function readOwnPosts(ctx: Context, { id, subject }: Report): Promise<NetworkPost[]> {
  const target = { kind: "person", networkUrl: subject } as const;
  const posts = ctx.ports.network.listPosts(target, { cursor: null, since: null });
  const page = await orGone(awaitMetered(ctx, posts), { items: [], next: null, costCents: 0, malformed: 0 });
  noteMalformed(ctx, page, { reportId: id });
  return page.items;
}

/** Everything that the report is argued from. */
async function gatherFacts(
  ctx: Context,
  { id: reportId, subject }: Report,
  posts: readonly NetworkPost[],
): Promise<PersonFacts> {
  const { customerId, db, clock } = ctx;
  const lookup = (await findLookups(db, { customerId, urls: [subject] })).get(subject);
  if (!lookup?.person) throw new Error("The person of a running report is not stored");
  const { company, person: profile, fetchedAt: readAt } = lookup;
  const personId = profile.id;
  const signals = await findPersonSignals(db, { customerId, personId, limit: settings.reports.signals });
  const { people, ...stored } = await readSeen(ctx, { people: [profile], onlyRelevant: false });
  const person = people[0] ?? { ...profile, readAt };
  const standards = await readStandards(ctx);
  const now = clock.now();
  const colleagues = await findColleagues(ctx, profile);
  const subjects = [...new Set([subject, person.networkUrl])];
  return {
    colleagues: await readSeen(ctx, { people: colleagues, onlyRelevant: true }),
    earlier: readEarlierPerson(
      await findPreviousReport(db, { customerId, type: "person", subjects, reportId }),
    ),
    standards,
    profile,
    person,
    company: company && { ...company, readAt },
    seen: withPosts(stored, { person, posts, icp: standards.icp, now }),
    signals: { ids: signals.rows.map(({ id }) => id), total: signals.total },
    activity: posts.length + (await countPersonEngagements(db, { customerId, personId })),
    now,
  };
}

const msPerHour = 3_600_000;

/** Others known at the person's company, without suppressed ones. */
async function findColleagues({ customerId, db }: Context, { id, companyId }: Person): Promise<Person[]> {
  if (companyId === null) return [];
  const limit = settings.reports.knownPeople;
  const known = await findCompanyPeople(db, { customerId, companyId, limit });
  return withoutSuppressed(await findSuppressions(db, { customerId }), known).filter((one) => one.id !== id);
}

/**
 * Adds the posts that only the network holds, as far as they are within the reports' time and relevant: a post is
 * screened as if the person were a source. Pure.
 */
export function withPosts(
  seen: Seen,
  {
    person,
    posts,
    icp,
    now,
  }: { person: SeenPerson; posts: readonly NetworkPost[]; icp: Icp | null; now: Date },
): Seen {
  const stored = new Set(seen.engagements.flatMap(({ kind, post }) => (kind === "post" ? post.url : [])));
  const isRelevant = ({ text, postedAt }: NetworkPost) =>
    icp === null ||
    screenPost({
      ...{ text, icp, sourceType: "target_person" as const, keywords: [] },
      author: { name: person.name, headline: person.headline },
      postedAgeHours: Math.max(0, (now.getTime() - postedAt.getTime()) / msPerHour),
    }).relevance >= settings.discovery.minRelevance;
  const added = posts
    .filter((post) => !stored.has(post.url) && post.postedAt >= seen.since && isRelevant(post))
    .map(({ url, author, text, postedAt }) =>
      authorship(person, {
        id: null,
        url,
        author: author.name,
        authorNetworkUrl: person.networkUrl,
        text,
        postedAt,
      }),
    );
  const engagements = [...seen.engagements, ...added].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return { since: seen.since, engagements, total: seen.total + added.length };
}

async function readStandards({ customerId, db }: Context): Promise<PersonStandards> {
  const customer = await findCustomer(db, { customerId });
  const ownCompany = { networkUrl: customer?.companyNetworkUrl ?? null, name: customer?.name ?? null };
  const watched = await findCompanySources(db, { customerId });
  return { icp: await findDefaultIcp(db, { customerId }), ownCompany, watched };
}
