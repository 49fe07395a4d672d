import type * as contract from "@/lib/contracts/v1/signals";
import { listSignalsV1, readSignalV1 } from "@/lib/domain/v1/signals";
import type { Answers } from "../answers";

export const signalsV1 = {
  listSignalsV1: (ctx, { query }) => listSignalsV1(ctx, query),
  getSignalV1: (ctx, { params }) => readSignalV1(ctx, params),
} satisfies Answers<typeof contract>;
