import type * as contract from "@/lib/contracts/credits";
import { changeTopUp, readTopUp } from "@/lib/domain/billing/top-up";
import { readBlockedWork } from "@/lib/domain/credits/blocked-work";
import { readBurn } from "@/lib/domain/credits/burn";
import type { Answers } from "./answers";

export const credits = {
  getCreditBurn: (ctx, { query }) => readBurn(ctx, query),
  getStops: (ctx) => readBlockedWork(ctx),
  getTopUp: (ctx) => readTopUp(ctx),
  changeTopUp: (ctx, { body }) => changeTopUp(ctx, body),
} satisfies Answers<typeof contract>;
