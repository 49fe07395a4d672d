import { lockCustomer } from "@/db/queries/customers";
import { findStageNames, writeStageName } from "@/db/queries/signal-stage-names";
import { builtInStageNames } from "@/db/stages";
import { signalStages } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import type { StageNameChange } from "@/lib/contracts/signal-work";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";

/** The stages in order, each with the workspace's name for it. */
export async function listStages({ db, customerId }: Context) {
  const own = await findStageNames(db, { customerId });
  return { data: signalStages.map((stage) => ({ stage, name: own[stage] ?? builtInStageNames[stage] })) };
}

/** Renames stages; null restores the built-in name. Throws 409 `duplicate_name` if two would have the same name. */
export async function renameStages(ctx: Context, change: StageNameChange) {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const before = await listStages(ctx);
    for (const stage of signalStages) {
      const name = change[stage];
      if (name === undefined) continue;
      await writeStageName(db, { customerId, stage, name: name === builtInStageNames[stage] ? null : name });
    }
    const after = await listStages(ctx);
    requireDistinct(after.data.map(({ name }) => name));
    const changes = Object.fromEntries(
      after.data.flatMap(({ stage, name }, n) => {
        const old = before.data[n]?.name ?? "";
        return old === name ? [] : [[stage, { before: old, after: name }]];
      }),
    );
    if (Object.keys(changes).length > 0) await recordAudit(ctx, { action: "signal_stage.renamed", changes });
    return after;
  });
}

function requireDistinct(names: string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name.toLowerCase())) {
      throw new AppError("duplicate_name", `Two stages would be named "${name}".`);
    }
    seen.add(name.toLowerCase());
  }
}
