/** Notices a listing that ignores its cursor and sends the same page for ever. Pure. */
import { createHash } from "node:crypto";

/** Of each item's hash; short, because they travel in the cursor. A page has about a hundred items. */
const printLength = 6;
const mostPrints = 200;

/** The items of a page in short, for the cursor of the next page. `idOf` names an item; others are told by content. */
export const printsOf = (items: readonly unknown[], idOf: (item: unknown) => string | null): string =>
  items
    .slice(0, mostPrints)
    .map((item) => hash(idOf(item) ?? JSON.stringify(item) ?? ""))
    .join("");

/** Whether everything on a page was on the page before it. */
export function bringsNothingNew(prints: string, before: string | null | undefined): boolean {
  if (!before || prints === "") return false;
  const seen = new Set(split(before));
  return split(prints).every((print) => seen.has(print));
}

/** What a schema of a cursor accepts. */
export const longestPrints = printLength * mostPrints;

const split = (prints: string): string[] => prints.match(/.{6}/g) ?? [];

const hash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, printLength);
