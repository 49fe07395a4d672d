import { forgetDrafts } from "@/components/forms/use-draft";
import { ApiError, call } from "@/lib/client/call";
import { getMe } from "@/lib/client/operations";
import { createCallGuard } from "@/lib/client/repeated-calls";
import { announceSession } from "@/lib/client/shown-session";

/** next-auth's response to a JSON form request: the redirect target. */
async function postForm(path: string, fields: Record<string, string>): Promise<URL> {
  const answer = await fetch(path, {
    method: "POST",
    body: new URLSearchParams({ ...fields, json: "true" }),
    signal: AbortSignal.timeout(15_000),
  });
  const body: unknown = await answer.json();
  if (typeof body === "object" && body !== null && "url" in body && typeof body.url === "string") {
    return new URL(body.url, window.location.origin);
  }
  if (answer.status === 429) throw new TooManyRequestsError(Number(answer.headers.get("retry-after")));
  throw new Error("The server returned an unexpected response.");
}

class TooManyRequestsError extends Error {
  constructor(readonly retrySeconds: number) {
    super("Too many requests");
  }
}

/** The CSRF token for our form requests. */
async function csrfToken(): Promise<string> {
  const answer = await fetch("/api/auth/csrf", { signal: AbortSignal.timeout(15_000) });
  const body: unknown = await answer.json();
  if (typeof body === "object" && body !== null && "csrfToken" in body) return String(body.csrfToken);
  throw new Error("The server returned an unexpected response.");
}

const act = createCallGuard();

/**
 * Requests a sign-in link by email, once for a double click. Returns null on success, otherwise advice for the user.
 */
export async function requestLink(email: string, callbackUrl: string): Promise<string | null> {
  const failed = "Wait a moment and try again.";
  const address = "/api/auth/signin/email";
  const send = async () => postForm(address, { email, callbackUrl, csrfToken: await csrfToken() });
  try {
    const sent = { method: "POST", address, body: JSON.stringify([email, callbackUrl]) };
    const next = await act(sent, send, () => false);
    return next.searchParams.has("error") ? failed : null;
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) return failed;
    const minutes = Math.max(1, Math.ceil(error.retrySeconds / 60));
    return `Too many links requested. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  }
}

/** Starts signing in with a provider. Returns its page to go to. Throws an advice for the user. */
export async function startProvider(id: string, callbackUrl: string): Promise<string> {
  try {
    const next = await postForm(`/api/auth/signin/${id}`, { callbackUrl, csrfToken: await csrfToken() });
    return next.href;
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw new Error("Wait a moment and try again.");
    const minutes = Math.max(1, Math.ceil(error.retrySeconds / 60));
    throw new Error(`Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`);
  }
}

interface MailedLink {
  token: string;
  email: string;
  callbackUrl: string;
}

/** Where an emailed token is redeemed by POST. */
export const redeemAddress = ({ token, email, callbackUrl }: MailedLink): string =>
  `/api/auth/callback/email?${new URLSearchParams({ token, email, callbackUrl })}`;

/** Redeems an emailed token; returns the URL to continue to, or null if it was already used or has expired. */
export async function redeemLink(link: MailedLink): Promise<string | null> {
  const next = await postForm(redeemAddress(link), {});
  return next.searchParams.has("error") ? null : next.href;
}

/** Ends the session on the server. Throws `ApiError` if it is not the one that this tab shows. */
export async function endSession(): Promise<void> {
  await call(getMe).catch((error: unknown) => {
    if (!isSignedOut(error)) throw error;
  });
  forgetDrafts();
  await postForm("/api/auth/signout", { csrfToken: await csrfToken() });
  announceSession(null);
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
