import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { at } from "./columns";
import { customers } from "./customers";

/** One bit per signal, as `0` and `1`; the leftmost is the block's first ordinal. */
const bits = customType<{ data: string }>({ dataType: () => "bit varying" });

const customerId = () =>
  uuid("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" });

/** The next ordinal of a workspace. Locked while signals are inserted, so that ordinals have no gaps. */
export const signalCounters = pgTable("signal_counters", {
  customerId: customerId().primaryKey(),
  nextOrdinal: integer("next_ordinal").notNull().default(0),
  /** Number of deleted signals, maintained by a trigger so that the total is known without counting. */
  deleted: integer("deleted").notNull().default(0),
  lastCreatedAt: at("last_created_at"),
  /** Ordinals per block; a multiple of 32 that never changes once there are signals. */
  blockSize: integer("block_size").notNull().default(8_192),
});

/** A range of `blockSize` ordinals. The block is sealed if `live` is set; its bitmaps then answer for its rows. */
export const signalBlocks = pgTable(
  "signal_blocks",
  {
    customerId: customerId(),
    block: integer("block").notNull(),
    /** The signals that exist. */
    live: bits("live"),
    sealedAt: at("sealed_at"),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.block] })],
);

/** The signals of a sealed block that have a value. Without a row, no signal has it. */
export const signalBitmaps = pgTable(
  "signal_bitmaps",
  {
    customerId: customerId(),
    attribute: text("attribute").notNull(),
    value: text("value").notNull(),
    block: integer("block").notNull(),
    bits: bits("bits").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.attribute, t.value, t.block] }),
    index("signal_bitmaps_block").on(t.customerId, t.block),
  ],
);

/**
 * Changed signals of sealed blocks, written by triggers with the change. Their rows answer for them until they are
 * folded into the bitmaps. No foreign key to customers, because a cascade may write here.
 */
export const signalMarks = pgTable(
  "signal_marks",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid("customer_id").notNull(),
    ordinal: integer("ordinal").notNull(),
    /** Whether its words changed, or it was deleted. */
    words: boolean("words").notNull().default(true),
  },
  (t) => [index("signal_marks_ordinal").on(t.customerId, t.ordinal)],
);

/** The texts behind bitmaps whose value is the hash of a text. Searches match parts of these texts. */
export const signalTerms = pgTable(
  "signal_terms",
  {
    customerId: customerId(),
    attribute: text("attribute").notNull(),
    key: text("key").notNull(),
    text: text("text").notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.attribute, t.key] })],
);

/** Compared byte by byte, so that the words that begin alike are next to each other. */
const word = customType<{ data: string }>({ dataType: () => `text collate "C"` });

/** The signals of a sealed block that have a word, as bits if many have it, otherwise as positions. */
export const signalWords = pgTable(
  "signal_words",
  {
    customerId: customerId(),
    word: word("word").notNull(),
    block: integer("block").notNull(),
    bits: bits("bits"),
    /** From 0 up to the block's size, in any order; null if there are bits. */
    positions: smallint("positions").array(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.word, t.block] }),
    index("signal_words_block").on(t.customerId, t.block),
  ],
);

/** Not used since December 2026, and empty. The next version drops it. */
export const signalTexts = pgTable(
  "signal_texts",
  {
    customerId: customerId(),
    ordinal: integer("ordinal").notNull(),
    text: text("text").notNull(),
    rare: text("rare").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.ordinal] }),
    index("signal_texts_rare").using("gin", t.rare.op("gin_trgm_ops")),
  ],
);
