/** A typed client of the customer API: `openapi-fetch` over the API's description, with tokens and retries. */
import createFetchClient, { type Client } from "openapi-fetch";
import { type RetryOptions, type Surroundings, sleep, withRetries } from "./retry.ts";
import type { paths } from "./schema.ts";
import { type Credentials, TokenKeeper } from "./tokens.ts";

export { ApiError, type CallResult, type ErrorBody, unwrap } from "./api-error.ts";
export { type PageQuery, paginate } from "./paginate.ts";
export type { components, paths } from "./schema.ts";
export { type Credentials, TokenError } from "./tokens.ts";
export {
  verifyWebhook,
  type WebhookDelivery,
  type WebhookPayload,
  WebhookVerificationError,
} from "./verify-webhook.ts";

export interface ClientOptions extends Credentials, Partial<RetryOptions>, Partial<Surroundings> {}

/** The client: one method per HTTP method, typed by path. */
export type SignalsClient = Client<paths>;

/**
 * Creates a client. Calls resolve to `{ data, error, response }`. Each carries a token that is renewed before it
 * expires, and once more if the API rejects it. Calls are retried where that is safe (see `RetryOptions`); a POST gets
 * an `Idempotency-Key` for that, unless you set one.
 */
export function createSignalsClient(options: ClientOptions): SignalsClient {
  const { fetch: send = fetch, now = Date.now, wait = sleep, random = Math.random } = options;
  const { maxRetries = 3, timeoutMs = 30_000 } = options;
  const surroundings = { fetch: send, now, wait, random };
  const retrying = withRetries(surroundings, { maxRetries, timeoutMs });
  // Requesting a token changes nothing.
  const tokens = new TokenKeeper(
    options,
    withRetries(surroundings, { maxRetries, timeoutMs }, () => true),
    now,
  );

  async function authorized(request: Request): Promise<Response> {
    const keyed = withIdempotencyKey(request);
    const token = await tokens.read();
    const response = await retrying(withToken(keyed, token));
    if (response.status !== 401) return response;
    await response.body?.cancel();
    tokens.drop(token);
    return retrying(withToken(keyed, await tokens.read()));
  }
  return createFetchClient<paths>({ baseUrl: options.baseUrl, fetch: authorized });
}

/** Changes a copy, so that the original can be sent again. */
function withToken(request: Request, token: string): Request {
  const copy = request.clone();
  copy.headers.set("Authorization", `Bearer ${token}`);
  return copy;
}

function withIdempotencyKey(request: Request): Request {
  if (request.method === "POST" && !request.headers.has("Idempotency-Key")) {
    request.headers.set("Idempotency-Key", crypto.randomUUID());
  }
  return request;
}
