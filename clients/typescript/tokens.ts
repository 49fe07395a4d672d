/** Access tokens for a client's credentials, requested before the current one expires. */
import type { Surroundings } from "./retry.ts";

export interface Credentials {
  /** Address of the service, for example `https://signals.example.com`. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** Scopes separated by spaces. Default: all of the client's. */
  scope?: string;
}

/** A refusal of the token endpoint (RFC 6749, section 5.2): `code` is `invalid_client`, `invalid_scope` … */
export class TokenError extends Error {
  override readonly name = "TokenError";
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** A token is replaced this long before it expires, so that none expires on its way. */
const marginMs = 60_000;

interface Held {
  value: string;
  freshUntil: number;
}

/** Keeps one token. Calls at the same time wait for the same one. */
export class TokenKeeper {
  private held: Held | null = null;
  private asking: Promise<Held> | null = null;
  private readonly credentials: Credentials;
  private readonly send: Surroundings["fetch"];
  private readonly now: Surroundings["now"];

  constructor(credentials: Credentials, send: Surroundings["fetch"], now: Surroundings["now"]) {
    this.credentials = credentials;
    this.send = send;
    this.now = now;
  }

  /** A token that is valid for at least a minute. Throws `TokenError`, or what `fetch` throws. */
  async read(): Promise<string> {
    if (this.held && this.held.freshUntil > this.now()) return this.held.value;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    this.held = await this.asking;
    return this.held.value;
  }

  /** Forgets `value`, which the API has rejected; a newer one stays. */
  drop(value: string): void {
    if (this.held?.value === value) this.held = null;
  }

  private async ask(): Promise<Held> {
    const { baseUrl, clientId, clientSecret, scope } = this.credentials;
    const form = new URLSearchParams({ grant_type: "client_credentials", ...(scope && { scope }) });
    const basic = btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
    const request = new Request(new URL("/oauth2/token", baseUrl), {
      method: "POST",
      headers: { Authorization: `Basic ${basic}` },
      body: form,
    });
    const askedAt = this.now();
    const response = await this.send(request);
    const body: unknown = await response.json().catch(() => ({}));
    const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
    if (!response.ok || typeof fields.access_token !== "string") {
      const message = `${fields.error_description ?? `The token endpoint answered ${response.status}`}`;
      throw new TokenError(String(fields.error ?? "unknown"), message, response.status);
    }
    return {
      value: fields.access_token,
      freshUntil: askedAt + Number(fields.expires_in) * 1_000 - marginMs,
    };
  }
}
