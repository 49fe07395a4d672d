/** The choices of a filter by age, for these numbers of days. */
export const ageOptions = (...days: number[]) =>
  days.map((count) => ({ value: String(count), label: count === 1 ? "last day" : `last ${count} days` }));
