/** Reports as a run leaves them, and complete runs, step by step as the durable function runs them. */
import { eq } from "drizzle-orm";
import { reports } from "@/db/schema";
import type { Context } from "@/lib/context";
import { finishAccount, readAccount, readColleagues } from "@/lib/domain/intelligence/account";
import type { AccountFindings, PersonFindings } from "@/lib/domain/intelligence/content";
import { countPosts, finishPerson, researchPerson } from "@/lib/domain/intelligence/person";
import { beginRun } from "@/lib/domain/intelligence/run";
import { newId } from "@/lib/ids";
import { one } from "./one";

type ReportRow = typeof reports.$inferSelect;
type Change = Partial<typeof reports.$inferInsert>;

async function insertReport(
  ctx: Context,
  given: Pick<ReportRow, "type" | "subject" | "slug"> & (AccountFindings | PersonFindings),
  change: Change,
): Promise<ReportRow> {
  const now = ctx.clock.now();
  const times = { createdAt: now, readyAt: now };
  return one(
    await ctx.db
      .insert(reports)
      .values({ id: newId(), customerId: ctx.customerId, status: "ready", ...times, ...given, ...change })
      .returning(),
  );
}

/** A ready report about a company, with a committee of one. */
export function insertAccountReport(ctx: Context, change: Change = {}): Promise<ReportRow> {
  const slug = `company-${newId()}`;
  const networkUrl = `https://${ctx.ports.network.host}/company/${slug}`;
  const member: AccountFindings["content"]["buyingCommittee"][number] = {
    ...{ name: "Pat Person", title: "VP Sales", networkUrl: `https://${ctx.ports.network.host}/in/pat` },
    persona: "sales",
    seniority: "director",
    role: "decision_maker",
    signalsCount: 2,
    reason: "Works in sales and decides.",
  };
  const facts = { industry: "Software Development", employeeCount: 250 };
  const content: AccountFindings["content"] = {
    firmographics: { networkUrl, website: null, location: "Berlin, Germany", summary: null, ...facts },
    disposition: "qualified",
    dispositionReason: "Software Development matches.",
    buyingCommittee: [member],
  };
  const summary = { disposition: "qualified", committeeSize: 1, ...facts } as const;
  const given = { type: "account", subject: networkUrl, slug, name: "Northwind", summary, content } as const;
  return insertReport(ctx, given, change);
}

/** A ready report about a person, with these signals. */
export function insertPersonReport(
  ctx: Context,
  { signalIds = [], ...change }: Change & { signalIds?: string[] } = {},
): Promise<ReportRow> {
  const slug = `person-${newId()}`;
  const networkUrl = `https://${ctx.ports.network.host}/in/${slug}`;
  const works = { currentTitle: "VP Sales", currentCompany: "Northwind" };
  const content: PersonFindings["content"] = {
    profile: {
      ...{ networkUrl, headline: "VP Sales at Northwind", companyNetworkUrl: null, ...works },
      ...{ location: null, about: null },
    },
    aiRead: { classification: "buyer", reasoning: "A fit of 88 of 100." },
    notable: { hiring: false, openToWork: false, recentJobChange: true },
    rawActivityCount: 3,
    signalIds,
  };
  const summary = { ...works, signalsCount: signalIds.length };
  const given = { type: "person", subject: networkUrl, slug, name: "Pat Person", summary, content } as const;
  return insertReport(ctx, given, change);
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
  const posts = await countPosts(ctx, run);
  return posts !== null && finishPerson(ctx, { ...run, posts });
}
