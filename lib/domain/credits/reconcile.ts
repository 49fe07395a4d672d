import {
  type Discrepancy,
  findDiscrepancies,
  findWorkspaceIdsAcrossCustomers,
} from "@/db/queries/reconciliation";
import type { SystemContext } from "@/lib/context";

export type { Discrepancy };

/** Enough to see what went wrong in a workspace. */
const most = 20;
const batch = 100;
/** Sorts before every workspace. */
const first = "00000000-0000-0000-0000-000000000000";

/** What does not add up in one workspace's credits; empty if the ledger, the grants and the holds agree. */
export const reconcileWorkspace = (
  { db }: Pick<SystemContext, "db">,
  { customerId }: { customerId: string },
): Promise<Discrepancy[]> => findDiscrepancies(db, { customerId, limit: most });

/** The same for every workspace, one after the other; `found` is called for each that does not add up. */
export async function reconcileAll(
  { db }: Pick<SystemContext, "db">,
  found: (customerId: string, discrepancies: Discrepancy[]) => void,
): Promise<{ workspaces: number }> {
  let workspaces = 0;
  const next = (after: string) => findWorkspaceIdsAcrossCustomers(db, { after, limit: batch });
  for (let ids = await next(first); ids.length > 0; ids = await next(ids.at(-1) ?? first)) {
    for (const customerId of ids) {
      const discrepancies = await reconcileWorkspace({ db }, { customerId });
      if (discrepancies.length > 0) found(customerId, discrepancies);
    }
    workspaces += ids.length;
  }
  return { workspaces };
}
