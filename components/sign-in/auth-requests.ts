/** What next-auth answers to a form that asks for JSON: where it would have gone. */
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
  throw new Error("The server could not be understood.");
}

class TooManyRequestsError extends Error {
  constructor(readonly retrySeconds: number) {
    super("Too many requests");
  }
}

/** The token that proves that a form of ours asks. */
async function csrfToken(): Promise<string> {
  const answer = await fetch("/api/auth/csrf", { signal: AbortSignal.timeout(15_000) });
  const body: unknown = await answer.json();
  if (typeof body === "object" && body !== null && "csrfToken" in body) return String(body.csrfToken);
  throw new Error("The server could not be understood.");
}

/** Asks for a sign-in link by mail. Null once it was sent; else what people can do about it. */
export async function requestLink(email: string, callbackUrl: string): Promise<string | null> {
  const failed = "Wait a moment and try again.";
  try {
    const next = await postForm("/api/auth/signin/email", {
      email,
      callbackUrl,
      csrfToken: await csrfToken(),
    });
    return next.searchParams.has("error") ? failed : null;
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) return failed;
    const minutes = Math.max(1, Math.ceil(error.retrySeconds / 60));
    return `Too many links were requested. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  }
}

interface MailedLink {
  token: string;
  email: string;
  callbackUrl: string;
}

/** Where a mailed token is used up, by POST. */
export const redeemAddress = ({ token, email, callbackUrl }: MailedLink): string =>
  `/api/auth/callback/email?${new URLSearchParams({ token, email, callbackUrl })}`;

/** Uses up a mailed token; the address to go on to, or null when it was used before or has expired. */
export async function redeemLink(link: MailedLink): Promise<string | null> {
  const next = await postForm(redeemAddress(link), {});
  return next.searchParams.has("error") ? null : next.href;
}

/** Ends the session on the server. */
export async function endSession(): Promise<void> {
  await postForm("/api/auth/signout", { csrfToken: await csrfToken() });
}
