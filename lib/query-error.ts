/**
 * An error as it may be logged or stored. A failed query is described without its values, which are what people typed
 * and hashes of secrets; any other error stays as it is.
 */
export function withoutValues(error: unknown): unknown {
  const isQuery = error instanceof Error && "query" in error && "params" in error;
  return isQuery ? new Error(`Failed query: ${error.query}`, { cause: withoutData(error.cause) }) : error;
}

/** PostgreSQL quotes the value in what it calls data exceptions, class 22. */
function withoutData(cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (!(cause instanceof Error) || !code.startsWith("22")) return cause;
  return Object.assign(new Error(cause.message.replace(/".*"/s, '"…"')), { code });
}
