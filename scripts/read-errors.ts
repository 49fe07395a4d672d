/** Why a file could not be read or parsed, as a sentence. */
export function describeReadError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "There is no such file.";
  return code === "EISDIR" ? "It is a folder." : error.message;
}
