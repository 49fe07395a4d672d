/** What zod tells of a value that does not fit; only what the words need. */
interface Issue {
  code: string;
  input?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  format?: unknown;
}

/** What is wrong with a field, as one would say it; undefined leaves the schema's own words. */
export function humaneIssue(issue: Issue): string | undefined {
  const missing = issue.input === undefined || issue.input === "";
  switch (issue.code) {
    case "invalid_type":
      return missing ? "This is needed." : "This does not fit here.";
    case "too_small":
      if (missing || issue.minimum === 1) return "This is needed.";
      return issue.origin === "string"
        ? `At least ${issue.minimum} characters.`
        : `At least ${issue.minimum}.`;
    case "too_big":
      return issue.origin === "string" ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`;
    case "invalid_format":
      if (issue.format === "url") return "Give a full web address, starting with https://";
      return issue.format === "email" ? "Give an e-mail address." : undefined;
    default:
      return undefined;
  }
}
