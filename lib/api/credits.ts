import type * as contract from "@/lib/contracts/credits";
import { changeTopUp, readTopUp } from "@/lib/domain/billing/top-up";
import { readBurn } from "@/lib/domain/credits/burn";
import { readStops } from "@/lib/domain/credits/stops";
import type { Answers } from "./answers";

export const credits = {
  getCreditBurn: (ctx, { query }) => readBurn(ctx, query),
  getStops: (ctx) => readStops(ctx),
  getTopUp: (ctx) => readTopUp(ctx),
  changeTopUp: (ctx, { body }) => changeTopUp(ctx, body),
} satisfies Answers<typeof contract>;
