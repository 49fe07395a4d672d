/** Reports as a run leaves them, and complete runs, step by step as the durable function runs them. */
import { eq } from "drizzle-orm";
import type { IcpProfile } from "@/db/queries/customers";
import { reports } from "@/db/schema";
import { rulesAssessor } from "@/lib/assessment/rules";
import type { Seen, SeenPerson } from "@/lib/assessment/seen";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { finishAccount, readAccount, readColleagues } from "@/lib/domain/reports/account";
import { findOfAccount } from "@/lib/domain/reports/account-findings";
import type { AccountFindings, PersonFindings } from "@/lib/domain/reports/content";
import { finishPerson, researchPerson } from "@/lib/domain/reports/person";
import { findOfPerson, type PersonFacts, toAssessmentInput } from "@/lib/domain/reports/person-findings";
import { beginRun } from "@/lib/domain/reports/run";
import { newId } from "@/lib/ids";
import { one } from "./one";
import { salesIcp, seenCompany, seenEngagement, seenPerson, seenPost, seenSource } from "./seen";

type ReportRow = typeof reports.$inferSelect;
type Change = Partial<typeof reports.$inferInsert>;

async function insertReport(
  ctx: Context,
  input: Pick<ReportRow, "type" | "subject" | "slug"> & (AccountFindings | PersonFindings),
  change: Change,
): Promise<ReportRow> {
  const now = ctx.clock.now();
  const times = { createdAt: now, readyAt: now };
  return one(
    await ctx.db
      .insert(reports)
      .values({ id: newId(), customerId: ctx.customerId, status: "ready", ...times, ...input, ...change })
      .returning(),
  );
}

const ofPat = { name: "Pat Person", title: "VP Sales" };

/** What was seen of Pat: a question under a post, which made a signal. */
function seePat(person: SeenPerson, now: Date): Seen {
  const id = newId();
  const post = seenPost("Your pipeline review is not a status meeting.", { postedAt: now });
  const signal = {
    id: newId(),
    strength: 8,
    suggestedOpener: "Pat, your question stayed with me.",
    createdAt: now,
  };
  const asked = seenEngagement(person, {
    ...{ id, post, at: now, meaning: "asks", text: "Which tool do you use?" },
    ...{ signal: { ...signal, language: "en", engagementId: id }, source: seenSource({ createdAt: now }) },
  });
  return { since: new Date(now.getTime() - days(90)), engagements: [asked], total: 1 };
}

const anIcp = (ctx: Context): IcpProfile => {
  const at = ctx.clock.now();
  const own = { id: newId(), customerId: ctx.customerId, name: "Sales", isDefault: true, draft: null };
  return { ...salesIcp, ...own, createdAt: at, updatedAt: at };
};

/** A ready report about a company, with a committee of one. */
export async function insertAccountReport(ctx: Context, change: Change = {}): Promise<ReportRow> {
  const now = ctx.clock.now();
  const slug = `company-${newId()}`;
  const networkUrl = `https://${ctx.ports.network.host}/company/${slug}`;
  const { title, ...named } = ofPat;
  const person = seenPerson(title, {
    ...named,
    networkUrl: `https://${ctx.ports.network.host}/in/pat`,
    readAt: now,
  });
  const { name, ...found } = await findOfAccount({
    icp: anIcp(ctx),
    company: {
      ...seenCompany({ networkUrl, employeeCount: 250, readAt: now }),
      ...{ website: null, location: "Berlin, Germany", summary: null },
    },
    people: [person],
    signalCounts: new Map([[person.id, 2]]),
    seen: seePat(person, now),
    ...{ watched: [], earlier: null, now },
  });
  return insertReport(ctx, { type: "account", subject: networkUrl, slug, name, ...found }, change);
}

/** A ready report about a person, with these signals. */
export async function insertPersonReport(
  ctx: Context,
  { signalIds = [], ...change }: Change & { signalIds?: string[] } = {},
): Promise<ReportRow> {
  const now = ctx.clock.now();
  const slug = `person-${newId()}`;
  const networkUrl = `https://${ctx.ports.network.host}/in/${slug}`;
  const { title, ...named } = ofPat;
  const person = seenPerson(title, { ...named, networkUrl, headline: "VP Sales at Northwind", readAt: now });
  const facts: PersonFacts = {
    standards: { icp: anIcp(ctx), ownCompany: { networkUrl: null, name: null }, watched: [] },
    profile: {
      ...{ ...person, about: null, location: null, companyName: "Northwind", companyNetworkUrl: null },
      ...{ positionStartedAt: now, hiring: false, openToWork: false },
    },
    ...{ person, company: seenCompany({ readAt: now }), seen: seePat(person, now) },
    ...{
      signals: { ids: signalIds, total: signalIds.length },
      activity: 3,
      earlier: null,
      colleagues: { people: [], engagements: [] },
      now,
    },
  };
  const { name, ...found } = await findOfPerson(facts, await rulesAssessor.assess(toAssessmentInput(facts)));
  return insertReport(ctx, { type: "person", subject: networkUrl, slug, name, ...found }, change);
}

/** The texts in a report that claim something without naming a source. */
export function sourcelessClaims(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcelessClaims);
  if (typeof value !== "object" || value === null) return [];
  const isBare = "sources" in value && Array.isArray(value.sources) && value.sources.length === 0;
  return [...(isBare ? [JSON.stringify(value)] : []), ...Object.values(value).flatMap(sourcelessClaims)];
}

export const reportRow = async ({ db }: Context, id: string): Promise<ReportRow> =>
  one(await db.select().from(reports).where(eq(reports.id, id)));

/** The books of a workspace with 1,000 credits after one report at this price. */
export const booksBurning = (price: number) => ({
  ...{ balance: 1_000 - price, ledger: 1_000 - price, burned: price },
  entries: { grant: 1, "intelligence hold": 1, "intelligence settle": 1 },
});

/** The same after one failed report. */
export const booksRefunded = {
  ...{ balance: 1_000, ledger: 1_000, burned: 0 },
  entries: { grant: 1, "intelligence hold": 1, "intelligence refund": 1 },
};

/** Runs an attempt to its end; returns whether it made the report ready. */
export async function runReport(ctx: Context, reportId: string, attempt = 1): Promise<boolean> {
  const run = { reportId, attempt };
  const type = await beginRun(ctx, run);
  if (type === "account") {
    const postUrls = await readAccount(ctx, run);
    if (!postUrls) return false;
    await readColleagues(ctx, { ...run, postUrls });
    return finishAccount(ctx, run);
  }
  if (type === null || !(await researchPerson(ctx, run))) return false;
  return finishPerson(ctx, run);
}
