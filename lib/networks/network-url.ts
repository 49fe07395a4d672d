/** Canonical addresses on a professional network: one per person, company, post or search. */
import { getDomain } from "tldts";
import { tidyPasted, trimTrailing } from "./pasted-address";

/** `account`: the network does not tell people from organizations, so it may be either. */
export type NetworkUrlKind = "person" | "company" | "school" | "showcase" | "account";

export interface NetworkUrl {
  kind: NetworkUrlKind;
  slug: string;
  url: string;
  /** A readable name, as far as the address gives one: `ana-lopez-4f2` becomes `Ana Lopez`. */
  name: string;
  /** False for a name that its owner may change: the network must be asked for the lasting address. */
  isLasting: boolean;
}

/** Whether the address can be that of a person or of an organization. */
export const isAddressOf = (address: NetworkUrl, type: "person" | "company"): boolean =>
  address.kind === "account" || (address.kind === "person") === (type === "person");

export interface PostUrl {
  /** An activity, an original post or a share; the network numbers the three separately. */
  kind: "activity" | "ugcPost" | "share";
  id: string;
  url: string;
}

const maxInputLength = 2_048;
const maxSlugLength = 200;
const kinds = new Map<string, Exclude<NetworkUrlKind, "account">>([
  ["in", "person"],
  ["company", "company"],
  ["school", "school"],
  ["showcase", "showcase"],
]);
const segments = { person: "in", company: "company", school: "school", showcase: "showcase" } as const;
const barePath = /^\/*(?:in|company|school|showcase)\//i;
const postPath = /^\/*(?:feed\/update|posts)\//i;
/** Member IDs of the network and of its tools for sales and hiring. */
const opaqueMemberId = /^A(?:Co|Cw|EM)AA[A-Za-z0-9_-]+$/;
const toolPath = /^\/+(?:sales|talent|recruiter|cap|hiring)\//i;
const anyPath = /^\/*(?:in|company|school|showcase|sales|talent|recruiter|cap|hiring)\//i;
/** Delimiters, white space, control and invisible characters, and the replacement character. */
const forbiddenInSlug = /[/\\?#"<>`{}|^\s\p{Cc}\p{Cf}\p{Cs}\uFFFD]/u;
const forbiddenInInput = /[\\\s\p{Cc}]/u;
const postNumber = /(?:^|[_:-])(activity|ugcPost|share)[:-](\d{10,20})(?!\d)/i;

/**
 * Parses a pasted address of a person or organization: a full URL, one without a scheme, or `in/slug` and
 * `company/slug`. Deeper paths are reduced to the entity. Null if it is invalid, is `in/me`, or is not on the
 * registrable domain of `host`. Never throws. (decisions, section 8)
 */
export function parseNetworkUrl(input: string, host: string): NetworkUrl | null {
  const path = pathOnNetwork(input, host, barePath);
  if (path === null) return null;
  const [segment = "", rawSlug = ""] = path.split("/").filter((part) => part !== "");
  const kind = kinds.get(segment.toLowerCase());
  const slug = kind && canonicalSlug(rawSlug, kind);
  if (!kind || !slug) return null;
  const url = `${origin(host)}/${segments[kind]}/${slug.replaceAll("%", "%25")}`;
  return { kind, slug, url, name: titleOfSlug(slug), isLasting: true };
}

/**
 * Why an address of the network works only for the person who copied it: `in/me` is the reader's own profile, and the
 * tools for sales and hiring need a license. Null for every other text. Never throws.
 */
export function privateAddressOf(input: string, host: string): "own" | "tool" | null {
  const path = pathOnNetwork(input, host, anyPath);
  if (path === null) return null;
  if (toolPath.test(path)) return "tool";
  const [segment = "", slug = ""] = path.split("/").filter((part) => part !== "");
  return kinds.get(segment.toLowerCase()) === "person" && isOwn(trimTrailing(decode(slug) ?? ""))
    ? "own"
    : null;
}

const isOwn = (slug: string): boolean => slug.toLowerCase() === "me";

/** `ana-lopez-4f2` as a readable name. */
function titleOfSlug(slug: string): string {
  const words = slug.split(/[-_]+/).filter((word) => word !== "" && !/\d/.test(word));
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return (title || slug).slice(0, 255);
}

/** Whether a full address is on the registrable domain of `host`. Never throws. */
export function isOnHost(address: string, host: string): boolean {
  const url = parseUrl(address);
  return url !== null && isOnNetwork(url.hostname, host);
}

/**
 * Parses the address of a post: `/posts/…activity-<id>-…` and `/feed/update/urn:li:activity:<id>` are the same
 * post. Null if it is invalid or not on the registrable domain of `host`. Never throws.
 */
export function parsePostUrl(input: string, host: string): PostUrl | null {
  const path = pathOnNetwork(input, host, postPath);
  if (path === null || !postPath.test(path)) return null;
  const decoded = decode(path);
  const match = decoded === null ? null : postNumber.exec(decoded.split("/").slice(2).join("/"));
  if (!match) return null;
  const [, word = "", id = ""] = match;
  const lowered = word.toLowerCase();
  const kind = lowered === "ugcpost" ? "ugcPost" : lowered === "share" ? "share" : "activity";
  return { kind, id, url: `${origin(host)}/feed/update/urn:li:${kind}:${id}` };
}

/** One folded phrase per line, sorted and without duplicates. Equal results mean equal keyword searches. */
export function canonicalKeywords(phrases: readonly string[]): string {
  const folded = phrases.map(foldText).filter((phrase) => phrase !== "");
  return [...new Set(folded)].sort().join("\n");
}

/** Folds case and white space for comparison: `Straße` and `STRASSE` give the same text. */
export function foldText(text: string): string {
  const cased = text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase().normalize("NFC");
  return cased.replace(/\s+/gu, " ").trim();
}

/** The canonical scheme and host of a network, for example `https://www.network.example`. */
function origin(host: string): string {
  const name = host.trim().toLowerCase().replace(/\.$/, "");
  return `https://www.${registrableDomain(name) ?? name.replace(/^www\./, "")}`;
}

// Private suffixes count, so that other sites on a shared domain are never mistaken for the network.
const registrableDomain = (host: string) => getDomain(host, { allowPrivateDomains: true });

/** The percent-encoded path; null if the address is malformed or not on the network. */
function pathOnNetwork(input: string, host: string, bare: RegExp): string | null {
  if (input.length > maxInputLength) return null;
  const text = tidyPasted(input);
  if (text === "" || forbiddenInInput.test(text)) return null;
  if (bare.test(text) && !text.startsWith("//")) return parseUrl(`${origin(host)}/${text}`)?.pathname ?? null;
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : parseUrlWithoutScheme(text);
  return url && isOnNetwork(url.hostname, host) ? url.pathname : null;
}

function parseUrlWithoutScheme(text: string): URL | null {
  // Another scheme or an email address must not be parsed as a host.
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || text.includes("@")) return null;
  return parseUrl(`https://${text.replace(/^\/\//, "")}`);
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isOnNetwork(hostname: string, host: string): boolean {
  const expected = registrableDomain(host);
  if (expected === null) return hostname.toLowerCase() === host.toLowerCase();
  return registrableDomain(hostname) === expected;
}

function canonicalSlug(raw: string, kind: NetworkUrlKind): string | null {
  const slug = trimTrailing(decode(raw) ?? "").normalize("NFC");
  if (slug === "" || slug.length > maxSlugLength || forbiddenInSlug.test(slug)) return null;
  if (kind === "person" && opaqueMemberId.test(slug)) return slug;
  return kind === "person" && isOwn(slug) ? null : slug.toLowerCase().normalize("NFC");
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
