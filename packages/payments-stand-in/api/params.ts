/** Reads parameters as strictly as the processor: unknown and malformed ones are refused by name. */
import { z } from "zod";
import { invalid } from "../refusal";

export const text = z.string().min(1).max(5_000);
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const metadata = z.record(z.string(), z.string());
/** A list's page size. */
export const limit = whole.pipe(z.number().min(1).max(100)).default(10);
export const expand = z.array(text).default([]);
export const nothing = z.strictObject({ expand });

/** Throws 400 that names the first parameter that does not fit. */
export function readParams<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown ? [unknown] : [])];
  const name = path.map((part, n) => (n === 0 ? String(part) : `[${String(part)}]`)).join("");
  if (unknown) throw invalid(`Received unknown parameter: ${name}`, name, "parameter_unknown");
  throw invalid(`Invalid ${name}: ${issue?.message}`, name, "parameter_invalid");
}

/** Metadata after an update: an empty value removes its name. */
export const mergeMetadata = (
  before: Record<string, string>,
  change: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ""));
