import { getDomain } from "tldts";
import {
  closePostsOfAuthor,
  deleteSuppressionRow,
  findSuppression,
  insertSuppression,
} from "@/db/queries/suppressions";
import { type Context, transaction } from "@/lib/context";
import type { NewSuppression, Suppression } from "@/lib/contracts/suppressions";
import { recordAudit } from "@/lib/domain/audit/record";
import { resolveAddressOf } from "@/lib/domain/network-address";
import { invalidField, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Network } from "@/lib/networks/network";
import { tidyPasted } from "@/lib/networks/pasted-address";
import { presentSuppression } from "./list";
import { hostOf } from "./match";

/**
 * Suppresses a person, company or domain, and closes the open posts they wrote. If the suppression already exists
 * it is returned, and nothing is written. Throws 400 for an invalid value.
 */
export async function suppress(ctx: Context, input: NewSuppression): Promise<Suppression> {
  const { kind, value } = await canonicalSuppression(input, ctx.ports.network);
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
  // The existing one was deleted in between: suppress again.
  return row ? presentSuppression(row) : suppress(ctx, input);
}

/** Deletes a suppression. Posts it closed and deliveries it canceled stay that way. */
export async function unsuppress(ctx: Context, input: { suppressionId: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const lifted = await deleteSuppressionRow(ctx.db, { customerId: ctx.customerId, ...input });
    if (!lifted) throw notFound("suppression");
    const { id, kind, value } = lifted;
    await recordAudit(ctx, { action: "suppression.deleted", subjectId: id, detail: { kind, value } });
  });
}

/**
 * A suppression in the form in which rows are compared. Throws 400 if the value is not valid for its kind, and 502 if
 * a name must be looked up and its network does not answer.
 */
async function canonicalSuppression(
  { kind, value }: NewSuppression,
  network: Network,
): Promise<NewSuppression> {
  if (kind !== "domain") {
    const { url } = await resolveAddressOf(network, kind, { input: value, field: "value" });
    return { kind, value: url };
  }
  const domain = canonicalDomain(value);
  if (domain === null) throw invalidField("value", "is not a domain such as example.com");
  return { kind, value: domain };
}

/** A domain, or that of a pasted website. An email address is refused: it names a person, not a company. */
function canonicalDomain(value: string): string | null {
  const text = tidyPasted(value);
  if (/[@\s]/.test(text)) return null;
  const host = hostOf(text.toLowerCase());
  // A public suffix (`com`, `co.uk`) or a bare host name has no registrable domain.
  return host && getDomain(host) !== null ? host : null;
}
