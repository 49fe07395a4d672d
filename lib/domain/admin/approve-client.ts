import type { Db } from "@/db/client";
import {
  type ApiClientRow,
  closeUnusedWorkspace,
  decideClientAcrossCustomers,
  lockClientAcrossCustomers,
} from "@/db/queries/api-clients";
import { moveAuditEvents } from "@/db/queries/audit";
import { findCustomer, lockCustomer } from "@/db/queries/customers";
import { inTransaction } from "@/db/transaction";
import type { AdminClient, ClientApprovalRequest } from "@/lib/contracts/admin";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { invalidField, notFound } from "@/lib/errors";
import { readClient } from "./clients";
import { type ContactInvite, keepContactInvite, mailContactInvite } from "./invite-contact";
import { type OperatorContext, recordOperatorAction } from "./operator";

/**
 * Approves a client from its next request on. A registered client keeps its provisional workspace, and its contact
 * is invited as admin, or it is attached to `customerId`. Approving again only replaces a missing invite. Throws
 * 400, 404, `client_cap_reached`, and 502 if the email fails.
 */
export async function approveClient(
  ctx: OperatorContext,
  { id, customerId }: { id: string } & ClientApprovalRequest,
): Promise<AdminClient> {
  const invited = await inTransaction(ctx.db, async (tx) => {
    const client = await lockClientAcrossCustomers(tx, { id });
    if (!client) throw notFound("client");
    const target = customerId ?? client.customerId;
    if (target === null) throw refuse("is required because this client has no workspace");
    return target === client.customerId
      ? keep(ctx, tx, { ...client, customerId: target })
      : attach(ctx, tx, client, target);
  });
  if (invited) await mailContactInvite(ctx, invited);
  return readClient(ctx, { id });
}

async function keep(
  ctx: OperatorContext,
  tx: Db,
  client: ApiClientRow & { customerId: string },
): Promise<ContactInvite | null> {
  if (client.approval !== "approved") await decide(ctx, tx, client, client.customerId);
  return client.networkUrl === null ? null : keepContactInvite(ctx, tx, client);
}

/** Moves a registered client to a workspace. Its provisional workspace is closed if nothing else uses it. */
async function attach(ctx: OperatorContext, tx: Db, client: ApiClientRow, customerId: string): Promise<null> {
  if (client.networkUrl === null) throw refuse("must be the client's own workspace: an admin made it there");
  if (client.approval === "approved") {
    throw refuse("must be the client's own workspace. To move an approved client, deny it first");
  }
  await lockCustomer(tx, { customerId });
  if (!(await findCustomer(tx, { customerId }))) throw notFound("workspace");
  await requireCap({ ...ctx, db: tx, customerId }, "apiClients");
  await decide(ctx, tx, client, customerId);
  const left = client.customerId;
  if (left !== null) {
    await moveAuditEvents(tx, { customerId: left, subjectId: client.id, toCustomerId: customerId });
  }
  if (left !== null && (await closeUnusedWorkspace(tx, { customerId: left }))) {
    const detail = { clientId: client.id };
    await recordOperatorAction(ctx, tx, {
      customerId: left,
      action: "lifecycle.closed",
      subjectId: left,
      detail,
    });
  }
  return null;
}

async function decide(
  ctx: OperatorContext,
  tx: Db,
  { id, name, approval: before }: ApiClientRow,
  customerId: string,
): Promise<void> {
  await decideClientAcrossCustomers(tx, { id, approval: "approved", customerId, now: ctx.clock.now() });
  const detail = { name, before };
  await recordOperatorAction(ctx, tx, { customerId, action: "api_client.approved", subjectId: id, detail });
}

const refuse = (message: string) => invalidField("customerId", message);
