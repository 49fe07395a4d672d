import type * as contract from "@/lib/contracts/signals";
import { archiveSignal, unarchiveSignal } from "@/lib/domain/signals/archive";
import { listSignalCompanies } from "@/lib/domain/signals/companies";
import { deliverSignal } from "@/lib/domain/signals/deliver";
import { exportSignals } from "@/lib/domain/signals/export";
import { exportCompanies } from "@/lib/domain/signals/export-companies";
import { countSignalTags } from "@/lib/domain/signals/facets";
import { listSignals } from "@/lib/domain/signals/list";
import { readSignal } from "@/lib/domain/signals/read";
import { listRelatedSignals } from "@/lib/domain/signals/related";
import type { Answers } from "./answers";

export const signals = {
  listSignals: (ctx, { query }) => listSignals(ctx, ctx.userId, query),
  exportSignals: (ctx, { query }) => exportSignals(ctx, ctx.userId, query),
  countSignalTags: (ctx, { query }) => countSignalTags(ctx, ctx.userId, query),
  listSignalCompanies: (ctx, { query }) => listSignalCompanies(ctx, ctx.userId, query),
  exportCompanies: (ctx, { query }) => exportCompanies(ctx, ctx.userId, query),
  getSignal: (ctx, { params }) => readSignal(ctx, ctx.userId, { signalId: params.id }),
  deliverSignal: (ctx, { params, body }) => deliverSignal(ctx, { signalId: params.id, ...body }),
  listRelatedSignals: (ctx, { params, query }) =>
    listRelatedSignals(ctx, ctx.userId, { signalId: params.id, ...query }),
  archiveSignal: (ctx, { params }) => archiveSignal(ctx, ctx.userId, { signalId: params.id }),
  unarchiveSignal: (ctx, { params }) => unarchiveSignal(ctx, ctx.userId, { signalId: params.id }),
} satisfies Answers<typeof contract>;
