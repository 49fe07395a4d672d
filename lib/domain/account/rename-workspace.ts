import { findCustomerName, lockCustomer, updateCustomer } from "@/db/queries/customers";
import { type Context, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";

/** Renames the workspace. The same name again records nothing. */
export async function renameWorkspace(ctx: Context, { name }: { name: string }): Promise<{ name: string }> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const before = await findCustomerName(db, { customerId });
    if (before !== name) {
      await updateCustomer(db, { customerId, set: { name } });
      const changes = { name: { before, after: name } };
      await recordAudit(ctx, { action: "workspace.renamed", subjectId: customerId, changes });
    }
    return { name };
  });
}
