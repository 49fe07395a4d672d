import { insertActivities, type NewActivity } from "@/db/queries/activities";
import type { ActivityCategory } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { excerpt } from "@/lib/judgement/text/excerpt";

export interface ActivityRecord {
  category: ActivityCategory;
  /** A plain sentence for the workspace's users: no errors, budgets, screening reasons or job ids. */
  title: string;
  detail?: string | null;
  sourceId?: string;
  /** The activity is deleted with the signal when its person is erased, so don't name a person in any other field. */
  signalId?: string;
  /** Identifies the event as `<noun>:<id>`, so that a repeated step records it once. */
  cause: string;
}

const titleLength = 200;
const detailLength = 300;

/** Lone surrogates: PostgreSQL rejects them in JSON. */
const loneSurrogates = /\p{Cs}/gu;
const lineOf = (text: string, max: number): string => excerpt(text.replace(loneSurrogates, ""), max);

/**
 * Adds entries to the workspace's activity feed in a single statement. Call it in the transaction of the work it
 * describes.
 */
export async function recordActivities(ctx: Context, records: ActivityRecord[]): Promise<void> {
  await insertActivities(ctx.db, { customerId: ctx.customerId, activities: toActivities(ctx, records) });
}

/** The entries as stored. Names come from outside, so each text is reduced to one line of limited length. */
export function toActivities({ clock }: Pick<Context, "clock">, records: ActivityRecord[]): NewActivity[] {
  const createdAt = clock.now();
  return records.map(({ category, title, detail, sourceId, signalId, cause }) => ({
    id: newId(),
    category,
    title: lineOf(title, titleLength),
    detail: detail ? lineOf(detail, detailLength) : null,
    sourceId: sourceId ?? null,
    signalId: signalId ?? null,
    cause,
    createdAt,
  }));
}
