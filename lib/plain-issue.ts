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
const isStandard = /^(Invalid |Too (small|big): |Unrecognized key)/;

const formats: Record<string, string> = {
  uuid: "must be an ID: a UUID",
  url: "must be a web address",
  email: "must be an email address",
  datetime: "must be a date and time, such as 2026-01-31T09:00:00.000Z",
  date: "must be a date, such as 2026-01-31",
};

const unclear = "is not valid";

/** What is wrong with a field, in words for people who don't read type names. */
export function plainIssue(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  if (!isStandard.test(message)) return message;
  switch (issue.code) {
    case "invalid_type":
      if (message.endsWith("received undefined")) return "Required";
      return types[issue.expected] ?? unclear;
    case "invalid_format":
      return formats[issue.format] ?? unclear;
    case "invalid_value":
      return oneOf(issue.values);
    case "invalid_union":
      return choiceOf(issue);
    case "invalid_key":
      return `has an invalid name: ${issue.issues.map(plainIssue).join(", ")}`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "Required"
        : `must ${sizeOf(issue.origin)} at least ${amountOf(issue.origin, issue.minimum)}`;
    case "too_big":
      return `must ${sizeOf(issue.origin)} at most ${amountOf(issue.origin, issue.maximum)}`;
    default:
      return unclear;
  }
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `must be ${String(values[0])}` : `must be one of ${values.map(String).join(", ")}`;

/** One of several kinds of values: named values first, then what each other kind must be. */
function choiceOf(issue: z.core.$ZodIssueInvalidUnion): string {
  if ("options" in issue && issue.options) return oneOf(issue.options);
  const found = issue.errors.flatMap(([first]) => first ?? []);
  const named = found.flatMap((one) => (one.code === "invalid_value" ? one.values : []));
  const others = found.flatMap((one) => (one.code === "invalid_value" ? [] : plainIssue(one)));
  const all = [...new Set([...(named.length > 0 ? [oneOf(named)] : []), ...others])];
  if (all.includes("Required")) return "Required";
  return all.map((one, index) => (index === 0 ? one : one.replace(/^must be /, ""))).join(", or ") || unclear;
}

const sizeOf = (origin: string) => (origin === "string" || origin === "array" ? "have" : "be");

function amountOf(origin: string, size: number | bigint): string {
  const amount = size.toLocaleString("en-US");
  if (origin === "string") return `${amount} ${size === 1 ? "character" : "characters"}`;
  if (origin === "array") return `${amount} ${size === 1 ? "entry" : "entries"}`;
  return amount;
}
