import { describe, expect, it } from "vitest";
import { isAllowedAddress } from "./address";

const global = ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1", "2a00:1450:4001::200e", "::ffff:8.8.8.8"];

const local = [
  "127.0.0.1",
  "127.255.255.254",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
].concat([
  "100.64.0.1",
  "::1",
  "fc00::1",
  "fd12:3456::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:10.0.0.1",
]);

/** Blocked always, even for local use. */
const never = [
  ["unspecified", ["0.0.0.0", "0.1.2.3", "::", "::ffff:0.0.0.0"]],
  [
    "link-local and metadata",
    ["169.254.169.254", "::ffff:a9fe:a9fe", "fe80::1", "fe80::1%eth0", "fd00:ec2::254"],
  ],
  ["metadata outside of link-local", ["100.100.100.200", "168.63.129.16", "::ffff:168.63.129.16"]],
  ["::/96 with an IPv4 address in it", ["::127.0.0.1", "::7f00:1", "::8.8.8.8"]],
  ["NAT64", ["64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "64:ff9b:1::1"]],
  ["IPv4-translated", ["::ffff:0:127.0.0.1"]],
  ["6to4", ["2002:7f00:1::", "2002:808:808::1", "192.88.99.1"]],
  ["Teredo", ["2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2"]],
  ["multicast and broadcast", ["224.0.0.1", "239.255.255.255", "ff02::1", "255.255.255.255"]],
  [
    "documentation, tests and benchmarks",
    ["192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "2001:db8::1", "3fff::1"],
  ],
  [
    "reserved and not assigned",
    ["192.0.0.1", "240.0.0.1", "100::1", "fec0::1", "5f00::1", "4000::1", "1::1"],
  ],
  ["no address at all", ["", "localhost", "256.1.1.1", "1:2", "127.0.0.1:80"]],
] as const;

describe("isAllowedAddress", () => {
  it.each(global)("allows %s", (ip) => {
    expect(isAllowedAddress(ip, false)).toBe(true);
    expect(isAllowedAddress(ip, true)).toBe(true);
  });

  it.each(local)("allows %s for local use only", (ip) => {
    expect(isAllowedAddress(ip, false)).toBe(false);
    expect(isAllowedAddress(ip, true)).toBe(true);
  });

  it.each(never.flatMap(([range, ips]) => ips.map((ip) => [range, ip] as const)))(
    "never allows %s: %s",
    (_range, ip) => {
      expect(isAllowedAddress(ip, false)).toBe(false);
      expect(isAllowedAddress(ip, true)).toBe(false);
    },
  );
});
