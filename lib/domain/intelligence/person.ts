/** The steps of a person report after the first. */

import { findCustomer, findDefaultIcp, findSuppressions } from "@/db/queries/customers";
import { findLookups, type Person } from "@/db/queries/people";
import { countPersonEngagements, findPersonSignals } from "@/db/queries/reports";
import { findWatchedCompanies } from "@/db/queries/sources";
import { type Context, transaction } from "@/lib/context";
import { awaitMetered, orGone } from "@/lib/domain/look-ups/await-metered";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { noteMalformed } from "@/lib/domain/network-page";
import { type CompanyIdentity, runGates } from "@/lib/domain/qualification/gates";
import type { Icp } from "@/lib/domain/qualification/icp";
import type { ScoreInput } from "@/lib/domain/qualification/score";
import { scoreEngagement } from "@/lib/domain/qualification/score-engagement";
import { settings } from "@/lib/domain/settings";
import { findMatch } from "@/lib/domain/suppressions/match";
import type { PersonRead, ReadInput } from "@/lib/intelligence/reader";
import type { PersonFindings } from "./content";
import type { JudgedCompany } from "./disposition";
import { isSuppressed, noProfile } from "./failures";
import { closeReady, failRun, findRunningReport, lockRunningReport, type Run } from "./run";

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

/** Reads the person's newest posts and returns how many there are; null if the run has ended. */
export async function countPosts(ctx: Context, run: Run): Promise<number | null> {
  const report = await findRunningReport(ctx, run);
  if (!report) return null;
  const target = { kind: "person", networkUrl: report.subject } as const;
  const posts = ctx.ports.network.listPosts(target, { cursor: null, since: null });
  const page = await orGone(awaitMetered(ctx, posts), { items: [], next: null, costCents: 0, malformed: 0 });
  noteMalformed(ctx, page, { reportId: report.id });
  return page.items.length;
}

/**
 * Last step: stores what is known about the person and their classification, and charges the credits. If an
 * erasure deleted the report meanwhile, nothing is stored.
 */
export async function finishPerson(
  ctx: Context,
  { posts, ...run }: Run & { posts: number },
): Promise<boolean> {
  const { customerId, db } = ctx;
  const running = await findRunningReport(ctx, run);
  if (!running) return false;
  const lookup = (await findLookups(db, { customerId, urls: [running.subject] })).get(running.subject);
  if (!lookup?.person) throw new Error("The person of a running report is not stored");
  const { company, person } = lookup;
  const personId = person.id;
  const signals = await findPersonSignals(db, { customerId, personId, limit: settings.intelligence.signals });
  const read = await ctx.ports.reader.read(
    readInput(await readStandards(ctx), { person, company }, signals.total),
  );
  const findings = findOfPerson(person, {
    read,
    signals: { ids: signals.rows.map(({ id }) => id), total: signals.total },
    activity: posts + (await countPersonEngagements(db, { customerId, personId })),
    now: ctx.clock.now(),
  });
  return transaction(ctx, async (ctx) => {
    const report = await lockRunningReport(ctx, run);
    if (report) await closeReady(ctx, report, { ...findings, subject: person.networkUrl });
    return report !== null;
  });
}

async function readStandards({ customerId, db }: Context): Promise<ReadStandards> {
  const customer = await findCustomer(db, { customerId });
  const ownCompany = { networkUrl: customer?.companyNetworkUrl ?? null, name: customer?.name ?? null };
  const watchedCompanies = await findWatchedCompanies(db, { customerId });
  return { icp: await findDefaultIcp(db, { customerId }), ownCompany, watchedCompanies };
}

/** What a workspace judges people by; the ICP is null if it has none. */
export interface ReadStandards {
  icp: Icp | null;
  ownCompany: CompanyIdentity;
  /** Companies whose pages are sources. */
  watchedCompanies: readonly CompanyIdentity[];
}

/** The input for classifying a person. Pure. */
export function readInput(
  { icp, ownCompany, watchedCompanies }: ReadStandards,
  { person, company }: { person: ReadPerson; company: JudgedCompany | null },
  signalsCount: number,
): ReadInput {
  const { name, title, headline, companyName, companyNetworkUrl } = person;
  const known = { person: { name, title, headline }, signalsCount };
  if (!icp) return { ...known, fit: null };
  const { fit, classification, receipt } = scoreEngagement({ icp, person, company, ...noEngagement });
  const gates = runGates({
    suppressedBy: null,
    ownCompanies: [ownCompany],
    watchedCompanies,
    personCompany: { networkUrl: companyNetworkUrl, name: company?.name ?? companyName },
    mergesInto: null,
    profileFound: true,
    company,
    limits: icp,
  });
  const refusal = gates.find(({ passed }) => !passed)?.reason ?? null;
  const { minFit: minimum } = settings.qualification;
  return { ...known, fit: { total: fit, minimum, classification, factors: receipt.fit, refusal } };
}

type ReadPerson = Pick<Person, "name" | "title" | "headline" | "companyName" | "companyNetworkUrl">;

/** For a person on their own only the fit matters: engagements add strength, not fit. */
const noEngagement: Omit<ScoreInput, "icp" | "person" | "company"> = {
  sourceType: "target_person",
  engagement: { kind: null, meaning: "reacts", ageHours: 0 },
  post: { relevance: 0 },
  earlierEngagements: 0,
};

/** What a person report says about them. Pure. */
export function findOfPerson(
  person: Omit<Person, "id" | "customerId" | "companyId" | "createdAt">,
  seen: { read: PersonRead; signals: { ids: string[]; total: number }; activity: number; now: Date },
): PersonFindings {
  const { networkUrl, headline, location, about, companyNetworkUrl, hiring, openToWork } = person;
  const { title: currentTitle, companyName: currentCompany, positionStartedAt } = person;
  const since = seen.now.getTime() - settings.intelligence.recentJobMs;
  const recentJobChange = positionStartedAt !== null && positionStartedAt.getTime() >= since;
  return {
    name: person.name,
    summary: { currentTitle, currentCompany, signalsCount: seen.signals.total },
    content: {
      profile: { networkUrl, headline, currentTitle, currentCompany, companyNetworkUrl, location, about },
      aiRead: seen.read,
      notable: { hiring, openToWork, recentJobChange },
      rawActivityCount: seen.activity,
      signalIds: seen.signals.ids,
    },
  };
}
