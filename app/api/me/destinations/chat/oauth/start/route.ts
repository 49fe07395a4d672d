import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations-chat";
import { startChatConnection } from "@/lib/domain/destinations/connect-chat";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.startChatConnection, (ctx, { body }) =>
  startChatConnection(ctx, { ...body, userId: ctx.userId, sessionId: ctx.identity.sessionId }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
