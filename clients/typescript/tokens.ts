/** Access tokens for a client's credentials, asked for before the one in hand expires. */

export interface Credentials {
  /** Where the service is: `https://signals.example.com`. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** Names separated by spaces; all of the client's without it. */
  scope?: string;
}

/** What tests replace. */
export interface Surroundings {
  fetch: (request: Request) => Promise<Response>;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** The token endpoint's refusal (RFC 6749, section 5.2). */
export class TokenError extends Error {
  override readonly name = "TokenError";
  constructor(
    /** `invalid_client`, `invalid_scope` … */
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** A token is replaced this long before it expires, so that no call is on its way when it does. */
const marginMs = 60_000;

interface Held {
  value: string;
  freshUntil: number;
}

/** Keeps one token. Calls at the same time wait for the same one. */
export class TokenKeeper {
  private held: Held | null = null;
  private asking: Promise<Held> | null = null;

  constructor(
    private readonly credentials: Credentials,
    private readonly send: Surroundings["fetch"],
    private readonly now: Surroundings["now"],
  ) {}

  /** A token that holds for a while yet. Throws `TokenError`, or what `fetch` throws. */
  async read(): Promise<string> {
    if (this.held && this.held.freshUntil > this.now()) return this.held.value;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    this.held = await this.asking;
    return this.held.value;
  }

  /** Drops `value`, which the service has refused; a newer one stays. */
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
    const answer = await this.send(request);
    const body: Record<string, unknown> = await answer.json();
    if (!answer.ok) {
      throw new TokenError(String(body.error), String(body.error_description), answer.status);
    }
    return {
      value: String(body.access_token),
      freshUntil: askedAt + Number(body.expires_in) * 1_000 - marginMs,
    };
  }
}
