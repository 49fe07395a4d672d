/** The first row of an answer that has one. */
export function one<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("There is no row");
  return row;
}
