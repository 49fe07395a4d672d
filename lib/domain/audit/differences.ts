/** Computes the changes shown in an audit entry. Pure. */
import type { AuditChanges } from "@/db/schema";

/** Replaces values that must not be readable in the log. */
const masked = "••••";

/**
 * The fields of `after` whose values differ from `before`, each with both values. Fields listed in `secrets` are
 * masked: the log shows that they changed, but not their values.
 */
export function differences(before: object, after: object, secrets: readonly string[] = []): AuditChanges {
  const valuesBefore = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) =>
      value !== undefined && JSON.stringify(valuesBefore.get(field)) !== JSON.stringify(value),
  );
  return Object.fromEntries(
    changed.map(([field, value]) => [
      field,
      secrets.includes(field)
        ? { before: masked, after: masked }
        : { before: valuesBefore.get(field) ?? null, after: value },
    ]),
  );
}
