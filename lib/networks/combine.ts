/** Several networks behind one port: an address names its network by its host, a search names it by its ID. */
import {
  type Network,
  type NetworkCompany,
  NetworkError,
  type NetworkInfo,
  type NetworkPage,
  type NetworkTarget,
} from "./network";
import { isOnHost } from "./network-url";

/** Dispatches each call to the network it belongs to. One network is returned as it is. Hosts must be distinct. */
export function combineNetworks(members: readonly [Network, ...Network[]]): Network {
  const [first, ...others] = members;
  if (others.length === 0) return first;
  const id = members.map((member) => member.id).join("+");
  const networks = members.flatMap((member) => member.networks);

  function requireOwner(address: string): Network {
    const owner = networkOf(members, address);
    // Not `gone`: an operator who removes a network for a while must not close the posts
    // watched there, nor have their people count as gone.
    if (!owner) throw new NetworkError(id, "refused", `${address} belongs to no configured network`);
    return owner;
  }

  function searched(network: string | null | undefined): Network {
    const wanted = network ?? searchableOf(networks)?.id ?? first.id;
    const member = members.find((one) => one.id === wanted);
    if (!member) throw new NetworkError(id, "refused", `the network ${wanted} is not configured`);
    return member;
  }

  const targeted = (target: NetworkTarget): Network =>
    target.kind === "keywords" ? searched(target.network) : requireOwner(target.networkUrl);

  return {
    id,
    host: first.host,
    networks,
    readAddress(input) {
      for (const member of members) {
        const address = member.readAddress(input);
        if (address) return address;
      }
      return null;
    },
    resolveAddress: async (address) => requireOwner(address.url).resolveAddress(address),
    listPosts: async (target, options) => targeted(target).listPosts(target, options),
    listReactions: async (postUrl, cursor) => requireOwner(postUrl).listReactions(postUrl, cursor),
    listComments: async (postUrl, cursor) => requireOwner(postUrl).listComments(postUrl, cursor),
    getPerson: async (networkUrl) => requireOwner(networkUrl).getPerson(networkUrl),
    getCompany: async (networkUrl) => requireOwner(networkUrl).getCompany(networkUrl),
    findCompanies: (name) => findOnAll(members, name),
  };
}

/** What each network finds, in their order. One that fails is left out, unless all of them do. */
async function findOnAll(members: readonly Network[], name: string): Promise<NetworkPage<NetworkCompany>> {
  const answers = await Promise.allSettled(members.map((member) => member.findCompanies(name)));
  const pages = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const [failed] = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  if (pages.length === 0) throw failed;
  return {
    items: pages.flatMap(({ items }) => items),
    next: null,
    costCents: pages.reduce((sum, { costCents }) => sum + costCents, 0),
    malformed: pages.reduce((sum, { malformed }) => sum + malformed, 0),
  };
}

/** The network that an address is on; undefined if it is not configured. */
export const networkOf = <N extends Pick<NetworkInfo, "host">>(
  networks: readonly N[],
  address: string,
): N | undefined => networks.find(({ host }) => isOnHost(address, host));

/** The network that a search runs on if none is named: the first that can be searched. */
export const searchableOf = (networks: Network["networks"]) =>
  networks.find(({ searchRefusal }) => searchRefusal === null);
