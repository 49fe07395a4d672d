import { redirectRoute } from "@/app/serve";
import { finishChatConnection as operation } from "@/lib/contracts/chat-callback";
import * as contract from "@/lib/contracts/destinations-chat";
import { type ChatConnection, finishChatConnection } from "@/lib/domain/destinations/connect-chat";
import { otherMethods } from "@/lib/http/methods";

const pages = { destinations: "/destinations", setup: "/setup?step=destination" } as const;

/** A page with one more parameter. */
const withParameter = (page: string, parameter: string) =>
  `${page}${page.includes("?") ? "&" : "?"}${parameter}`;

const refused = (reason: contract.ChatRefusal, returnTo: contract.ChatReturn = "destinations") =>
  withParameter(pages[returnTo], `chat=${reason}`);

/** From the list of destinations to the new one's page; in the setup, back to the step that goes on with its test. */
function pageOf(connection: ChatConnection): string {
  const { returnTo } = connection;
  if ("refused" in connection) return refused(connection.refused, returnTo);
  const page = returnTo === "setup" ? pages.setup : `/destinations/${connection.destinationId}`;
  const twin = connection.twinId === undefined ? "" : `&twin=${connection.twinId}`;
  return withParameter(page, `connected=1${twin}`);
}

export const GET = redirectRoute(operation, {
  auth: contract.startChatConnection.auth,
  home: "/destinations",
  onward: async (ctx, query) => {
    const caller = { userId: ctx.userId, sessionId: ctx.identity.sessionId };
    return pageOf(await finishChatConnection(ctx, { ...query, ...caller }));
  },
  refused: (error) => refused(error && error.code !== "rate_limited" ? "invalid" : "failed"),
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
