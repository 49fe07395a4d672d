/** Which fields of a profile two versions of it differ in: pure. */

/** The names among `fields` whose values differ. */
export function changedFields<K extends string>(
  fields: readonly K[],
  before: Record<K, unknown>,
  after: Partial<Record<K, unknown>>,
): K[] {
  return fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
