/** Maps the columns of a customer's tab by the names in its first row. Pure. */
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import type { FieldState } from "../destination";
import { type Cell, type ColumnName, cellOf, columnNames, laterColumns } from "./columns";

export interface Layout {
  /** Letters of the first named column: rows begin there, as the vendor's tables do. */
  firstColumn: string;
  /** The content of each column from there on; null for the customer's own columns. */
  names: (ColumnName | null)[];
  /** The column that identifies a signal's row; null if the tab has none. */
  identity: { column: string; name: "Signal ID" | "Link" } | null;
}

const columnByKey = new Map(columnNames.map((name) => [keyOf(name), name]));

/** With this share of our columns, a first row is taken for ours, so that those that are absent were there once. */
const shareOfOurs = 0.75;

/** Column names are compared without case and surrounding spaces. */
function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

/** Reads a first row. Null if it contains none of our column names. */
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

/** The layout for an empty tab. */
export const ownLayout: Layout = {
  firstColumn: "A",
  names: columnNames,
  identity: { name: "Signal ID", column: columnLetters(columnNames.indexOf("Signal ID")) },
};

/**
 * Which of our columns the tab has. A tab with a few of them was made so on purpose: there, only what was seen before
 * can be missing.
 */
export function columnStates({ names }: Layout, readAt: Date): FieldState[] {
  const found = new Set(names);
  const isOurs = columnNames.filter((name) => found.has(name)).length >= columnNames.length * shareOfOurs;
  return columnNames.map((name) => ({
    ...{ name, readAt, isExpected: isOurs && !laterColumns.includes(name) },
    problem: found.has(name) ? null : "missing",
  }));
}

/** A signal's row; the customer's own columns stay empty. */
export const rowOf = (layout: Layout, payload: WebhookPayload): Cell[] =>
  layout.names.map((name) => (name ? cellOf(name, payload) : ""));

/** 0 → A, 25 → Z, 26 → AA */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
