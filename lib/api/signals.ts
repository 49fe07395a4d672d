import type * as contract from "@/lib/contracts/signals";
import { deliverSignal } from "@/lib/domain/signals/deliver";
import { exportSignals } from "@/lib/domain/signals/export";
import { listSignals } from "@/lib/domain/signals/list";
import { readSignal } from "@/lib/domain/signals/read";
import { listRelatedSignals } from "@/lib/domain/signals/related";
import type { Answers } from "./answers";

export const signals = {
  listSignals: (ctx, { query }) => listSignals(ctx, ctx.userId, query),
  exportSignals: (ctx, { query }) => exportSignals(ctx, ctx.userId, query),
  getSignal: (ctx, { params }) => readSignal(ctx, ctx.userId, { signalId: params.id }),
  deliverSignal: (ctx, { params, body }) => deliverSignal(ctx, { signalId: params.id, ...body }),
  listRelatedSignals: (ctx, { params, query }) =>
    listRelatedSignals(ctx, ctx.userId, { signalId: params.id, ...query }),
} satisfies Answers<typeof contract>;
