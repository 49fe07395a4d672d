import type { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { validationError } from "@/lib/validation-error";

/** Parses the caller's input; invalid input is a 400 that lists each field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw validationError(parsed.error);
}

/** An invalid path parameter identifies nothing, so it returns 404. */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw notFound("resource");
}

/** Query parameters with one value each; a repeated one is an error. */
export function queryRecord(url: URL): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(record, name)) {
      throw new AppError("validation_error", "A parameter was sent twice.", [
        { path: name, message: "was sent more than once" },
      ]);
    }
    record[name] = value;
  }
  return record;
}
