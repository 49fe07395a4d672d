import type { z } from "zod";
import { firstOfEach } from "./problems";
import { readableIssue } from "./readable-issue";
import type { Checked } from "./use-form";

/** A form's check by the contract's own schema: `toInput` converts the fields to the request body. */
export const checkContract =
  <Fields, Input, Output>(schema: z.ZodType<Output, Input>, toInput: (fields: Fields) => Input) =>
  (fields: Fields): Checked<Output> => {
    const parsed = schema.safeParse(toInput(fields), { error: readableIssue });
    if (parsed.success) return { body: parsed.data };
    const { issues } = parsed.error;
    return { problems: firstOfEach(issues.map(({ path, message }) => ({ path: path.join("."), message }))) };
  };
