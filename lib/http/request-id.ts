import { newId } from "@/lib/ids";

/** The format of a caller's request ID. */
export const validRequestId = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's own request ID if it is valid, otherwise a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given && validRequestId.test(given) ? given : newId();
}
