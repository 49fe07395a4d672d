import type * as contract from "@/lib/contracts/signal-work";
import { changeSignals } from "@/lib/domain/signal-work/change";
import { listStages, renameStages } from "@/lib/domain/signal-work/stages";
import { archiveSignal, snoozeSignal, unarchiveSignal } from "@/lib/domain/signals/archive";
import { markSignals } from "@/lib/domain/signals/mark-read";
import { visitSignals } from "@/lib/domain/signals/visit";
import type { Answers } from "./answers";

export const signalWork = {
  updateSignals: (ctx, { body }) => changeSignals(ctx, ctx.userId, body),
  snoozeSignal: (ctx, { params, body }) => snoozeSignal(ctx, ctx.userId, { signalId: params.id, ...body }),
  archiveSignal: (ctx, { params }) => archiveSignal(ctx, ctx.userId, { signalId: params.id }),
  unarchiveSignal: (ctx, { params }) => unarchiveSignal(ctx, ctx.userId, { signalId: params.id }),
  markSignals: (ctx, { body }) => markSignals(ctx, ctx.userId, body),
  visitSignals: (ctx) => visitSignals(ctx, ctx.userId),
  listSignalStages: (ctx) => listStages(ctx),
  renameSignalStages: (ctx, { body }) => renameStages(ctx, body),
} satisfies Answers<typeof contract>;
