/** The first message under a field whose value is a list or a record: its own, or that of an entry. */
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
