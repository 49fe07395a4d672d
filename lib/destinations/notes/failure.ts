import type { Verdict } from "../destination";

/** Our codes for failures that the notes tool does not report. `unusable`: the database is in the trash or empty. */
export type OwnCode = "timeout" | "unreachable" | "nonsense" | "unusable";

/** One request and its outcome. */
export interface Exchange {
  method: string;
  host: string;
  headers: Record<string, string>;
  /** Null until the whole response has been read. */
  status: number | null;
  body: string | null;
  retryAfter: string | null;
}

/** A failed request. */
export class NotesFailure extends Error {
  override readonly name = "NotesFailure";
  constructor(
    /** HTTP status of the response; null if there was no readable response. */
    readonly status: number | null,
    /** The tool's error code, or ours. */
    readonly code: string,
    /** The tool's error message; it may echo the request. */
    readonly detail: string,
    readonly exchange: Exchange,
  ) {
    super(`The notes tool failed: ${code}`);
  }
}

/** An unreadable response leaves the outcome open, so it has no status. */
export const ownFailure = (code: OwnCode, exchange: Exchange) =>
  new NotesFailure(code === "unusable" ? exchange.status : null, code, "", exchange);

/** True if the cached database may be outdated: a property or the whole database no longer exists. */
export const mayBeStale = ({ code }: NotesFailure): boolean =>
  code === "validation_error" || code === "object_not_found";

export function verdictOn({ status, code }: NotesFailure): Verdict {
  if (code === "unusable") return "pause_auth";
  return status === 401 || status === 403 || status === 404 ? "pause_auth" : "retry";
}

/** Explains the failure to the customer. `names`: the properties that may have been filled. */
export function explain({ status, code, detail }: NotesFailure, names: readonly string[]): string {
  if (code === "timeout") return "The notes tool did not respond in time.";
  if (code === "unreachable") return "The notes tool could not be reached.";
  if (code === "nonsense") return "The notes tool sent a response that could not be read.";
  if (code === "unusable") {
    return "The database is in the trash or has no table that the integration can see. Restore it, then run Test connection.";
  }
  switch (status) {
    case 401:
      return "The notes tool rejected the integration token (401). Enter a valid token, then run Test connection.";
    case 403:
      return "The integration lacks permission for this database (403). Allow it to read and insert content, then run Test connection.";
    case 404:
      return "The database was deleted or is no longer shared with the integration (404). Share it again, then run Test connection.";
    case 409:
      return "Another change to the database was in progress (409).";
    case 429:
      return "The notes tool is rate limiting requests (429).";
  }
  const property = code === "validation_error" ? refusedProperty(detail, names) : null;
  if (property !== null) {
    return `The notes tool rejected the value for the property "${property}" (${status}). Map the property to a different field.`;
  }
  return `The notes tool returned status ${status}.`;
}

/** The longest match wins, because one property name may be part of another. */
function refusedProperty(detail: string, names: readonly string[]): string | null {
  const named = names.filter((name) => name.trim() !== "" && detail.includes(name));
  return named.sort((a, b) => b.length - a.length)[0] ?? null;
}
