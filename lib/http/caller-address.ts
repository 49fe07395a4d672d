import { isIP } from "node:net";

/**
 * The caller's address: the last that a proxy in front of us added to `X-Forwarded-For`, since whatever stands
 * before it may be made up. Next puts the connection's own address there where there is no proxy.
 */
export function callerAddress(request: Request): string | null {
  const last = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(last) ? last : null;
}
