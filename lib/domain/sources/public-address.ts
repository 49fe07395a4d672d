import { findLookups } from "@/db/queries/people";
import type { Context } from "@/lib/context";
import type { NetworkUrl } from "@/lib/networks/network-url";

/**
 * The public address of a person whom the workspace has looked up by another one, such as a member ID; else the given
 * one.
 */
export async function publicAddressOf(
  { db, customerId, ports }: Context,
  address: NetworkUrl,
): Promise<NetworkUrl> {
  const lookup = (await findLookups(db, { customerId, urls: [address.url] })).get(address.url);
  return ports.network.readAddress(lookup?.person?.networkUrl ?? "") ?? address;
}
