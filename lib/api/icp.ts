import type * as contract from "@/lib/contracts/icp";
import { changeIcp } from "@/lib/domain/icp/change";
import { readIcp } from "@/lib/domain/icp/read";
import { resetIcp } from "@/lib/domain/icp/reset";
import type { Answers } from "./answers";

export const icp = {
  getIcp: (ctx) => readIcp(ctx),
  updateIcp: (ctx, { body }) => changeIcp(ctx, body),
  resetIcp: (ctx) => resetIcp(ctx),
} satisfies Answers<typeof contract>;
