import type { z } from "zod";
import { type AppError, type ErrorDetail, invalidFields } from "@/lib/errors";
import { plainIssue } from "./plain-issue";

/** A failed schema check, as the 400 that lists each field; `under` is the value's path in the body. */
export function validationError(error: z.ZodError, under: string[] = []): AppError {
  const details = withoutEchoes(error.issues).flatMap((issue): ErrorDetail[] => {
    const path = [...under, ...issue.path];
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...path, key].join("."), message: "is not a known field" }))
      : [{ path: path.join("."), message: plainIssue(issue) }];
  });
  return invalidFields(details);
}

/** The library measures the length of values of the wrong type, too: text in place of a list is not too long. */
function withoutEchoes(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const keyOf = ({ path }: z.core.$ZodIssue) => JSON.stringify(path);
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(keyOf));
  return issues.filter((issue) => issue.code === "invalid_type" || !mistyped.has(keyOf(issue)));
}
