import type * as contract from "@/lib/contracts/v1/usage";
import { readUsageV1 } from "@/lib/domain/v1/workspace";
import type { Answers } from "../answers";

export const usageV1 = {
  getUsageV1: (ctx) => readUsageV1(ctx),
} satisfies Answers<typeof contract>;
