import { redirectRoute } from "@/app/serve";
import { finishChatConnection as operation } from "@/lib/contracts/chat-callback";
import * as contract from "@/lib/contracts/destinations-chat";
import { finishChatConnection } from "@/lib/domain/destinations/connect-chat";
import { otherMethods } from "@/lib/http/methods";

const refused = (reason: contract.ChatRefusal) => `/destinations?chat=${reason}`;

export const GET = redirectRoute(operation, {
  auth: contract.startChatConnection.auth,
  home: "/destinations",
  onward: async (ctx, query) => {
    const caller = { userId: ctx.userId, sessionId: ctx.identity.sessionId };
    const connection = await finishChatConnection(ctx, { ...query, ...caller });
    return "refused" in connection
      ? refused(connection.refused)
      : `/destinations/${connection.destinationId}?connected=1`;
  },
  refused: (error) => refused(error && error.code !== "rate_limited" ? "invalid" : "failed"),
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
