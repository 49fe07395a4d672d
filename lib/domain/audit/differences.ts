/** What an audit entry says of a change: pure. */
import type { AuditChanges } from "@/db/schema";

/** Stands for a value that nobody may read in the log. */
const masked = "••••";

/**
 * The fields of `after` whose values differ from those of `before`, each with both. Fields named as secrets are
 * masked: the log says that they changed, not what they are.
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
