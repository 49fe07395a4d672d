import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import { config, z } from "zod";
import { readableIssue } from "./readable-issue";

// Zod's fast path compiles code at run time, which the Content Security Policy blocks and reports.
config({ jitless: true });

/** Validates a form with the contract's schema: `toBody` converts field values to the request body. */
export function contractResolver<Values extends FieldValues, Input, Output>(
  schema: z.ZodType<Output, Input>,
  toBody: (values: Values) => Input,
): Resolver<Values, unknown, Output> {
  return zodResolver<Values, unknown, Output>(z.preprocess(toBody, schema), { error: readableIssue });
}
