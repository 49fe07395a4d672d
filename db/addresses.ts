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
  const given = source.DATABASE_DIRECT_URL || unpooledUrl(source);
  return given && withoutForeignParameters(given);
}

function unpooledUrl(source: Source): string | undefined {
  if (source.DATABASE_URL && isPooled(source)) {
    // Neon sets both addresses of a branch for each deployment, under names that can't be changed.
    if (source.DATABASE_URL_UNPOOLED) return source.DATABASE_URL_UNPOOLED;
    throw new Error(
      "DATABASE_URL is the address of a pooler (DATABASE_POOLED=1), and this needs PostgreSQL itself. Set DATABASE_DIRECT_URL to its direct address.",
    );
  }
  return source.DATABASE_URL || undefined;
}

/**
 * What hosts append for other drivers. Ours would send it to PostgreSQL as a setting, which then refuses to connect.
 */
const foreignParameters = ["channel_binding", "pgbouncer", "supa"];

/** The address as our driver understands it. */
export function withoutForeignParameters(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !foreignParameters.some((name) => url.searchParams.has(name))) return address;
  for (const name of foreignParameters) url.searchParams.delete(name);
  return url.href;
}
