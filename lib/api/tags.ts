import type * as contract from "@/lib/contracts/tags";
import { countSignalTags } from "@/lib/domain/signals/facets";
import { applySignalTag, removeSignalTag } from "@/lib/domain/signals/tag";
import { changeTagCategory, createTagCategory, removeTagCategory } from "@/lib/domain/tags/categories";
import { listTagCategories } from "@/lib/domain/tags/read";
import { changeTagValue, createTagValue, removeTagValue } from "@/lib/domain/tags/values";
import type { Answers } from "./answers";

export const tags = {
  listTagCategories: (ctx) => listTagCategories(ctx),
  createTagCategory: (ctx, { body }) => createTagCategory(ctx, body),
  updateTagCategory: (ctx, { params, body }) =>
    changeTagCategory(ctx, { categoryId: params.id, change: body }),
  deleteTagCategory: (ctx, { params }) => removeTagCategory(ctx, { categoryId: params.id }),
  createTagValue: (ctx, { params, body }) => createTagValue(ctx, { categoryId: params.id, ...body }),
  updateTagValue: (ctx, { params, body }) =>
    changeTagValue(ctx, { categoryId: params.id, valueId: params.valueId, change: body }),
  deleteTagValue: (ctx, { params }) =>
    removeTagValue(ctx, { categoryId: params.id, valueId: params.valueId }),
  countSignalTags: (ctx, { query }) => countSignalTags(ctx, ctx.userId, query),
  applySignalTag: (ctx, { params, body }) => applySignalTag(ctx, { signalId: params.id, ...body }),
  removeSignalTag: (ctx, { params }) =>
    removeSignalTag(ctx, { signalId: params.id, valueId: params.valueId }),
} satisfies Answers<typeof contract>;
