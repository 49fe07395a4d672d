import type { Context } from "@/lib/context";
import { type AddressType, readAddressOf, refusalOf, resolveAddress } from "@/lib/domain/network-address";
import type { Network } from "@/lib/networks/network";
import type { NetworkUrl } from "@/lib/networks/network-url";
import { type CanonicalSource, fromUrl } from "./canonical";
import { publicAddressOf } from "./public-address";

/** The page at an address as a source; null if the input is no such address, or there is no such account. */
export async function resolvePage(
  ctx: Context,
  page: { type: AddressType; input: string; displayName?: string | undefined },
): Promise<CanonicalSource | null> {
  const { network } = ctx.ports;
  const { type, input, displayName } = page;
  const address = readAddressOf(network, type, input);
  const resolved = address && (await resolveAddress(network, address, { named: true }));
  return resolved && toSource(ctx, resolved, { type, displayName });
}

/** The source of an address that is resolved already: of a person, at the public one if it is known. */
export async function toSource(
  ctx: Context,
  resolved: NetworkUrl,
  { type, displayName }: { type: AddressType; displayName: string | undefined },
): Promise<CanonicalSource> {
  const lasting = type === "person" ? await publicAddressOf(ctx, resolved) : resolved;
  return fromUrl(lasting, ctx.ports.network, displayName);
}

/** Why an input is no source, as a sentence. */
export const whyInvalid = (
  network: Pick<Network, "networks" | "readAddress">,
  type: AddressType,
  input: string,
): string =>
  readAddressOf(network, type, input)
    ? "There is no such account, or it asks not to be shown to people who are not signed in."
    : `The text ${refusalOf(network, type, input)}.`;
