/** The first row of a result that has one. */
export function one<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("There are no rows");
  return row;
}
