import type { z } from "zod";
import { AppError } from "@/lib/errors";

/** What did not fit a schema, as the 400 that names each field; `under` is where the value lies in the body. */
export function validationError(error: z.ZodError, under: string[] = []): AppError {
  const details = error.issues.flatMap((issue) => {
    const path = [...under, ...issue.path];
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...path, key].join("."), message: "is not known here" }))
      : [{ path: path.join("."), message: issue.message }];
  });
  const first = details[0];
  const sentence = first?.path
    ? `${first.path}: ${first.message}`
    : (first?.message ?? "The input is not valid");
  return new AppError("validation_error", `${sentence.replace(/\.$/, "")}.`, details);
}
