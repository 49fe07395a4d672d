import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/signal-comments";
import { removeComment } from "@/lib/domain/signal-work/comments";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.deleteSignalComment, (ctx, { params }) =>
  removeComment(ctx, { signalId: params.id, commentId: params.commentId }),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
