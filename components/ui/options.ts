/** A choice of a select or a filter. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** The choices of a table of labels. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>): Option<Value>[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label })); // Its own keys.

/** The choices of a filter by age, for these numbers of days. */
export const ageOptions = (...days: number[]): Option[] =>
  days.map((count) => ({ value: String(count), label: count === 1 ? "last day" : `last ${count} days` }));
