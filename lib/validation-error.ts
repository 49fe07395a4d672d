import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { plainIssue } from "./plain-issue";

/** A failed schema check, as the 400 that lists each field; `under` is the value's path in the body. */
export function validationError(error: z.ZodError, under: string[] = []): AppError {
  const details = error.issues.flatMap((issue) => {
    const path = [...under, ...issue.path];
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...path, key].join("."), message: "is not a known field" }))
      : [{ path: path.join("."), message: plainIssue(issue) }];
  });
  return new AppError("validation_error", `${sentenceOf(details[0]).replace(/\.$/, "")}.`, details);
}

function sentenceOf(first: { path: string; message: string } | undefined): string {
  if (!first) return "The input is invalid";
  const { path, message } = first;
  if (path) return `${path}: ${message}`;
  return message.startsWith("must ")
    ? `The body ${message}`
    : message.charAt(0).toUpperCase() + message.slice(1);
}
