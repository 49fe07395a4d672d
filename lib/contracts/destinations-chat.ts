/** Connecting a chat channel through the chat's own consent page. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { managers, member, notAudited, operation } from "./operation";
import { Routing } from "./routing";

/** How long a started connection can be finished, in minutes. */
export const { chatConnectionMinutes } = policy;

/** The pages that a sign-in can be started on, and where it comes back to. */
export const chatReturns = ["destinations", "setup"] as const;
export type ChatReturn = (typeof chatReturns)[number];

/** Why no channel was connected: `chat=<reason>` in the address that the browser comes back to. */
export const chatRefusals = ["denied", "expired", "invalid", "failed", "cap", "not_configured"] as const;
export type ChatRefusal = (typeof chatRefusals)[number];

/** The routing that the destination is created with; every new signal if omitted, as for other kinds. */
export const ChatStart = z
  .strictObject({
    routing: Routing.optional().describe(
      "The rules of the destination that the sign-in creates. If omitted, every new signal is sent.",
    ),
    returnTo: z
      .enum(chatReturns)
      .default("destinations")
      .describe("The page of the portal that the browser comes back to."),
  })
  .meta({ id: "ChatStart" });
export type ChatStart = z.input<typeof ChatStart>;

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
