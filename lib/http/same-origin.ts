import { AppError } from "@/lib/errors";

/**
 * Rejects a cookie-authenticated write that another site started. Browsers send `Sec-Fetch-Site` and, on every write,
 * `Origin`; a client that sends neither is not a browser and has no ambient cookie.
 */
export function requireSameOrigin(request: Request, appUrl: string): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const host = request.headers.get("host");
  const isOurs = origin === null || origin === new URL(appUrl).origin || sameHost(origin, host);
  const isFetchedHere = site === null || site === "same-origin" || site === "none";
  if (!isOurs || !isFetchedHere) {
    throw new AppError("forbidden_origin", "This request came from another site.");
  }
}

function sameHost(origin: string, host: string | null): boolean {
  try {
    return host !== null && new URL(origin).host === host;
  } catch {
    return false;
  }
}
