import type { SystemContext } from "@/lib/context";
import { reconcileAll } from "@/lib/domain/credits/reconcile";
import { log } from "@/lib/log";

/**
 * Proves each night that every workspace's ledger, grants and holds agree. Changes nothing: what does not add up is
 * logged as an error with its figures, for a person to look into.
 */
export async function reconcileCredits(ctx: SystemContext): Promise<{ workspaces: number; wrong: string[] }> {
  const wrong: string[] = [];
  const { workspaces } = await reconcileAll(ctx, (customerId, discrepancies) => {
    wrong.push(customerId);
    log.error({ customerId, discrepancies }, "credits do not add up");
  });
  return { workspaces, wrong };
}
