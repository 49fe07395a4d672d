import { isServer, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, call, isOffline, isSessionChanged, isUnavailable } from "@/lib/client/call";
import { getMe } from "@/lib/client/operations";
import { createOutdatedNotice } from "./outdated-notice";

const staleMs = 30_000;
/** Longer than the router keeps a page, so that a page it shows again finds its data. */
const keptMs = 10 * 60_000;
const unavailableMs = 5_000;
const unauthorized = 401;

const passing = new Set([408, 429]);

/**
 * Whether the API itself denies access to the resource. Network errors, crashes, rate limits and errors from a proxy
 * (`server_error`) say nothing about it.
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
 * Redirects to sign-in when the session has expired, and back afterwards. Some operations return 401 for credentials
 * in their input, so the account endpoint decides.
 */
async function leaveIfSignedOut(error: unknown): Promise<void> {
  if (!isUnauthorized(error)) return;
  const asked = await call(getMe).catch((refusal: unknown) => refusal);
  if (!isUnauthorized(asked)) return;
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?callbackUrl=${encodeURIComponent(pathname + search)}`);
}

/**
 * The portal's query client. Data that cannot be refreshed stays on the page with one notice; data that the server
 * now denies is removed.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => notice.refreshed(),
      onError: (error, query) => {
        if (isUnauthorized(error)) {
          // Stay on the page, so that the prompt about unsaved changes still works.
          void leaveIfSignedOut(error);
          return;
        }
        // The page still shows its own workspace's data, and the tab asks what to do.
        if (query.state.data === undefined || isSessionChanged(error)) return;
        if (isRefusal(error)) {
          query.setState({ data: undefined });
          return;
        }
        notice.failed(error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => void leaveIfSignedOut(error) }),
    defaultOptions: {
      // Offline, a change fails at once and says so, rather than waiting without a word.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        // Server-rendered data is fresh, so hydration does not request it again.
        staleTime: staleMs,
        // On the server a client lives for one request, and a timer would keep it.
        gcTime: isServer ? Number.POSITIVE_INFINITY : keptMs,
        // Retry network failures only; an error response from the API is final.
        // While the service is unavailable, the page keeps trying.
        refetchInterval: ({ state }) => (isUnavailable(state.error) ? unavailableMs : false),
        retry: (count, error) =>
          count < 2 && !isOffline() && !(error instanceof ApiError && error.status > 0),
      },
    },
  });
  const notice = createOutdatedNotice(client);
  return client;
}
