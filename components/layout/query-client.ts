import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, call } from "@/lib/client/call";
import { getMe } from "@/lib/client/operations";
import { createOutdatedNotice } from "./outdated-notice";

const staleMs = 30_000;
const unauthorized = 401;

const passing = new Set([408, 429]);

/**
 * Whether the API itself says that what was asked for is not there for this person. What did not arrive, broke, was
 * asked too often, or comes from something in between (`server_error`) says nothing about it.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.has(error.status) &&
  error.code !== "server_error";

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && error.status === unauthorized;

/**
 * Leads whoever's session has ended to sign in, and back here after it. Some operations answer 401 for credentials
 * that they were given: what the account itself answers decides.
 */
async function leaveIfSignedOut(error: unknown): Promise<void> {
  if (!isUnauthorized(error)) return;
  const asked = await call(getMe).catch((refusal: unknown) => refusal);
  if (!isUnauthorized(asked)) return;
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?callbackUrl=${encodeURIComponent(pathname + search)}`);
}

/**
 * The portal's server state. Data that cannot be read anew stays on the page, and one notice says so; data that the
 * server now refuses goes.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => notice.refreshed(),
      onError: (error, query) => {
        if (isUnauthorized(error)) {
          // What stands stays, and with it the page's own question before unsaved work is left.
          void leaveIfSignedOut(error);
          return;
        }
        if (query.state.data === undefined) return;
        if (isRefusal(error)) {
          query.setState({ data: undefined });
          return;
        }
        notice.failed(error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => void leaveIfSignedOut(error) }),
    defaultOptions: {
      queries: {
        // What the server rendered with is fresh: no second request while the page comes alive.
        staleTime: staleMs,
        // A refusal is an answer; only what did not arrive is worth asking for again.
        retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status > 0),
      },
    },
  });
  const notice = createOutdatedNotice(client);
  return client;
}
