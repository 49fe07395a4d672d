/** The port to the chat tool's consent page: the user chooses a channel there and we receive a webhook. */
import { z } from "zod";
import { finishChatConnection } from "@/lib/contracts/chat-callback";
import type { ChatConfig } from "@/lib/contracts/destination-config";
import type { Env } from "@/lib/env";

export interface ChatGrants {
  /** Where to send the browser; it returns to the redirect URI with a code and this `state`. */
  authorizeUrl(state: string): string;
  /** Exchanges a single-use code for the channel's webhook. Throws only ChatGrantError. */
  exchange(code: string): Promise<ChatConfig>;
}

/** The chat tool did not grant the request; the message contains no credential. */
export class ChatGrantError extends Error {
  override readonly name = "ChatGrantError";
}

export interface ChatGrantOptions {
  clientId: string;
  clientSecret: string;
  /** With a trailing slash. */
  apiUrl: string;
  authorizeUrl: string;
  /** Where the chat tool redirects browsers back to. */
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

/** Null if no chat app is configured. */
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
      if (!parsed.success) throw new ChatGrantError("The chat tool did not grant an incoming webhook");
      const { team, incoming_webhook: webhook } = parsed.data;
      return { webhookUrl: webhook.url, channel: webhook.channel, team: team?.name };
    },
  };
}

/** The tokens in the response are discarded: deliveries need only the webhook. */
async function access(
  options: ChatGrantOptions,
  input: Record<"client_id" | "client_secret" | "code" | "redirect_uri", string>,
) {
  // Takes half a second to load and is needed only here.
  const { LogLevel, WebAPIPlatformError, WebClient } = await import("@slack/web-api");
  const client = new WebClient(undefined, {
    slackApiUrl: options.apiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: options.timeoutMs ?? 10_000,
    logLevel: LogLevel.ERROR,
  });
  try {
    return await client.oauth.v2.access(input);
  } catch (error) {
    // The SDK's error is not kept as the cause: it may contain the request.
    const why = error instanceof WebAPIPlatformError ? error.data.error : readCode(error);
    throw new ChatGrantError(`The chat tool did not grant the connection (${why})`);
  }
}

const readCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "no answer";
