import { isIP } from "node:net";

/**
 * The caller's address: the last that a proxy in front of us added to `X-Forwarded-For`, since whatever stands
 * before it may be made up. Without a proxy Next puts the connection's own address there, unless the caller sent
 * the header: who serves the public must have a proxy in front that writes it.
 */
export function callerAddress({ headers }: { headers: Pick<Headers, "get"> }): string | null {
  const last = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(last) ? last : null;
}
