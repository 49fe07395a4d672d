/** Where the chat sends the browser after its consent page. */
import { z } from "zod";
import { anyone, operation } from "./operation";
import { text } from "./text";

/** The parameters the chat redirects back with (RFC 6749, sections 4.1.2 and 4.1.2.1). */
export const ChatCallback = z.object({
  state: text().optional().describe("The `state` from the address that the browser was sent to."),
  code: text().optional().describe("The authorization code; works once."),
  error: text().optional().describe("Why the authorization failed."),
});
export type ChatCallback = z.infer<typeof ChatCallback>;

/** Public: signed-out users are sent to sign in, and every failure leads back to where the sign-in was started. */
export const finishChatConnection = operation({
  id: "finishChatConnection",
  method: "GET",
  path: "/api/destinations/chat/oauth/callback",
  summary: "OAuth callback of the chat: connects the channel and redirects to its page",
  auth: anyone,
  query: ChatCallback,
  status: 302,
});
