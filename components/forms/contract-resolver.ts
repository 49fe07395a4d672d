import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import { config, z } from "zod";
import { humaneIssue } from "./humane-issue";

// Zod's fast path compiles code at run time, which the content security policy forbids and reports.
config({ jitless: true });

/** Checks a form by the contract's own schema: `toBody` turns what fields hold into what the request carries. */
export function contractResolver<Values extends FieldValues, Input, Output>(
  schema: z.ZodType<Output, Input>,
  toBody: (values: Values) => Input,
): Resolver<Values, unknown, Output> {
  return zodResolver<Values, unknown, Output>(z.preprocess(toBody, schema), { error: humaneIssue });
}
