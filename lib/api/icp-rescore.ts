import type * as contract from "@/lib/contracts/icp-rescore";
import { readRescore } from "@/lib/domain/icp/rescore/read";
import { startRescore } from "@/lib/domain/icp/rescore/start";
import type { Answers } from "./answers";

export const icpRescore = {
  getIcpRescore: (ctx) => readRescore(ctx),
  startIcpRescore: (ctx) => startRescore(ctx),
} satisfies Answers<typeof contract>;
