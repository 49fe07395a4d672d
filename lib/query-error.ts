/**
 * An error that is safe to log or store. The values of a failed query, which are user input and hashes of secrets, are
 * removed; any other error is returned unchanged.
 */
export function withoutValues(error: unknown): unknown {
  const isQuery = error instanceof Error && "query" in error && "params" in error;
  return isQuery ? new Error(`Failed query: ${error.query}`, { cause: withoutData(error.cause) }) : error;
}

/** PostgreSQL quotes the value in data exceptions, class 22. */
function withoutData(cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (!(cause instanceof Error) || !code.startsWith("22")) return cause;
  return Object.assign(new Error(cause.message.replace(/".*"/s, '"…"')), { code });
}
