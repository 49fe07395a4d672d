/** The first error of a list or record field: its own, or that of one of its entries. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message) return error.message;
  for (const [key, value] of Object.entries(error)) {
    if (key === "ref") continue;
    const message = firstMessage(value);
    if (message) return message;
  }
  return undefined;
}
