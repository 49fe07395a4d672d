/** Reading a long list in parts: each continues after the last row of the part before. */
import { type Column, type SQL, sql } from "drizzle-orm";

/** The last row that was read of a list that is sorted by creation time and ID, newest first. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

/** The condition for rows after the cursor; undefined without one, for the first part. */
export const olderThan = (createdAt: Column, id: Column, cursor: Cursor | undefined): SQL | undefined =>
  cursor && sql`(${createdAt}, ${id}) < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
