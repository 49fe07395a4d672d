/** Which fields differ between two versions of an ICP. Pure. */

/** The names among `fields` whose values differ. */
export function changedFields<K extends string>(
  fields: readonly K[],
  before: Record<K, unknown>,
  after: Partial<Record<K, unknown>>,
): K[] {
  return fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
