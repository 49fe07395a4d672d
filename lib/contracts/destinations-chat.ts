/** Connecting a channel of a chat by the chat's own consent page. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { anyone, managers, member, notAudited, operation } from "./operation";
import { text } from "./text";

/** How long a connection that was begun can be finished, in minutes. */
export const { chatConnectionMinutes } = policy;

/** Why no channel was connected: `/destinations?chat=<reason>`. */
export const chatRefusals = ["denied", "expired", "invalid", "failed", "cap", "not_configured"] as const;
export type ChatRefusal = (typeof chatRefusals)[number];

export const startChatConnection = operation({
  id: "startMyChatConnection",
  method: "POST",
  audit: notAudited(
    "nothing is saved until the chat tool sends the person back; that records destination.created",
  ),
  path: "/api/me/destinations/chat/oauth/start",
  summary: "Begin to connect a channel of a chat: where to send the browser, for the next ten minutes",
  auth: member("provisioned", managers),
  response: z.object({ authorizeUrl: z.url() }),
  errors: ["not_configured"],
});

/** What the chat sends a browser back with (RFC 6749, sections 4.1.2 and 4.1.2.1). */
export const ChatCallback = z.object({
  state: text().optional(),
  code: text().optional(),
  error: text().optional(),
});
export type ChatCallback = z.infer<typeof ChatCallback>;

/** For everyone: whoever is not signed in is led to sign in, and every refusal to the list of destinations. */
export const finishChatConnection = operation({
  id: "finishChatConnection",
  method: "GET",
  path: "/api/destinations/chat/oauth/callback",
  summary: "Where the chat sends a browser back to: connects the channel, and leads on to its page",
  auth: anyone,
  query: ChatCallback,
  status: 302,
});
