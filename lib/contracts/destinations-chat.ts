/** Connecting a chat channel through the chat's own consent page. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { anyone, managers, member, notAudited, operation } from "./operation";
import { Routing } from "./routing";
import { text } from "./text";

/** How long a started connection can be finished, in minutes. */
export const { chatConnectionMinutes } = policy;

/** Why no channel was connected: `/destinations?chat=<reason>`. */
export const chatRefusals = ["denied", "expired", "invalid", "failed", "cap", "not_configured"] as const;
export type ChatRefusal = (typeof chatRefusals)[number];

/** The routing that the destination is created with; every new signal if omitted, as for other kinds. */
export const ChatStart = z.strictObject({ routing: Routing.optional() }).meta({ id: "ChatStart" });
export type ChatStart = z.infer<typeof ChatStart>;

export const startChatConnection = operation({
  id: "startMyChatConnection",
  method: "POST",
  audit: notAudited("nothing is saved until the chat tool redirects back; that records destination.created"),
  path: "/api/me/destinations/chat/oauth/start",
  summary:
    "Start connecting a chat channel; returns the address to send the browser to, valid for ten minutes",
  auth: member("provisioned", managers),
  body: ChatStart,
  response: z.object({ authorizeUrl: z.url() }),
  errors: ["not_configured"],
});

/** The parameters the chat redirects back with (RFC 6749, sections 4.1.2 and 4.1.2.1). */
export const ChatCallback = z.object({
  state: text().optional(),
  code: text().optional(),
  error: text().optional(),
});
export type ChatCallback = z.infer<typeof ChatCallback>;

/** Public: signed-out users are redirected to sign in, and every failure redirects to the destination list. */
export const finishChatConnection = operation({
  id: "finishChatConnection",
  method: "GET",
  path: "/api/destinations/chat/oauth/callback",
  summary: "OAuth callback of the chat: connects the channel and redirects to its page",
  auth: anyone,
  query: ChatCallback,
  status: 302,
});
