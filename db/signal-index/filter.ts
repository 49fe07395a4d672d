import type { Column, SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Scope } from "./filter-values";

/** How a filter is evaluated: always by rows, and by sealed blocks if it has a `blocks` entry. */
export interface Filter<Value> {
  /** The condition on a row of `signals`; undefined if every row matches. */
  rows(value: Value, scope: Scope): SQL | undefined;
  /** Null if sealed blocks store nothing for the filter. The whole query is then answered by rows. */
  blocks: BlockAnswer<Value> | null;
}

export interface BlockAnswer<Value> {
  /** What sealing stores for the filter. The triggers watch the columns and tables listed here. */
  facts: Fact[];
  /** The matching bits of the block `b`; undefined if all match. */
  bits(value: Value, reader: BlockReader): SQL | undefined;
  /** The CTE that `bits` refers to. */
  part?(value: Value, scope: BlockScope): SQL;
  /** A condition on `b.block` that excludes blocks without a match. */
  within?(value: Value, scope: BlockScope): SQL;
  /** Whether blocks can answer this value; if omitted, they can answer all values. */
  canAnswer?(value: Value): boolean;
}

/** What a sealed block stores for its signals, or relies on. */
export type Fact =
  /** A bitmap for each value of a column. */
  | { kind: "value"; attribute: string; column: Column; read?(column: SQL): SQL }
  /** A bitmap for each whole number from 0: the signals whose column is at least that number. */
  | { kind: "reached"; attribute: string; column: Column; read?(column: SQL): SQL }
  /** A bitmap for each text of a column, under its hash. The texts are stored as terms to search in. */
  | { kind: "term"; attribute: string; column: Column }
  /** The words of a column, in a table of their own. */
  | { kind: "words"; column: Column }
  /** Bitmaps from rows of other tables: a query of (attribute, value, position) over `rows r`. */
  | { kind: "linked"; table: PgTable; query: SQL }
  /** Stores nothing: the signal's position in its block answers. These columns determine it. */
  | { kind: "place"; columns: Column[] };

/** A query over the blocks of a workspace, with `size` ordinals each. */
export interface BlockScope extends Scope {
  size: number;
}

/** Reads the bitmaps of the block `b`. */
export interface BlockReader extends BlockScope {
  /** The signals with this value. */
  has(attribute: string, value: string): SQL;
  /** The signals with one of these values, given as a query of one column. */
  hasAny(attribute: string, values: SQL): SQL;
  /** The signals with a term that contains this text, ignoring case. */
  hasPart(attribute: string, text: string): SQL;
}
