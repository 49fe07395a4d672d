import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBlocks, signalCounters, signalMarks } from "../schema";

/** Workspaces with blocks to seal or fold: full blocks that are not sealed, or changed signals. */
export async function findCustomersToSealAcrossCustomers(
  db: Db,
  input: { limit: number },
): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select b.customer_id as id from ${signalBlocks} b join ${signalCounters} c using (customer_id)
    where b.live is null and (b.block + 1) * c.block_size <= c.next_ordinal
    union select customer_id from ${signalMarks} limit ${input.limit}`);
  return rows.map(({ id }) => id);
}

/** The workspace's blocks that are full but not sealed, or have changed since; oldest first. */
export async function findBlocksToSeal(
  db: Db,
  input: { customerId: string; limit: number },
): Promise<number[]> {
  const { customerId } = input;
  const rows = await db.execute<{ block: number }>(sql`
    select b.block from ${signalBlocks} b join ${signalCounters} c using (customer_id)
    where b.customer_id = ${customerId} and b.live is null and (b.block + 1) * c.block_size <= c.next_ordinal
    union
    select m.ordinal / c.block_size from ${signalMarks} m join ${signalCounters} c using (customer_id)
    where m.customer_id = ${customerId}
    order by block limit ${input.limit}`);
  return rows.map(({ block }) => block);
}

export interface LockedBlock {
  size: number;
  isSealed: boolean;
}

/**
 * Locks a block until the transaction ends, waiting for transactions that change its signals, so that later
 * statements see their changes. Null if the block does not exist or is not full.
 */
export async function lockFullBlock(
  db: Db,
  input: { customerId: string; block: number },
): Promise<LockedBlock | null> {
  const [row] = await db.execute<{ size: number; isSealed: boolean; isFull: boolean }>(sql`
    select c.block_size as size, b.live is not null as "isSealed",
           (b.block + 1) * c.block_size <= c.next_ordinal as "isFull"
    from ${signalBlocks} b join ${signalCounters} c using (customer_id)
    where b.customer_id = ${input.customerId} and b.block = ${input.block}
    for update of b`);
  return row?.isFull ? row : null;
}

/** A signal that changed since its block was sealed. */
export interface Mark {
  ordinal: number;
  /** Whether its words changed, or it was deleted. */
  words: boolean;
}

/** Deletes a block's marks and returns one for each signal. */
export async function takeMarks(
  db: Db,
  input: { customerId: string; block: number; size: number },
): Promise<Mark[]> {
  const { customerId, block, size } = input;
  return db.execute<Mark & Record<string, unknown>>(sql`
    with taken as (
      delete from ${signalMarks}
      where customer_id = ${customerId} and ordinal >= ${block * size} and ordinal < ${(block + 1) * size}
      returning ordinal, words)
    select ordinal, bool_or(words) as words from taken group by ordinal`);
}
