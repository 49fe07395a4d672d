import { type SQL, sql } from "drizzle-orm";

/** Texts as rows of one column, passed as one parameter: the driver would list an array as many. */
export const textRows = (texts: readonly string[]): SQL =>
  sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`;
