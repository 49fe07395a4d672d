import { newId } from "@/lib/ids";

/** What a caller may name a request. */
export const validRequestId = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's own id for the request where it is a valid one, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given && validRequestId.test(given) ? given : newId();
}
