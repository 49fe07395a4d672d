/** The port to the chat's own consent page: someone chooses a channel there, and a webhook comes back. */
import { z } from "zod";
import type { ChatConfig } from "@/lib/contracts/destination-config";
import { finishChatConnection } from "@/lib/contracts/destinations-chat";
import type { Env } from "@/lib/env";

export interface ChatGrants {
  /** Where to send a browser; it comes back to the redirect address with a code and this `state`. */
  authorizeUrl(state: string): string;
  /** Trades a code, which works once, for the webhook of the channel. Throws ChatGrantError and nothing else. */
  exchange(code: string): Promise<ChatConfig>;
}

/** The chat did not give what was asked for; the message holds no credential. */
export class ChatGrantError extends Error {
  override readonly name = "ChatGrantError";
}

export interface ChatGrantOptions {
  clientId: string;
  clientSecret: string;
  /** With the slash at its end. */
  apiUrl: string;
  authorizeUrl: string;
  /** Where the chat sends browsers back to. */
  redirectUri: string;
  /** For the exchange; 10 s by default. */
  timeoutMs?: number;
}

const name = z
  .string()
  .transform(
    (text) =>
      text
        .replace(/\p{Cc}/gu, "")
        .trim()
        .slice(0, 100) || undefined,
  )
  .optional()
  .catch(undefined);

const Access = z.object({
  team: z.object({ name }).nullish().catch(null),
  incoming_webhook: z.object({ url: z.string(), channel: name }),
});

/** Null without an app of the chat to connect with. */
export function chatGrantsFromEnvironment(env: Env): ChatGrants | null {
  const { CHAT_CLIENT_ID: clientId, CHAT_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  return createChatGrants({
    clientId,
    clientSecret,
    apiUrl: env.CHAT_API_URL,
    authorizeUrl: env.CHAT_AUTHORIZE_URL,
    redirectUri: new URL(finishChatConnection.path, env.APP_URL).href,
  });
}

export function createChatGrants(options: ChatGrantOptions): ChatGrants {
  const { clientId, clientSecret, redirectUri } = options;
  return {
    authorizeUrl(state) {
      const url = new URL(options.authorizeUrl);
      const query = { client_id: clientId, scope: "incoming-webhook", redirect_uri: redirectUri, state };
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      return url.href;
    },
    async exchange(code) {
      const answer = await access(options, {
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
      });
      const parsed = Access.safeParse(answer);
      if (!parsed.success) throw new ChatGrantError("The chat granted no incoming webhook");
      const { team, incoming_webhook: webhook } = parsed.data;
      return { webhookUrl: webhook.url, channel: webhook.channel, team: team?.name };
    },
  };
}

/** The tokens in the answer are not kept: the webhook is all that deliveries need. */
async function access(
  options: ChatGrantOptions,
  given: Record<"client_id" | "client_secret" | "code" | "redirect_uri", string>,
) {
  // Half a second to load, and needed only here.
  const { LogLevel, WebAPIPlatformError, WebClient } = await import("@slack/web-api");
  const client = new WebClient(undefined, {
    slackApiUrl: options.apiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: options.timeoutMs ?? 10_000,
    logLevel: LogLevel.ERROR,
  });
  try {
    return await client.oauth.v2.access(given);
  } catch (error) {
    // The SDK's error is left behind: it may hold what was sent.
    const why = error instanceof WebAPIPlatformError ? error.data.error : readCode(error);
    throw new ChatGrantError(`The chat did not grant the connection (${why})`);
  }
}

const readCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "no answer";
