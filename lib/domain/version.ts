/** Versions of what is saved whole, so that of two people who change it, the second does not undo the first. */
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { AppError } from "@/lib/errors";

/** The version of contents, which are JSON: the same for equal contents, in any order of keys. */
export const versionOf = (contents: unknown): string =>
  createHash("sha256")
    .update(canonicalize(contents) ?? "")
    .digest("base64url")
    .slice(0, 22);

/**
 * Requires that a change was made to the present contents, if it names a version. Called while they are locked. Throws
 * 409 `version_conflict`.
 */
export function requireVersion(input: string | undefined, contents: unknown, what: string): void {
  if (input === undefined || input === versionOf(contents)) return;
  throw new AppError("version_conflict", `Someone else changed ${what} in the meantime. Nothing was saved.`);
}
