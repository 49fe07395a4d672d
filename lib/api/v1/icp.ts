import type * as contract from "@/lib/contracts/v1/icp";
import { readIcpV1 } from "@/lib/domain/v1/workspace";
import type { Answers } from "../answers";

export const icpV1 = {
  getIcpV1: (ctx) => readIcpV1(ctx),
} satisfies Answers<typeof contract>;
