import { isIP } from "node:net";

/**
 * The caller's address, from `X-Forwarded-For`: the entry that the outermost of our own proxies added, as whatever
 * stands before it may be made up. Without proxies (0) the front door has dropped what the caller sent, and Next has
 * put the connection's own address there. Null where it cannot be known.
 */
export function callerAddress(
  { headers }: { headers: Pick<Headers, "get"> },
  trustedProxies: number,
): string | null {
  const entries = (headers.get("x-forwarded-for") ?? "").split(",");
  const address = entries.at(-Math.max(1, trustedProxies))?.trim() ?? "";
  return isIP(address) ? address : null;
}
