import { countOf } from "@/db/count-of";

/** The parts of a zod issue that the messages need. */
interface Issue {
  code: string;
  input?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  format?: unknown;
}

/** A readable message for an invalid field; undefined keeps the schema's own message. */
export function readableIssue(issue: Issue): string | undefined {
  const missing = issue.input === undefined || issue.input === "";
  switch (issue.code) {
    case "invalid_type":
      return missing ? "Required" : "Invalid value.";
    case "too_small":
      if (missing || issue.minimum === 1) return "Required";
      return issue.origin === "string"
        ? `At least ${countOf(Number(issue.minimum), "character")}.`
        : `At least ${issue.minimum}.`;
    case "too_big":
      return issue.origin === "string"
        ? `At most ${countOf(Number(issue.maximum), "character")}.`
        : `At most ${issue.maximum}.`;
    case "invalid_format":
      if (issue.format === "url") return "Enter a full URL starting with https://";
      return issue.format === "email" ? "Enter an email address." : undefined;
    default:
      return undefined;
  }
}
