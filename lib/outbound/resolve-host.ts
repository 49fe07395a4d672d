import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import { OutboundError } from "./outbound-error";

/** All addresses of a host name; throws an OutboundError of kind `dns` if there are none. */
export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

/**
 * Queries name servers directly (`servers`, or the system's). The system lookup runs on a few shared threads, where
 * two hanging names block all other destinations, and reads the hosts file, which public names do not need.
 */
export function createPublicResolver(servers?: string[]): ResolveHost {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = [
      ...(v4.status === "fulfilled" ? v4.value.map((address) => ({ address, family: 4 })) : []),
      ...(v6.status === "fulfilled" ? v6.value.map((address) => ({ address, family: 6 })) : []),
    ];
    return addresses.length > 0 ? addresses : fail(hostname, v4);
  };
}

/** Uses the system lookup, which knows `localhost` and local network names. */
export const resolveLocalHost: ResolveHost = async (hostname) => {
  const [found] = await Promise.allSettled([lookup(hostname, { all: true })]);
  return found.status === "fulfilled" && found.value.length > 0 ? found.value : fail(hostname, found);
};

function fail(hostname: string, lookup: PromiseSettledResult<unknown>): never {
  const cause: unknown = lookup.status === "rejected" ? lookup.reason : undefined;
  throw new OutboundError("dns", `The host name ${hostname} could not be found.`, { cause });
}
