/** Which network addresses a request may reach. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** What `allowPrivate` opens for local use. Link-local, multicast and reserved ranges stay closed. */
const localRanges = new Set(["private", "loopback", "uniqueLocal", "carrierGradeNat"]);

/** Clouds answer with credentials here, in ranges that the rules below may let through; never allowed. */
const metadataAddresses = new Set(["100.100.100.200", "168.63.129.16", "fd00:ec2::254", "fd20:ce::254"]);

/** `::a.b.c.d` in ::/96, which the parser takes for an IPv4-mapped address: it is another one. */
const ipv4Compatible = /^::\d+\./;

/**
 * True when a connection to `ip` is allowed: global unicast only, and with `allowPrivate` the local ranges too.
 * IPv4-mapped addresses are judged as IPv4. IPv6 must lie in 2000::/3 (IANA's global unicast), which leaves
 * out `::/96`, NAT64, Teredo, 6to4 and every block that is not assigned.
 */
export function isAllowedAddress(ip: string, allowPrivate: boolean): boolean {
  if (!ipaddr.isValid(ip) || ipv4Compatible.test(ip)) return false;
  const address = ipaddr.process(ip);
  if (metadataAddresses.has(address.toString())) return false;
  const range = address.range();
  if (allowPrivate && localRanges.has(range)) return true;
  const isGlobal = address instanceof ipaddr.IPv4 || ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
  return isGlobal && range === "unicast";
}

/** The address that a URL's host names literally, without brackets; null for a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  return isIP(bare) ? bare : null;
}
