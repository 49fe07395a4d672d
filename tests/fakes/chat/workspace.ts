/** A chat workspace: its channels, and the incoming webhooks that post to them. */
import { randomBytes } from "node:crypto";

export interface ChatMessageReceived {
  channel: string;
  /** The fallback text. */
  text: string;
  /** The whole message as sent. */
  body: unknown;
}

export interface Webhook {
  /** `/services/T…/B…/…`: anyone who knows it may post. */
  path: string;
  channel: string;
}

/** The states of a channel or its webhooks, and what the chat answers in each. */
const refusals = {
  archived: { status: 410, body: "channel_is_archived" },
  deleted: { status: 404, body: "channel_not_found" },
  prohibited: { status: 403, body: "action_prohibited" },
  revoked: { status: 404, body: "no_service" },
  invalid: { status: 403, body: "invalid_token" },
  disbanded: { status: 404, body: "no_team" },
} as const;
export type ChannelState = keyof typeof refusals | "open";

export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export interface Limit {
  everyMs: number;
  /** The burst size after a pause. */
  burst: number;
}

export class Workspace {
  readonly messages: ChatMessageReceived[] = [];
  readonly #webhooks = new Map<string, Webhook>();
  readonly #states = new Map<string, ChannelState>();
  readonly #budgets = new Map<string, { left: number; at: number }>();

  constructor(
    readonly name: string,
    readonly channels: readonly string[],
    private readonly limit: Limit,
    private readonly now: () => number,
  ) {}

  /** At the given path, or a random one. */
  addWebhook(channel: string, path = newPath()): Webhook {
    const webhook = { path, channel };
    this.#webhooks.set(path, webhook);
    return webhook;
  }

  findWebhook(path: string): Webhook | undefined {
    return this.#webhooks.get(path);
  }

  setState(channel: string, state: ChannelState): void {
    this.#states.set(channel, state);
  }

  /** Why a channel refuses a message now; null if it accepts one, which counts against its limit. */
  refusalOf({ channel }: Webhook): Answer | null {
    const state = this.#states.get(channel) ?? "open";
    if (state !== "open") return refusals[state];
    if (this.#takeTurn(channel)) return null;
    const seconds = Math.ceil(this.limit.everyMs / 1_000);
    return { status: 429, body: "rate_limited", headers: { "retry-after": String(seconds) } };
  }

  #takeTurn(channel: string): boolean {
    const { everyMs, burst } = this.limit;
    const now = this.now();
    const known = this.#budgets.get(channel) ?? { left: burst, at: now };
    const left = Math.min(burst, known.left + (now - known.at) / everyMs);
    this.#budgets.set(channel, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1;
  }
}

function newPath(): string {
  const token = (bytes: number) => randomBytes(bytes).toString("hex").toUpperCase();
  return `/services/T${token(4)}/B${token(5)}/${randomBytes(12).toString("hex")}`;
}
