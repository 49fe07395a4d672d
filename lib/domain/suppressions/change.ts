import {
  closePostsOfAuthor,
  deleteSuppressionRow,
  findSuppression,
  insertSuppression,
} from "@/db/queries/suppressions";
import { type Context, transaction } from "@/lib/context";
import type { NewSuppression, Suppression } from "@/lib/contracts/suppressions";
import { recordAudit } from "@/lib/domain/audit/record";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { canonicalSuppression } from "./canonical";
import { presentSuppression } from "./list";

/**
 * Suppresses a person, company or domain, and closes the open posts that they wrote. Whoever asks again wants
 * what stands already: they are answered that, and nothing is written. Throws 400 for what names nobody.
 */
export async function suppress(ctx: Context, input: NewSuppression): Promise<Suppression> {
  const { kind, value } = canonicalSuppression(input, ctx.ports.network.host);
  const row = await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const made = await insertSuppression(db, {
      customerId,
      id: newId(),
      kind,
      value,
      createdAt: ctx.clock.now(),
    });
    if (!made) return findSuppression(db, { customerId, kind, value });
    const postsClosed =
      kind === "domain" ? 0 : await closePostsOfAuthor(db, { customerId, authorNetworkUrl: value });
    await recordAudit(ctx, {
      action: "suppression.created",
      subjectId: made.id,
      detail: { kind, value, postsClosed },
    });
    return made;
  });
  // The one that stood was lifted in between: this suppresses anew.
  return row ? presentSuppression(row) : suppress(ctx, input);
}

/** Lifts a suppression. Posts that it closed and deliveries that it cancelled stay so. */
export async function unsuppress(ctx: Context, input: { suppressionId: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const lifted = await deleteSuppressionRow(ctx.db, { customerId: ctx.customerId, ...input });
    if (!lifted) throw notFound("suppression");
    const { id, kind, value } = lifted;
    await recordAudit(ctx, { action: "suppression.deleted", subjectId: id, detail: { kind, value } });
  });
}
