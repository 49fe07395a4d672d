import { findUser } from "@/db/queries/users";
import type { AuditChanges } from "@/db/schema";
import type { Context } from "@/lib/context";
import type { IcpFields } from "@/lib/contracts/icp";
import { recordActivities } from "@/lib/domain/activity/record";
import { newId } from "@/lib/ids";

const fieldLabels: Record<keyof IcpFields | "name", string> = {
  name: "name",
  minEmployees: "company size",
  maxEmployees: "company size",
  targetIndustries: "industries",
  targetTitles: "titles",
  targetPersonas: "personas",
  targetSeniority: "seniority",
  excludedTitles: "excluded titles",
  excludedIndustries: "excluded industries",
  additionalContext: "additional context",
};

/**
 * Adds an entry to the activity feed when a person changes or resets the ICP: who and which fields, never values.
 * Adds nothing if no field changed or the service made the change. Call it in the change's transaction.
 */
export async function recordIcpActivity(
  ctx: Context,
  { what, changes }: { what: "changed" | "reset"; changes: AuditChanges },
): Promise<void> {
  const { actor, db } = ctx;
  if (actor.kind !== "user" || Object.keys(changes).length === 0) return;
  const user = await findUser(db, actor.userId);
  const title = `${user?.name ?? user?.email ?? "Someone"} ${what} the ideal customer profile`;
  const changed = Object.entries(fieldLabels).filter(([name]) => Object.hasOwn(changes, name));
  const fields = [...new Set(changed.map(([, word]) => word))].join(", ");
  await recordActivities(ctx, [
    { category: "icp", title, detail: `Changed: ${fields}`, cause: `icp:${newId()}` },
  ]);
}
