import type { SourceType } from "@/db/vocabulary";
import type { NewSource } from "@/lib/contracts/sources";
import { type AddressType, readAddressOf, refusalOf } from "@/lib/domain/network-address";
import { invalidField } from "@/lib/errors";
import { cutAtGrapheme } from "@/lib/judgement/text/cut-at-grapheme";
import { networkOf, searchableOf } from "@/lib/networks/combine";
import type { Network, NetworkInfo } from "@/lib/networks/network";
import { canonicalKeywords, type NetworkUrl } from "@/lib/networks/network-url";

type Networks = Pick<Network, "networks" | "readAddress" | "resolveAddress">;

export interface CanonicalSource {
  /** Two sources with the same key are the same. */
  key: string;
  networkUrl: string | null;
  keywords: string[] | null;
  /** The ID of the network it is read from; null if that is not configured. */
  network: string | null;
  displayName: string;
}

/** What the address of a source is of. A keyword search has none. */
export const addressTypeOf = (sourceType: Exclude<SourceType, "keyword_search">): AddressType =>
  sourceType === "target_person" ? "person" : "company";

/**
 * A source's URL or phrases in canonical form. Throws 400 for a URL of the wrong kind or on no configured network, and
 * for a search on a network that is not configured or can't be searched. A name that may change must be resolved first.
 */
export function canonicalSource(input: NewSource, network: Networks): CanonicalSource {
  if (input.sourceType === "keyword_search") return canonicalSearch(input, network);
  const { networkUrl = "", sourceType } = input;
  const type = addressTypeOf(sourceType);
  const address = readAddressOf(network, type, networkUrl);
  if (!address) {
    const isOther = network.readAddress(networkUrl) !== null;
    const other = type === "person" ? "is not a person's address" : "is not a company's address";
    throw invalidField("networkUrl", isOther ? other : refusalOf(network, type, networkUrl));
  }
  return fromUrl(address, network, input.displayName);
}

function canonicalSearch(input: NewSource, { networks }: Networks): CanonicalSource {
  const searched = requireSearchable(networks, input.network);
  const keywords = [...new Set((input.keywords ?? []).map((phrase) => phrase.replace(/\s+/g, " ").trim()))];
  return {
    key: searchKey({ networks }, keywords, searched.id),
    networkUrl: null,
    keywords,
    network: searched.id,
    displayName: input.displayName ?? cutAtGrapheme(keywords.join(", "), 255),
  };
}

/** The key of a search; without a network, on the one that it would run on. */
export function searchKey(
  { networks }: Pick<Network, "networks">,
  keywords: readonly string[],
  id = searchableOf(networks)?.id,
): string {
  // Searches of the first network have no network in their keys: they come from when there was only one.
  const scope = id === undefined || id === networks[0]?.id ? "keywords" : `keywords@${id}`;
  return `${scope}:${canonicalKeywords(keywords)}`;
}

function requireSearchable(networks: readonly NetworkInfo[], id: string | undefined): NetworkInfo {
  const found =
    id === undefined ? (searchableOf(networks) ?? networks[0]) : networks.find((one) => one.id === id);
  if (!found) {
    const ids = networks.map((one) => one.id).join(", ");
    throw invalidField("network", `is not a configured network: use one of ${ids}`);
  }
  // The refusal is a sentence of its own, and the field's error adds the period.
  if (found.searchRefusal !== null) throw invalidField("network", found.searchRefusal.replace(/\.$/, ""));
  return found;
}

/** The source of an address that is resolved already. */
export function fromUrl(
  address: NetworkUrl,
  { networks }: Networks,
  displayName: string | undefined,
): CanonicalSource {
  return {
    key: address.url,
    networkUrl: address.url,
    keywords: null,
    network: networkOf(networks, address.url)?.id ?? null,
    displayName: cutAtGrapheme(displayName ?? address.name, 255),
  };
}
