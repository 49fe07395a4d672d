import type { z } from "zod";
import { AppError } from "@/lib/errors";

/** A failed schema check, as the 400 that lists each field; `under` is the value's path in the body. */
export function validationError(error: z.ZodError, under: string[] = []): AppError {
  const details = error.issues.flatMap((issue) => {
    const path = [...under, ...issue.path];
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...path, key].join("."), message: "is not a known field" }))
      : [{ path: path.join("."), message: issue.message }];
  });
  const first = details[0];
  const sentence = first?.path
    ? `${first.path}: ${first.message}`
    : (first?.message ?? "The input is invalid");
  return new AppError("validation_error", `${sentence.replace(/\.$/, "")}.`, details);
}
