import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { notify } from "@/components/ui/toast";
import { ApiError, call } from "@/lib/client/call";
import { getMe } from "@/lib/client/operations";
import { messageOf } from "./query-failed";

const staleMs = 30_000;
const unauthorized = 401;

/** A refusal is an answer; what did not arrive, or broke on the server, says nothing about what was asked for. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

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
  let warned = false;
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => {
        warned = false;
      },
      onError: (error, query) => {
        void leaveIfSignedOut(error);
        if (query.state.data === undefined) return;
        if (isRefusal(error)) {
          query.setState({ data: undefined });
          return;
        }
        if (warned) return;
        warned = true;
        const predicate = ({ state }: { state: { status: string } }) => state.status === "error";
        const onSelect = () => void client.refetchQueries({ type: "active", predicate });
        notify({
          text: "What you see may be out of date",
          description: messageOf(error),
          tone: "danger",
          action: { label: "Retry", onSelect },
        });
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
  return client;
}
