import type { z } from "zod";

const types: Record<string, string> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be true or false",
  array: "must be a list",
  object: "must be an object",
  record: "must be an object",
};

/** The library's own messages; a schema's messages are for people already. */
const isStandard = /^(Invalid input|Invalid option|Invalid [A-Za-z]+( [a-z]+)?$|Too small|Too big)\b/;

const formats: Record<string, string> = {
  uuid: "must be an ID: a UUID",
  url: "must be a web address",
  email: "must be an email address",
  datetime: "must be a date and time, such as 2026-01-31T09:00:00.000Z",
  date: "must be a date, such as 2026-01-31",
};

/** What is wrong with a field, in words for people who don't read type names. */
export function plainIssue(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  if (!isStandard.test(message)) return message;
  switch (issue.code) {
    case "invalid_type":
      if (message.endsWith("received undefined")) return "Required";
      return types[issue.expected] ?? message;
    case "invalid_format":
      return formats[issue.format] ?? message;
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "Required"
        : `must ${sizeOf(issue.origin)} at least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`;
    case "too_big":
      return `must ${sizeOf(issue.origin)} at most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}`;
    default:
      return message;
  }
}

const sizeOf = (origin: string) => (origin === "string" || origin === "array" ? "have" : "be");

function unitOf(origin: string, size: number | bigint): string {
  if (origin === "string") return size === 1 ? " character" : " characters";
  if (origin === "array") return size === 1 ? " entry" : " entries";
  return "";
}
