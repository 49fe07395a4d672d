import type { NotesProperty } from "@/lib/contracts/destinations-notes";
import { connect, type NotesOptions } from "./connection";
import { explain, NotesFailure } from "./failure";

/** What a look at a database came to. `message` is a sentence for people. */
export type NotesLook =
  | { kind: "found"; properties: NotesProperty[] }
  | { kind: "token_refused" | "not_found" | "failed"; message: string };

/** Looks at a database with a token that is neither kept nor logged; creates nothing. */
export type LookAtNotes = (given: { integrationToken: string; databaseId: string }) => Promise<NotesLook>;

/**
 * Makes the look. A token that the tool refuses and one that may not read are the same to it; a database that
 * is absent and one that is not shared, too. An id of something else is that of no database.
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
      message: `The notes tool refused the integration token (${status}). Check it, and that it may read the database.`,
    };
  }
  if (status === 404 || code === "validation_error" || code === "unusable") {
    return {
      kind: "not_found",
      message: "There is no such notes database, or it is not shared with the integration.",
    };
  }
  return { kind: "failed", message: explain(failure, []) };
}
