/** A typed client of the customer API: `openapi-fetch` over the API's description, with tokens and limits seen to. */
import createFetchClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema";
import { type Credentials, type Surroundings, TokenKeeper } from "./tokens";

export type { components, paths } from "./schema";
export { TokenError } from "./tokens";

export interface ClientOptions extends Credentials, Partial<Surroundings> {
  /** How often a rate-limited call is retried; 3 by default. */
  maxRetries?: number;
}

/**
 * Makes a client. Calls bear a token that is renewed before it expires, and once more where the service refuses it;
 * a 429 is tried again after its `Retry-After`. Answers are `{ data, error, response }`, as openapi-fetch gives them.
 */
export function createSignalsClient(options: ClientOptions): Client<paths> {
  const {
    fetch: send = (request) => fetch(request),
    now = Date.now,
    wait = (ms) => new Promise((done) => setTimeout(done, ms)),
    maxRetries = 3,
  } = options;
  const patient = retrying({ fetch: send, now, wait }, maxRetries);
  const tokens = new TokenKeeper(options, patient, now);

  async function authorized(request: Request): Promise<Response> {
    const token = await tokens.read();
    const answer = await patient(bearing(token, request));
    if (answer.status !== 401) return answer;
    tokens.drop(token);
    return patient(bearing(await tokens.read(), request));
  }
  return createFetchClient<paths>({ baseUrl: options.baseUrl, fetch: authorized });
}

/** A copy, so that what it is a copy of can be sent again. */
function bearing(token: string, request: Request): Request {
  const copy = request.clone();
  copy.headers.set("Authorization", `Bearer ${token}`);
  return copy;
}

/** What is refused for its rate was not done: any request may be sent again. */
function retrying({ fetch, now, wait }: Surroundings, maxRetries: number): Surroundings["fetch"] {
  return async (request) => {
    for (let tries = 0; ; tries++) {
      const answer = await fetch(request.clone());
      if (answer.status !== 429 || tries >= maxRetries) return answer;
      await wait(retryAfterMs(answer.headers.get("retry-after"), now()));
    }
  };
}

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3); a second where it says nothing. */
function retryAfterMs(value: string | null, now: number): number {
  const seconds = Number(value ?? "1");
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value ?? "") - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 1_000;
}
