/** The one gate between all networks and the product: whatever an adapter returns is cleaned here. */
import type { Clock } from "@/lib/clock";
import { cleanCents, cleanCount } from "./clean-number";
import { cleanAddress, cleanId, cleanLine, cleanName, cleanText, textLimits } from "./clean-text";
import { cleanStart, cleanTime } from "./clean-time";
import {
  type Network,
  type NetworkCompany,
  type NetworkEngagement,
  NetworkError,
  type NetworkPage,
  type NetworkPerson,
  type NetworkPost,
  type NetworkRecord,
} from "./network";

/** Shown where a network gives neither a name nor an address that tells one. */
const unnamed = "Unknown name";

type AddressBook = Pick<Network, "readAddress">;

/**
 * The same network, whose posts, engagements, people, companies, times, numbers and costs can all be stored and shown.
 * An item without a usable address is counted as malformed; whatever else is wrong with it, the rest of it stays.
 */
export function cleanNetwork(network: Network, clock: Clock): Network {
  const page = async <T>(
    answer: Promise<NetworkPage<T>>,
    clean: (item: T, now: Date) => T | null,
  ): Promise<NetworkPage<T>> => {
    const { items, next, costCents, malformed } = await answer;
    const now = clock.now();
    const usable = items.map((item) => clean(item, now)).filter((item) => item !== null);
    return {
      items: usable,
      next,
      costCents: cleanCents(costCents) ?? 0,
      malformed: malformed + items.length - usable.length,
    };
  };
  const record = async <T>(
    answer: Promise<NetworkRecord<T>>,
    clean: (item: T, now: Date) => T | null,
  ): Promise<NetworkRecord<T>> => {
    const { item, costCents } = await answer;
    const usable = item && clean(item, clock.now());
    if (item && !usable)
      throw new NetworkError(network.id, "malformed", "a record has no name or no address");
    return { item: usable, costCents: cleanCents(costCents) ?? 0 };
  };
  return {
    ...network,
    async resolveAddress(address) {
      const resolved = await network.resolveAddress(address);
      return resolved && { ...resolved, name: cleanName(resolved.name) ?? address.name };
    },
    listPosts: (target, options) =>
      page(network.listPosts(target, options), (post, now) => cleanPost(post, now, network)),
    listReactions: (postUrl, cursor) =>
      page(network.listReactions(postUrl, cursor), (one, now) => cleanEngagement(one, now, network)),
    listComments: (postUrl, cursor) =>
      page(network.listComments(postUrl, cursor), (one, now) => cleanEngagement(one, now, network)),
    getPerson: (networkUrl) =>
      record(network.getPerson(networkUrl), (person, now) => cleanPerson(person, now, network)),
    getCompany: (networkUrl) =>
      record(network.getCompany(networkUrl), (company) => cleanCompany(company, network)),
    findCompanies: (name) => page(network.findCompanies(name), (company) => cleanCompany(company, network)),
  };
}

function cleanPost(post: NetworkPost, now: Date, book: AddressBook): NetworkPost | null {
  const url = cleanAddress(post.url);
  if (url === null) return null;
  const networkUrl = optional(post.author.networkUrl, cleanAddress);
  return {
    url,
    author: {
      kind: post.author.kind,
      name: nameOf(post.author.name, networkUrl, book) ?? unnamed,
      networkUrl,
      headline: optional(post.author.headline, cleanLine),
    },
    text: cleanText(post.text, textLimits.post),
    postedAt: cleanTime(post.postedAt, now) ?? now,
    likes: cleanCount(post.likes) ?? 0,
    comments: cleanCount(post.comments) ?? 0,
    shares: cleanCount(post.shares) ?? 0,
  };
}

function cleanEngagement(one: NetworkEngagement, now: Date, book: AddressBook): NetworkEngagement | null {
  const networkUrl = cleanAddress(one.person.networkUrl);
  if (networkUrl === null) return null;
  return {
    kind: one.kind,
    person: {
      networkUrl,
      name: nameOf(one.person.name, networkUrl, book) ?? unnamed,
      headline: optional(one.person.headline, cleanLine),
    },
    reactionType: optional(one.reactionType, (type) => cleanLine(type, 50)),
    commentId: optional(one.commentId, cleanId),
    text: optional(one.text, (text) => cleanText(text, textLimits.comment)),
    at: cleanTime(one.at, now),
  };
}

function cleanPerson(person: NetworkPerson, now: Date, book: AddressBook): NetworkPerson | null {
  const networkUrl = cleanAddress(person.networkUrl);
  const name = nameOf(person.name, networkUrl, book);
  if (networkUrl === null || name === null) return null;
  return {
    networkUrl,
    name,
    headline: optional(person.headline, cleanLine),
    title: optional(person.title, cleanLine),
    about: optional(person.about, cleanAbout),
    location: optional(person.location, cleanLine),
    companyName: optional(person.companyName, cleanName),
    companyNetworkUrl: optional(person.companyNetworkUrl, cleanAddress),
    positionStartedAt: cleanStart(person.positionStartedAt, now),
    openToWork: person.openToWork,
    hiring: person.hiring,
  };
}

function cleanCompany(company: NetworkCompany, book: AddressBook): NetworkCompany | null {
  const networkUrl = cleanAddress(company.networkUrl);
  const name = nameOf(company.name, networkUrl, book);
  if (networkUrl === null || name === null) return null;
  return {
    networkUrl,
    name,
    industry: optional(company.industry, cleanLine),
    employeeCount: cleanCount(company.employeeCount),
    website: optional(company.website, cleanAddress),
    summary: optional(company.summary, cleanAbout),
    location: optional(company.location, cleanLine),
  };
}

const cleanAbout = (text: string): string | null => cleanText(text, textLimits.about).trim() || null;

const optional = <T>(value: string | null, clean: (value: string) => T): T | null =>
  value === null ? null : clean(value);

/** The name, else the one that the address tells; null if it tells none, like a member's number. */
function nameOf(name: string, networkUrl: string | null, book: AddressBook): string | null {
  const given = cleanName(name);
  if (given !== null || networkUrl === null) return given;
  const address = book.readAddress(networkUrl);
  return address && address.name !== address.slug ? cleanName(address.name) : null;
}
