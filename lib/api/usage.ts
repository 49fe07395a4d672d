import type * as contract from "@/lib/contracts/usage";
import { readUsage } from "@/lib/domain/usage/read";
import type { Answers } from "./answers";

export const usage = {
  getUsage: (ctx) => readUsage(ctx),
} satisfies Answers<typeof contract>;
