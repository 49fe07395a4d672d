import { config, type z } from "zod";
import { readableIssue } from "./readable-issue";
import type { Checked } from "./use-form";

// Zod's fast path compiles code at run time, which the Content Security Policy blocks and reports.
config({ jitless: true });

/** A form's check by the contract's own schema: `toInput` converts the fields to the request body. */
export const checkContract =
  <Fields, Input, Output>(schema: z.ZodType<Output, Input>, toInput: (fields: Fields) => Input) =>
  (fields: Fields): Checked<Output> => {
    const parsed = schema.safeParse(toInput(fields), { error: readableIssue });
    if (parsed.success) return { body: parsed.data };
    const problems = parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
    return { problems: Object.fromEntries(problems.reverse()) };
  };
