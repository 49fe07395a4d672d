/** The steps of an account report after the first. */

import { findDefaultIcp, findSuppressions } from "@/db/queries/customers";
import { holdOffErasure } from "@/db/queries/erasure";
import { type Company, findLookups, type Person } from "@/db/queries/people";
import { findCompanySources } from "@/db/queries/report-evidence";
import { findCompanyPeople, findPreviousReport } from "@/db/queries/reports";
import { type Context, transaction } from "@/lib/context";
import { awaitMetered, orGone } from "@/lib/domain/look-ups/await-metered";
import { lookUpCompany } from "@/lib/domain/look-ups/company";
import { type Engager, readEngagers } from "@/lib/domain/look-ups/engagers";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { noteMalformed } from "@/lib/domain/network-page";
import { settings } from "@/lib/domain/settings";
import { findMatch } from "@/lib/domain/suppressions/match";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { decides } from "@/lib/judgement/title/deciders";
import { readTitle } from "@/lib/judgement/title/read-title";
import { findOfAccount } from "./account-findings";
import { readEarlier } from "./earlier";
import { isSuppressed, noPage } from "./failures";
import { readSeen } from "./read-seen";
import { closeReady, failRun, findRunningReport, lockRunningReport, type Run } from "./run";
import { withoutSuppressed } from "./without-suppressed";

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
    .slice(0, settings.reports.engagedPosts)
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
  await lookUpPeople(ctx, chooseEngagers(engagers, company.name, settings.reports.people));
  return true;
}

/** Last step: judges the company, argues from everything seen of its people, and charges the credits. */
export async function finishAccount(ctx: Context, run: Run): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const { customerId, db } = ctx;
    // Holds off erasures before reading people: otherwise someone erased meanwhile would come back by name.
    await holdOffErasure(db, { customerId });
    const report = await lockRunningReport(ctx, run);
    if (!report) return false;
    const company = await requireCompany(ctx, report.subject);
    const subject = company.networkUrl ?? report.subject;
    const people = await findColleagues(ctx, company);
    const { people: seenPeople, signals, ...seen } = await readSeen(ctx, { people, onlyRelevant: true });
    const subjects = [...new Set([subject, report.subject])];
    const findings = await findOfAccount({
      icp: await findDefaultIcp(db, { customerId }),
      company,
      people: seenPeople,
      signalCounts: countBy(signals, ({ personId }) => personId),
      seen,
      watched: await findCompanySources(db, { customerId }),
      earlier: readEarlier(
        await findPreviousReport(db, { customerId, type: "account", subjects, reportId: report.id }),
      ),
      now: ctx.clock.now(),
    });
    await closeReady(ctx, report, { ...findings, subject });
    return true;
  });
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** The company's people known to the workspace, without suppressed ones. */
async function findColleagues(ctx: Context, company: Company): Promise<Person[]> {
  const { customerId, db } = ctx;
  const limit = settings.reports.knownPeople;
  const known = await findCompanyPeople(db, { customerId, companyId: company.id, limit });
  return withoutSuppressed(await findSuppressions(db, { customerId }), known);
}

/** The company as the first step stored it, and when it was read. */
async function requireCompany({ customerId, db }: Context, url: string): Promise<Company & { readAt: Date }> {
  const lookup = (await findLookups(db, { customerId, urls: [url] })).get(url);
  if (!lookup?.company) throw new Error("The company of a running report is not stored");
  return { ...lookup.company, readAt: lookup.fetchedAt };
}

/**
 * The URLs of people worth looking up: first those whose headline names the company, leaders first in both groups.
 * Headlines are only matched, never interpreted as instructions.
 */
function chooseEngagers(engagers: Engager[], company: string, most: number): string[] {
  const name = ` ${wordsOf(company).join(" ")} `;
  const orderOf = ({ headline }: Engager): number => {
    const isColleague = ` ${wordsOf(headline ?? "").join(" ")} `.includes(name);
    return (isColleague ? 0 : 2) + (decides(readTitle(null, headline).seniority) ? 0 : 1);
  };
  return engagers
    .map(({ networkUrl, ...rest }) => ({ networkUrl, order: orderOf({ networkUrl, ...rest }) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, most)
    .map(({ networkUrl }) => networkUrl);
}
