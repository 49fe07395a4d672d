import { decideClientAcrossCustomers, lockClientAcrossCustomers } from "@/db/queries/api-clients";
import { inTransaction } from "@/db/transaction";
import type { AdminClient } from "@/lib/contracts/admin";
import { notFound } from "@/lib/errors";
import { readClient } from "./clients";
import { type OperatorContext, recordOperatorAction } from "./operator";

/** Denies a client from its next request on. It can be approved later. Denying it again changes nothing. */
export async function denyClient(ctx: OperatorContext, { id }: { id: string }): Promise<AdminClient> {
  return inTransaction(ctx.db, async (tx) => {
    const client = await lockClientAcrossCustomers(tx, { id });
    if (!client) throw notFound("client");
    const { customerId, name, approval: before } = client;
    if (before !== "denied") {
      const now = ctx.clock.now();
      await decideClientAcrossCustomers(tx, { id, approval: "denied", customerId, now });
      const detail = { name, before };
      await recordOperatorAction(ctx, tx, { customerId, action: "api_client.denied", subjectId: id, detail });
    }
    return readClient({ db: tx }, { id });
  });
}
