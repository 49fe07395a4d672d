/** The steps of an account report after the first. */

import { findDefaultIcp, findSuppressions } from "@/db/queries/customers";
import { holdOffErasure } from "@/db/queries/erasure";
import { type Company, findLookups, type Person } from "@/db/queries/people";
import { countSignalsByPerson, findCompanyPeople } from "@/db/queries/reports";
import { type Context, transaction } from "@/lib/context";
import { awaitMetered, orGone } from "@/lib/domain/look-ups/await-metered";
import { lookUpCompany } from "@/lib/domain/look-ups/company";
import { readEngagers } from "@/lib/domain/look-ups/engagers";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { noteMalformed } from "@/lib/domain/network-page";
import type { Icp } from "@/lib/domain/qualification/icp";
import { settings } from "@/lib/domain/settings";
import { findMatch } from "@/lib/domain/suppressions/match";
import { type Colleague, chooseCommittee } from "./committee";
import type { AccountFindings } from "./content";
import { judgeCompany } from "./disposition";
import { chooseEngagers } from "./engagers";
import { isSuppressed, noPage } from "./failures";
import { closeReady, failRun, findRunningReport, lockRunningReport, type Run } from "./run";

/**
 * Reads the company page and its newest posts. Returns the URLs of posts with engagements; null if the run has
 * ended, or ends here because there is no such page or it is now suppressed.
 */
export async function readAccount(ctx: Context, run: Run): Promise<string[] | null> {
  const { customerId, db, ports } = ctx;
  const report = await findRunningReport(ctx, run);
  if (!report) return null;
  const company = await lookUpCompany(ctx, report.subject);
  if (!company) {
    await failRun(ctx, { ...run, error: noPage(report.subject) });
    return null;
  }
  const networkUrl = company.networkUrl ?? report.subject;
  const subject = { personUrls: [], companyUrls: [report.subject, networkUrl], website: company.website };
  if (findMatch(await findSuppressions(db, { customerId }), subject)) {
    await failRun(ctx, { ...run, error: isSuppressed });
    return null;
  }
  const posts = ports.network.listPosts({ kind: "company", networkUrl }, { cursor: null, since: null });
  const nothing = { items: [], next: null, costCents: 0, malformed: 0 };
  const page = await orGone(awaitMetered(ctx, posts), nothing);
  noteMalformed(ctx, page, { networkUrl });
  return page.items
    .filter(({ likes, comments }) => likes + comments > 0)
    .sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime())
    .slice(0, settings.intelligence.engagedPosts)
    .map(({ url }) => url);
}

/**
 * Looks up people who engage with the company's posts, likely employees (by headline) first. All are stored, so
 * the report can find those who work there. Returns whether the run continues.
 */
export async function readColleagues(
  ctx: Context,
  { postUrls, ...run }: Run & { postUrls: string[] },
): Promise<boolean> {
  const report = await findRunningReport(ctx, run);
  if (!report) return false;
  const company = await requireCompany(ctx, report.subject);
  const engagers = await readEngagers(ctx, postUrls);
  await lookUpPeople(ctx, chooseEngagers(engagers, company.name, settings.intelligence.people));
  return true;
}

/** Last step: judges the company, picks the committee from all its known people, and charges the credits. */
export async function finishAccount(ctx: Context, run: Run): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const { customerId, db } = ctx;
    // Holds off erasures before reading people: otherwise someone erased meanwhile would come back by name.
    await holdOffErasure(db, { customerId });
    const report = await lockRunningReport(ctx, run);
    if (!report) return false;
    const company = await requireCompany(ctx, report.subject);
    const icp = await findDefaultIcp(db, { customerId });
    const findings = findOfAccount(icp, company, await findColleagues(ctx, company));
    await closeReady(ctx, report, { ...findings, subject: company.networkUrl ?? report.subject });
    return true;
  });
}

/** What an account report says about a company and its people. Pure. */
export function findOfAccount(
  icp: Icp | null,
  company: Omit<Company, "id" | "customerId" | "key" | "createdAt">,
  colleagues: Colleague[],
): AccountFindings {
  const { name, website, industry, employeeCount, location, summary } = company;
  const networkUrl = company.networkUrl ?? "";
  const { disposition, reason } = judgeCompany(icp, company);
  const buyingCommittee = chooseCommittee(icp, colleagues, settings.intelligence.committee);
  return {
    name,
    summary: { disposition, industry, employeeCount, committeeSize: buyingCommittee.length },
    content: {
      firmographics: { networkUrl, website, industry, employeeCount, location, summary },
      disposition,
      dispositionReason: reason,
      buyingCommittee,
    },
  };
}

/** The company's people known to the workspace, with their signals, without suppressed ones. */
async function findColleagues(ctx: Context, company: Company): Promise<Colleague[]> {
  const { customerId, db } = ctx;
  const { knownPeople, committeeSignalsMs } = settings.intelligence;
  const suppressions = await findSuppressions(db, { customerId });
  const isOpen = ({ networkUrl }: Person) =>
    findMatch(suppressions, { personUrls: [networkUrl], companyUrls: [], website: null }) === null;
  const people = await findCompanyPeople(db, { customerId, companyId: company.id, limit: knownPeople });
  const since = new Date(ctx.clock.now().getTime() - committeeSignalsMs);
  const personIds = people.map(({ id }) => id);
  const signals = await countSignalsByPerson(db, { customerId, personIds, since });
  return people.filter(isOpen).map((person) => ({ ...person, signalsCount: signals.get(person.id) ?? 0 }));
}

/** The company as the first step stored it. */
async function requireCompany({ customerId, db }: Context, url: string): Promise<Company> {
  const company = (await findLookups(db, { customerId, urls: [url] })).get(url)?.company;
  if (!company) throw new Error("The company of a running report is not stored");
  return company;
}
