/** Which column of a customer's tab holds what, by the names in its first row: pure. */
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { type Cell, type ColumnName, cellOf, columnNames } from "./columns";

export interface Layout {
  /** Letters of the first column that has a name: rows begin there, as the vendor's tables do. */
  firstColumn: string;
  /** From that column on: what each is filled with; null for a column of the customer's own. */
  names: (ColumnName | null)[];
  /** The column by which a signal's row can be found again; null where the tab has none. */
  identity: { column: string; name: "Signal ID" | "Link" } | null;
}

const columnByKey = new Map(columnNames.map((name) => [keyOf(name), name]));

/** Names are the same whatever their case, and whatever spaces stand around them. */
function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

/** Reads a first row. Null when no name in it is one of ours. */
export function readLayout(header: readonly string[]): Layout | null {
  const first = header.findIndex((name) => name.trim() !== "");
  if (first < 0) return null;
  const names = header.slice(first).map((name) => columnByKey.get(keyOf(name)) ?? null);
  if (names.every((name) => name === null)) return null;
  const found = (["Signal ID", "Link"] as const).find((name) => names.includes(name));
  return {
    firstColumn: columnLetters(first),
    names,
    identity: found ? { name: found, column: columnLetters(first + names.indexOf(found)) } : null,
  };
}

/** The layout that an empty tab is given. */
export const ownLayout: Layout = {
  firstColumn: "A",
  names: columnNames,
  identity: { name: "Signal ID", column: columnLetters(columnNames.indexOf("Signal ID")) },
};

/** A signal's row; columns of the customer's own are left empty. */
export const rowOf = (layout: Layout, payload: WebhookPayload): Cell[] =>
  layout.names.map((name) => (name ? cellOf(name, payload) : ""));

/** 0 → A, 25 → Z, 26 → AA */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
