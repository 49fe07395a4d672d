import type * as contract from "@/lib/contracts/signal-comments";
import { createComment, listComments, removeComment } from "@/lib/domain/signal-work/comments";
import type { Answers } from "./answers";

export const signalComments = {
  listSignalComments: (ctx, { params, query }) => listComments(ctx, { signalId: params.id, ...query }),
  createSignalComment: (ctx, { params, body }) => createComment(ctx, { signalId: params.id, ...body }),
  deleteSignalComment: (ctx, { params }) =>
    removeComment(ctx, { signalId: params.id, commentId: params.commentId }),
} satisfies Answers<typeof contract>;
