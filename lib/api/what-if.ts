import type * as contract from "@/lib/contracts/what-if";
import { runtime } from "@/lib/runtime";
import type { Answers } from "./answers";

export const whatIf = {
  whatIfIcp: (ctx, { body }) => runtime().compute(ctx, "whatIf", body),
} satisfies Answers<typeof contract>;
