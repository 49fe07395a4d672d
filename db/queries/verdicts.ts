/** Members' verdicts, with the facts about the person that a proposal can follow. */
import { and, desc, eq, gte } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { companies, engagements, people, profileLookups, rescues, signalFeedback, signals } from "../schema";
import type { FeedbackReason, FeedbackVerdict, Persona, Seniority } from "../vocabulary";

export interface PersonFacts {
  personName: string;
  title: string | null;
  companyName: string | null;
  industry: string | null;
  employeeCount: number | null;
}

/** One member's feedback on a signal. */
export interface SignalVerdict extends PersonFacts {
  signalId: string;
  verdict: FeedbackVerdict;
  reasons: FeedbackReason[];
  at: Date;
  persona: Persona | null;
  seniority: Seniority | null;
}

/** One member's "this should have been a signal". */
export interface RescueVerdict extends PersonFacts {
  engagementId: string;
  /** The signal that it became, if any. */
  signalId: string | null;
  gate: string;
  at: Date;
}

interface Asked {
  customerId: string;
  since: Date;
  /** The newest ones. */
  limit: number;
}

/** Feedback given since a time, newest first. */
export async function findSignalVerdicts(
  db: Db,
  { customerId, since, limit }: Asked,
): Promise<SignalVerdict[]> {
  return db
    .select({
      signalId: signals.id,
      verdict: signalFeedback.verdict,
      reasons: signalFeedback.reasons,
      at: signalFeedback.updatedAt,
      personName: signals.personName,
      title: signals.personTitle,
      ...pick(signals, "companyName", "industry", "employeeCount", "persona", "seniority"),
    })
    .from(signalFeedback)
    .innerJoin(signals, eq(signals.id, signalFeedback.signalId))
    .where(and(eq(signalFeedback.customerId, customerId), gte(signalFeedback.updatedAt, since)))
    .orderBy(desc(signalFeedback.updatedAt), desc(signalFeedback.id))
    .limit(limit);
}

/** Rescues since a time, newest first. Facts are null for people whose profile was never read. */
export async function findRescueVerdicts(
  db: Db,
  { customerId, since, limit }: Asked,
): Promise<RescueVerdict[]> {
  const rows = await db
    .select({
      engagementId: engagements.id,
      signalId: engagements.signalId,
      gate: rescues.gate,
      at: rescues.updatedAt,
      personName: engagements.personName,
      headline: engagements.headline,
      title: people.title,
      employer: people.companyName,
      companyName: companies.name,
      industry: companies.industry,
      employeeCount: companies.employeeCount,
    })
    .from(rescues)
    .innerJoin(engagements, eq(engagements.id, rescues.engagementId))
    .leftJoin(
      profileLookups,
      and(
        eq(profileLookups.customerId, rescues.customerId),
        eq(profileLookups.requestedUrl, engagements.personUrl),
      ),
    )
    .leftJoin(people, eq(people.id, profileLookups.personId))
    .leftJoin(companies, eq(companies.id, people.companyId))
    .where(and(eq(rescues.customerId, customerId), gte(rescues.updatedAt, since)))
    .orderBy(desc(rescues.updatedAt), desc(rescues.id))
    .limit(limit);
  return rows.map(({ headline, employer, ...row }) => ({
    ...row,
    title: row.title ?? headline,
    companyName: row.companyName ?? employer,
  }));
}
