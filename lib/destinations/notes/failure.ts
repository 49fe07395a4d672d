import type { Verdict } from "../destination";

/** Where no answer of the notes tool says what went wrong: `unusable` is a database in the trash, or an empty one. */
export type OwnCode = "timeout" | "unreachable" | "nonsense" | "unusable";

/** One request and what came of it. */
export interface Exchange {
  method: string;
  host: string;
  headers: Record<string, string>;
  /** Null until the whole answer was read. */
  status: number | null;
  body: string | null;
  retryAfter: string | null;
}

/** What came of a request instead of what was asked for. */
export class NotesFailure extends Error {
  override readonly name = "NotesFailure";
  constructor(
    /** The answer's HTTP status; null where there was none that could be read. */
    readonly status: number | null,
    /** The tool's own code for the refusal, or ours. */
    readonly code: string,
    /** The tool's own words: they may repeat what was sent. */
    readonly detail: string,
    readonly exchange: Exchange,
  ) {
    super(`The notes tool failed: ${code}`);
  }
}

/** An answer that makes no sense leaves open what was done: it has no status. */
export const ownFailure = (code: OwnCode, exchange: Exchange) =>
  new NotesFailure(code === "unusable" ? exchange.status : null, code, "", exchange);

/** True where what is known of the database may be out of date: a property or the whole is not there any more. */
export const mayBeStale = ({ code }: NotesFailure): boolean =>
  code === "validation_error" || code === "object_not_found";

export function verdictOn({ status, code }: NotesFailure): Verdict {
  if (code === "unusable") return "pause_auth";
  return status === 401 || status === 403 || status === 404 ? "pause_auth" : "retry";
}

/** One sentence for the customer. `names` are those of properties that may have been filled. */
export function explain({ status, code, detail }: NotesFailure, names: readonly string[]): string {
  if (code === "timeout") return "The notes tool did not answer in time.";
  if (code === "unreachable") return "The notes tool could not be reached.";
  if (code === "nonsense") return "The notes tool gave an answer that makes no sense.";
  if (code === "unusable") {
    return "The database is in the trash, or holds no table that the integration can see. Restore it, then run Test connection.";
  }
  switch (status) {
    case 401:
      return "The notes tool refused the integration token (401). Give a current one, then run Test connection.";
    case 403:
      return "The integration may not do this in the database (403). Allow it to read and insert content, then run Test connection.";
    case 404:
      return "The database was deleted or is no longer shared with the integration (404). Share it again, then run Test connection.";
    case 409:
      return "The notes tool was changing the same database (409).";
    case 429:
      return "The notes tool asks for fewer requests (429).";
  }
  const property = code === "validation_error" ? refusedProperty(detail, names) : null;
  if (property !== null) {
    return `The notes tool did not accept what was meant for the property "${property}" (${status}). Map it to something else.`;
  }
  return `The notes tool answered with status ${status}.`;
}

/** The longest name wins: the name of one property may be part of another's. */
function refusedProperty(detail: string, names: readonly string[]): string | null {
  const named = names.filter((name) => name.trim() !== "" && detail.includes(name));
  return named.sort((a, b) => b.length - a.length)[0] ?? null;
}
