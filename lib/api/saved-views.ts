import type * as contract from "@/lib/contracts/saved-views";
import { changeSavedView, createSavedView, removeSavedView } from "@/lib/domain/saved-views/change";
import { countSavedViews, listSavedViews } from "@/lib/domain/saved-views/read";
import type { Answers } from "./answers";

export const savedViews = {
  listSavedViews: (ctx) => listSavedViews(ctx),
  countSavedViews: (ctx) => countSavedViews(ctx),
  createSavedView: (ctx, { body }) => createSavedView(ctx, body),
  updateSavedView: (ctx, { params, body }) => changeSavedView(ctx, { viewId: params.id, change: body }),
  deleteSavedView: (ctx, { params }) => removeSavedView(ctx, { viewId: params.id }),
} satisfies Answers<typeof contract>;
