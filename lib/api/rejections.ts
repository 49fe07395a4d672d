import type * as contract from "@/lib/contracts/rejections";
import { listRejections } from "@/lib/domain/rejections/list";
import { rescueRejection } from "@/lib/domain/rejections/rescue";
import type { Answers } from "./answers";

export const rejections = {
  listRejections: (ctx, { query }) => listRejections(ctx, query),
  rescueRejection: (ctx, { params, body }) =>
    rescueRejection(ctx, ctx.userId, { ...body, engagementId: params.id }),
} satisfies Answers<typeof contract>;
