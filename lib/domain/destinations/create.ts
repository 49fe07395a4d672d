import { lockCustomer } from "@/db/queries/customers";
import { insertDestination } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { CreatedDestination, NewDestination, OnDuplicate } from "@/lib/contracts/destinations";
import { sameAddressNotice } from "@/lib/contracts/same-address-notice";
import { recordAudit } from "@/lib/domain/audit/record";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { newId, newSignatureSecret } from "@/lib/ids";
import { findAtSameAddress } from "./find-same-address";
import { parseNewConfig } from "./parse-config";
import { presentDestination } from "./present";
import { requireTags } from "./require-tags";
import { sealConfig, sealSecret } from "./sealed";
import { requireServiceAccount } from "./service-account";

/**
 * Creates a destination. If it signs its requests, its signature secret is returned this one time; so is a notice if an
 * active one sends to the same address. Throws 400 for tags in its routing that the workspace does not have.
 */
export const createDestination = async (ctx: Context, input: NewDestination): Promise<CreatedDestination> =>
  (await createOrFindDestination(ctx, input, {})).destination;

/** The same, or the active one that sends to the same address if the caller asks for it. */
export async function createOrFindDestination(
  ctx: Context,
  input: NewDestination,
  onDuplicate: OnDuplicate,
): Promise<AddedDestination> {
  await requireTags(ctx, input.routing);
  return addDestination(ctx, { ...input, id: newId() }, onDuplicate);
}

export interface AddedDestination {
  destination: CreatedDestination;
  /** False if it is the one that was there. */
  isNew: boolean;
}

/**
 * Creates a destination with a given id. Its routing was checked when it was chosen: a tag that has been deleted since
 * stays in the rule, because without it the rule would match more.
 */
export async function addDestination(
  ctx: Context,
  { id, ...input }: NewDestination & { id: string },
  { onDuplicate }: OnDuplicate = {},
): Promise<AddedDestination> {
  const { adapter, config } = parseNewConfig(ctx, input.destinationType, input.config);
  if (input.destinationType === "spreadsheet") requireServiceAccount(ctx);
  const { keys } = ctx.ports;
  const secret = adapter.signs ? newSignatureSecret() : null;
  return transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    // Before the look-up: of two concurrent calls, the second finds the destination that the first created.
    await lockCustomer(db, { customerId });
    const same = await findAtSameAddress(ctx, input.destinationType, config);
    if (same && onDuplicate === "return") {
      return { destination: presentDestination(ctx, same), isNew: false };
    }
    await requireCap(ctx, "destinations");
    const row = await insertDestination(db, {
      customerId,
      destination: {
        id,
        type: input.destinationType,
        name: input.name,
        configEncrypted: sealConfig(config, keys, id),
        configSummary: adapter.summarize(config),
        secretEncrypted: secret ? sealSecret(secret, keys, id) : null,
        routing: input.routing ?? { mode: "auto" },
        createdAt: clock.now(),
      },
    });
    const detail = { type: row.type, name: row.name, configSummary: row.configSummary };
    await recordAudit(ctx, { action: "destination.created", subjectId: id, detail });
    const destination = {
      ...presentDestination(ctx, row),
      ...(secret && { signatureSecret: secret }),
      ...(same && { notice: sameAddressNotice(same.name) }),
    };
    return { destination, isNew: true };
  });
}
