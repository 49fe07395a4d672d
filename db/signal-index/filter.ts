import type { Column, SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Scope } from "./filter-values";

/** How a filter is answered: always by rows, and by sealed blocks where it has a `blocks` entry. */
export interface Filter<Value> {
  /** The condition on a row of `signals`; undefined where every row matches. */
  rows(value: Value, scope: Scope): SQL | undefined;
  /** Null where sealed blocks keep nothing for the filter: then rows answer the whole question. */
  blocks: BlockAnswer<Value> | null;
}

export interface BlockAnswer<Value> {
  /** What sealing keeps for the filter; the triggers watch the columns and tables that are named here. */
  facts: Fact[];
  /** The bits of the block `b` that match; undefined where all do. */
  bits(value: Value, reader: BlockReader): SQL | undefined;
  /** What `bits` refers to, as part of the statement's `with`. */
  part?(value: Value, scope: BlockScope): SQL;
  /** A condition on `b.block` that leaves out blocks without a match. */
  within?(value: Value, scope: BlockScope): SQL;
  /** Whether blocks can answer this value; all values where left out. */
  canAnswer?(value: Value): boolean;
}

/** What a sealed block keeps of its signals, or relies on. */
export type Fact =
  /** A bitmap for each value of a column. */
  | { kind: "value"; attribute: string; column: Column; read?(column: SQL): SQL }
  /** A bitmap for each whole number from 0 on: the signals whose column is at least that. */
  | { kind: "reached"; attribute: string; column: Column; read?(column: SQL): SQL }
  /** A bitmap for each text of a column, under its hash; the texts are kept as terms to search in. */
  | { kind: "term"; attribute: string; column: Column }
  /** The words of these columns: bitmaps for common ones, texts for the others. */
  | { kind: "words"; columns: Column[] }
  /** Bitmaps from rows of other tables: a query of (attribute, value, position) over `rows r`. */
  | { kind: "linked"; table: PgTable; query: SQL }
  /** Nothing is kept: a signal's place in its block answers, which these columns decide. */
  | { kind: "place"; columns: Column[] };

/** A question to the blocks of a workspace, each of `size` ordinals. */
export interface BlockScope extends Scope {
  size: number;
}

/** Reads the bitmaps of the block `b`. */
export interface BlockReader extends BlockScope {
  /** The signals with this value. */
  has(attribute: string, value: string): SQL;
  /** The signals with a term that contains this text, in any case. */
  hasPart(attribute: string, text: string): SQL;
}
