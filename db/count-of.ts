/** A count with its noun, singular or plural: `1 signal`, `1,200 signals`. Safe in a browser. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
