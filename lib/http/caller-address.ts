import { isIP } from "node:net";

/**
 * The caller's address from `X-Forwarded-For`: the entry added by our outermost proxy, as earlier ones may be forged.
 * Without proxies (0), the front door drops what the caller sent, and Next adds the connection's own address. Null if
 * unknown.
 */
export function callerAddress(
  { headers }: { headers: Pick<Headers, "get"> },
  trustedProxies: number,
): string | null {
  const entries = (headers.get("x-forwarded-for") ?? "").split(",");
  const address = entries.at(-Math.max(1, trustedProxies))?.trim() ?? "";
  return isIP(address) ? address : null;
}
