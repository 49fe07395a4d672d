/** Addresses of people and organizations as people give them, on any of the configured networks. */
import { AppError, invalidField } from "@/lib/errors";
import { type Network, NetworkError } from "@/lib/networks/network";
import { isAddressOf, type NetworkUrl, privateAddressOf } from "@/lib/networks/network-url";
import { tidyPasted } from "@/lib/networks/pasted-address";

export type AddressType = "person" | "company";
type AddressBook = Pick<Network, "networks" | "readAddress" | "resolveAddress">;

const nouns = { person: "person", company: "company page" } as const;
const pages = { person: "profile", company: "company page" } as const;

/** The hosts of the configured networks in words: `a.example or b.example`. */
export const hostsOf = ({ networks }: Pick<Network, "networks">): string =>
  networks.map(({ host }) => host).join(" or ");

/** The address of a person or organization; null if it is of another kind or on none of the networks. */
export function readAddressOf(
  network: Pick<Network, "readAddress">,
  type: AddressType,
  input: string,
): NetworkUrl | null {
  const address = network.readAddress(input);
  return address && isAddressOf(address, type) ? address : null;
}

/** Why the address is refused, to follow the field's name. */
export function refusalOf(
  network: Pick<Network, "networks" | "readAddress">,
  type: AddressType,
  input: string,
): string {
  for (const { host, examples } of network.networks) {
    const instead = `such as ${examples[type]}`;
    const reason = privateAddressOf(input, host);
    if (reason === "own")
      return `opens the profile of the person who is signed in: paste the profile's own address, ${instead}`;
    if (reason === "tool") {
      return `opens only in a tool for sales or hiring: open the public ${pages[type]} and paste its address, ${instead}`;
    }
  }
  const isElsewhere = network.readAddress(input) === null && isFullAddress(input);
  return isElsewhere
    ? `belongs to no configured network: use an address on ${hostsOf(network)}`
    : `is not the address of a ${nouns[type]} on ${hostsOf(network)}`;
}

/** The address, or 400 naming the field. */
export function requireAddressOf(
  network: AddressBook,
  type: AddressType,
  { input, field }: { input: string; field: string },
): NetworkUrl {
  const address = readAddressOf(network, type, input);
  if (address) return address;
  throw invalidField(field, refusalOf(network, type, input));
}

/**
 * The lasting address, or 400 naming the field. A name that may change hands is looked up: 400 if there is no such
 * account, 502 if the network does not answer. With `named`, the name that the network shows is looked up too.
 */
export async function resolveAddressOf(
  network: AddressBook,
  type: AddressType,
  { input, field, named = false }: { input: string; field: string; named?: boolean },
): Promise<NetworkUrl> {
  const address = requireAddressOf(network, type, { input, field });
  const resolved = await resolveAddress(network, address, { named });
  if (resolved) return resolved;
  const message = `does not exist on ${hostOf(address)}, or asks not to be shown to people who are not signed in there`;
  throw invalidField(field, message);
}

/** The lasting address; null if there is no such account. Throws 502 if the network does not answer. */
export async function resolveAddress(
  network: Pick<Network, "resolveAddress">,
  address: NetworkUrl,
  { named = false }: { named?: boolean } = {},
): Promise<NetworkUrl | null> {
  if (address.isLasting && !(named && address.kind === "account")) return address;
  try {
    return await network.resolveAddress(address);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    if (error.failure === "gone") return null;
    const message = `${hostOf(address)} did not answer, so the address could not be checked. Try again later.`;
    throw new AppError("upstream_failure", message);
  }
}

const hostOf = ({ url }: NetworkUrl): string => new URL(url).host;

/** Whether it names a host, so that it is more than a mistyped name. */
function isFullAddress(input: string): boolean {
  const text = tidyPasted(input);
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && /[^/]\//.test(text) && new URL(address).hostname.includes(".");
}
