import type { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { validationError } from "@/lib/validation-error";

/** Parses what a caller sent; what does not fit is a 400 that names each field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw validationError(parsed.error);
}

/** A path parameter that does not fit names nothing that exists. */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw notFound("resource");
}

/** Query parameters as one value each; a repeated one is refused rather than guessed at. */
export function queryRecord(url: URL): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(record, name)) {
      throw new AppError("validation_error", "A parameter was given twice.", [
        { path: name, message: "was given more than once" },
      ]);
    }
    record[name] = value;
  }
  return record;
}
