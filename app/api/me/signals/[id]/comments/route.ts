import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signal-comments";
import { createComment, listComments } from "@/lib/domain/signal-work/comments";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSignalComments, (ctx, { params, query }) =>
  listComments(ctx, { signalId: params.id, ...query }),
);
export const POST = route(contract.createSignalComment, (ctx, { params, body }) =>
  createComment(ctx, { signalId: params.id, ...body }),
);
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
