import type { NotesProperty } from "@/lib/contracts/destinations-notes";
import { connect, type NotesOptions } from "./connection";
import { explain, NotesFailure } from "./failure";

/** The result of a database lookup. `message` is text for users. */
export type NotesLook =
  | { kind: "found"; properties: NotesProperty[] }
  | { kind: "token_refused" | "not_found" | "failed"; message: string };

/** Reads a database with a token that is neither stored nor logged. Creates nothing. */
export type LookAtNotes = (input: { integrationToken: string; databaseId: string }) => Promise<NotesLook>;

/**
 * Creates the lookup. A rejected token and one without read permission give the same result, and so do a missing
 * database and one that is not shared. The ID of anything other than a database counts as not found.
 */
export function createNotesLook(options: NotesOptions): LookAtNotes {
  return async ({ integrationToken, databaseId }) => {
    try {
      const { properties } = await connect(options, integrationToken).readDatabase(databaseId);
      return { kind: "found", properties: properties.map(({ name, type }) => ({ name, type })) };
    } catch (error) {
      if (error instanceof NotesFailure) return toLook(error);
      throw error;
    }
  };
}

function toLook(failure: NotesFailure): NotesLook {
  const { status, code } = failure;
  if (status === 401 || status === 403) {
    return {
      kind: "token_refused",
      message: `The notes tool rejected the integration token (${status}). Check the token and that it can read the database.`,
    };
  }
  if (status === 404 || code === "validation_error" || code === "unusable") {
    return {
      kind: "not_found",
      message: "This notes database does not exist or is not shared with the integration.",
    };
  }
  return { kind: "failed", message: explain(failure, []) };
}
