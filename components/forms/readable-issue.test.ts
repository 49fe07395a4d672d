import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readableIssue } from "./readable-issue";

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: readableIssue }).error?.issues[0]?.message;

describe("readableIssue", () => {
  it.each([
    [z.string().min(1), "", "Required"],
    [z.string(), undefined, "Required"],
    [z.string().min(2), "a", "At least 2 characters."],
    [z.string().max(3), "long", "At most 3 characters."],
    [z.array(z.string()).min(1), [], "Required"],
    [z.array(z.string()).max(1), ["a", "b"], "At most 1."],
    [z.url(), "nowhere", "Enter a full URL starting with https://"],
    [z.email(), "nobody", "Enter an email address."],
    [z.string().refine(() => false, { error: "in its own words" }), "x", "in its own words"],
  ])("%# explains how to fix the value", (schema, input, message) => {
    expect(said(schema, input)).toBe(message);
  });
});
