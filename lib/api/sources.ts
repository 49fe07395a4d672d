import type * as contract from "@/lib/contracts/sources";
import { changeSource, removeSource } from "@/lib/domain/sources/change";
import { createSource } from "@/lib/domain/sources/create";
import { createSources } from "@/lib/domain/sources/create-many";
import { listSourcePosts, listSourceSignals } from "@/lib/domain/sources/list-results";
import { readSourceDetail } from "@/lib/domain/sources/read";
import { listSourcesWithTrends } from "@/lib/domain/sources/trends";
import type { Answers } from "./answers";

export const sources = {
  listSources: (ctx, { query }) => listSourcesWithTrends(ctx, query),
  createSource: (ctx, { body }) => createSource(ctx, body),
  createSources: (ctx, { query, body }) => createSources(ctx, body, query),
  getSource: (ctx, { params, query }) => readSourceDetail(ctx, { sourceId: params.id, ...query }),
  updateSource: (ctx, { params, body }) => changeSource(ctx, { sourceId: params.id, change: body }),
  deleteSource: (ctx, { params }) => removeSource(ctx, { sourceId: params.id }),
  listSourcePosts: (ctx, { params, query }) => listSourcePosts(ctx, { sourceId: params.id, ...query }),
  listSourceSignals: (ctx, { params, query }) =>
    listSourceSignals(ctx, { sourceId: params.id, userId: ctx.userId, ...query }),
} satisfies Answers<typeof contract>;
