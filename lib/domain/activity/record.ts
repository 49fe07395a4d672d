import { insertActivities } from "@/db/queries/activities";
import type { ActivityCategory } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { excerpt } from "@/lib/domain/qualification/excerpt";
import { newId } from "@/lib/ids";

export interface ActivityRecord {
  category: ActivityCategory;
  /** A plain sentence for the workspace's people: no error, budget, screening reason or job id. */
  title: string;
  detail?: string | null;
  sourceId?: string;
  /** The activity goes with the signal when its person is erased: name a person nowhere else. */
  signalId?: string;
  /** Names what is told, `<noun>:<id>`, so that a repeated step tells it once. */
  cause: string;
}

const titleLength = 200;
const detailLength = 300;

/** Half of a character: PostgreSQL takes none in JSON. */
const loneSurrogates = /\p{Cs}/gu;
const lineOf = (text: string, max: number): string => excerpt(text.replace(loneSurrogates, ""), max);

/**
 * Tells the workspace's feed what was done, in one statement however much. Call it in the transaction of the
 * work. Names come from outside: each text is made one line of bounded length.
 */
export async function recordActivities(ctx: Context, records: ActivityRecord[]): Promise<void> {
  const createdAt = ctx.clock.now();
  await insertActivities(ctx.db, {
    customerId: ctx.customerId,
    activities: records.map(({ category, title, detail, sourceId, signalId, cause }) => ({
      id: newId(),
      category,
      title: lineOf(title, titleLength),
      detail: detail ? lineOf(detail, detailLength) : null,
      sourceId: sourceId ?? null,
      signalId: signalId ?? null,
      cause,
      createdAt,
    })),
  });
}
