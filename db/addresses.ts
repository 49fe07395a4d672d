/** The database's addresses in an environment that was not validated, as scripts find it. */

type Source = Record<string, string | undefined>;

/** Whether `DATABASE_URL` points to a pooler of transactions. */
export const isPooled = ({ DATABASE_POOLED }: Source): boolean =>
  DATABASE_POOLED === "1" || DATABASE_POOLED === "true";

/**
 * The address of PostgreSQL itself, for work that keeps its connection: migrations and the engine. Undefined if no
 * database is set. Throws if only a pooler's address is known: its connections change hands between transactions.
 */
export function directUrl(source: Source): string | undefined {
  if (source.DATABASE_DIRECT_URL) return source.DATABASE_DIRECT_URL;
  if (source.DATABASE_URL && isPooled(source)) {
    throw new Error(
      "DATABASE_URL is the address of a pooler (DATABASE_POOLED=1), and this needs PostgreSQL itself. Set DATABASE_DIRECT_URL to its direct address.",
    );
  }
  return source.DATABASE_URL || undefined;
}
