import { countOf } from "@/db/count-of";
import { findSetAsideSubjects, insertSetAsides } from "@/db/queries/set-asides";
import { findSource } from "@/db/queries/sources";
import type { ActivityCategory, SetAsideKind } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import { recordActivities } from "@/lib/domain/activity/record";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { telemetry } from "@/lib/telemetry/telemetry";
import { pseudonymOf } from "./address";

/** Something that can't be stored or judged. */
export interface Refused {
  kind: SetAsideKind;
  /** Identifies it: its address, or its post, person and comment. Only a hash of it is stored. */
  subject: string;
  /** What else identifies it. */
  aliases?: readonly string[];
  /** From `lastingReason`. */
  reason: string;
  sourceId?: string | undefined;
  postId?: string | undefined;
}

const told: Record<SetAsideKind, { category: ActivityCategory; noun: string; detail: string }> = {
  post: { category: "discovery", noun: "post", detail: "It could not be stored. The rest of its page was." },
  engagement: {
    category: "harvest",
    noun: "engagement",
    detail: "It could not be stored. The rest of its page was.",
  },
  person: {
    category: "enrichment",
    noun: "person",
    detail: "They could not be judged. Everyone else was, and the credit was returned.",
  },
  company: { category: "enrichment", noun: "company", detail: "Its page could not be stored." },
  signal: { category: "icp", noun: "signal", detail: "It could not be scored again and keeps its score." },
};

/**
 * Sets things aside: stores why, and tells members in the activity feed and operators in the log, the metrics and the
 * health. What is set aside already is not told again.
 */
export async function setAside(ctx: Context, refused: readonly Refused[]): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    const rowOf = (one: Refused, subject: string) => ({
      id: newId(),
      kind: one.kind,
      subject: pseudonymOf(subject),
      sourceId: one.sourceId ?? null,
      postId: one.postId ?? null,
      reason: one.reason,
      createdAt: clock.now(),
    });
    const rows = refused.map((one) => rowOf(one, one.subject));
    const stored = new Set(await insertSetAsides(db, { customerId, setAsides: rows }));
    const aliases = refused.flatMap((one) => (one.aliases ?? []).map((alias) => rowOf(one, alias)));
    await insertSetAsides(db, { customerId, setAsides: aliases });
    for (const { id, kind, subject, sourceId, postId, reason } of rows) {
      if (!stored.has(id)) continue;
      log.error({ customerId, kind, subject, sourceId, postId, reason }, "set aside: it fails every time");
      telemetry()?.add("signal.set_aside", 1, { kind });
      const { category, noun, detail } = told[kind];
      const source = sourceId ? await findSource(db, { customerId, sourceId }) : null;
      const title = `${countOf(1, noun)}${source ? ` from ${source.displayName}` : ""} was set aside`;
      const from = sourceId ? { sourceId } : {};
      await recordActivities(ctx, [{ category, title, detail, ...from, cause: `set-aside:${id}` }]);
    }
  });
}

/** The items that are not set aside. */
export async function withoutSetAside<T>(
  ctx: Context,
  kind: SetAsideKind,
  items: readonly T[],
  subjectOf: (item: T) => string,
): Promise<T[]> {
  const { db, customerId } = ctx;
  const hashes = items.map((item) => pseudonymOf(subjectOf(item)));
  const known = await findSetAsideSubjects(db, { customerId, kind, subjects: [...new Set(hashes)] });
  return known.size === 0 ? [...items] : items.filter((_, index) => !known.has(hashes[index] ?? ""));
}
