import type * as contract from "@/lib/contracts/destinations-chat";
import { startChatConnection } from "@/lib/domain/destinations/connect-chat";
import type { Answers } from "./answers";

export const destinationsChat = {
  startChatConnection: (ctx, { body }) =>
    startChatConnection(ctx, { ...body, userId: ctx.userId, sessionId: ctx.identity.sessionId }),
} satisfies Answers<typeof contract>;
