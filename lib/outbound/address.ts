/** Which network addresses a request may reach. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Ranges that `allowPrivate` allows for local use. Link-local, multicast and reserved ranges stay blocked. */
const localRanges = new Set(["private", "loopback", "uniqueLocal", "carrierGradeNat"]);

/** Cloud metadata endpoints, which return credentials. Never allowed, even where the rules below allow the range. */
const metadataAddresses = new Set(["100.100.100.200", "168.63.129.16", "fd00:ec2::254", "fd20:ce::254"]);

/** `::a.b.c.d` in ::/96, which the parser mistakes for an IPv4-mapped address. */
const ipv4Compatible = /^::\d+\./;

/**
 * True if a connection to `ip` is allowed: global unicast only, plus the local ranges with `allowPrivate`.
 * IPv4-mapped addresses are checked as IPv4. IPv6 must be in 2000::/3 (IANA's global unicast) and in no special
 * range, which excludes `::/96`, NAT64, Teredo, 6to4 and every unassigned block.
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

/** The IP address in a URL's host, without brackets; null if the host is a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  return isIP(bare) ? bare : null;
}
