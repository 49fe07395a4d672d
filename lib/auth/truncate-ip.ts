import ipaddr from "ipaddr.js";

/** Truncates an IP address so that it does not identify a household: IPv4 to /24, IPv6 to /48. Null if invalid. */
export function truncateIp(text: string | null): string | null {
  if (!text || !ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  const bytes = address.toByteArray();
  const kept = address.kind() === "ipv4" ? 3 : 6;
  return ipaddr.fromByteArray(bytes.map((byte, index) => (index < kept ? byte : 0))).toString();
}
