/**
 * An error as it may be written down or handed on. A failed query is told without its values, which are what
 * people typed and hashes of secrets; any other error stays as it is.
 */
export function withoutValues(error: unknown): unknown {
  const isQuery = error instanceof Error && "query" in error && "params" in error;
  return isQuery ? new Error(`Failed query: ${error.query}`, { cause: error.cause }) : error;
}
