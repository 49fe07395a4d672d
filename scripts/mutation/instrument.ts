import { listMutants } from "./list-mutants";

/**
 * The file's text with the same behavior, but once a mutant would change a value it appends a line with `prefix` and
 * the mutant's index to the file `log`. A boundary (`<` for `<=`) changes nothing until both sides are equal. Pure.
 */
export function instrument(text: string, prefix: string, log: string): string {
  const [closing, opening] = [new Map<number, string>(), new Map<number, string>()];
  const insert = (pieces: Map<number, string>, at: number, piece: string) =>
    pieces.set(at, (pieces.get(at) ?? "") + piece);
  // Outer expressions come before inner ones, so that those that begin together open in this order.
  for (const [index, { start, end, replacement, seenIn }] of listMutants(text).entries()) {
    if (!seenIn) continue;
    const isBoundary = /^[<>]/.test(replacement);
    insert(opening, seenIn.start, isBoundary ? `__compare(${index}, ` : `(__seen(${index}), `);
    insert(closing, seenIn.end, ")");
    if (isBoundary) insert(opening, start, ', "');
    if (isBoundary) insert(opening, end, '", ');
  }
  const pieceAt = (at: number) => (closing.get(at) ?? "") + (opening.get(at) ?? "") + (text[at] ?? "");
  return Array.from({ length: text.length + 1 }, (_, at) => pieceAt(at)).join("") + functions(prefix, log);
}

/** Function declarations, since modules that import each other may call them before the module's end is reached. */
const functions = (prefix: string, log: string): string => `
function __seen(index) {
  const seen = (__seen.all ??= new Set());
  if (seen.has(index)) return;
  seen.add(index);
  process.getBuiltinModule("node:fs").appendFileSync(${JSON.stringify(log)}, ${JSON.stringify(prefix)} + index + "\\n");
}
function __compare(index, a, operator, b) {
  if (a <= b && a >= b) __seen(index);
  return { "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b }[operator];
}
`;
