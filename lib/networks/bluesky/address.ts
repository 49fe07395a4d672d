/** Addresses on Bluesky. The account's DID is its lasting identity; its handle may change at any time. */
import { isOnHost, type NetworkUrl } from "../network-url";
import { tidyPasted, trimTrailing } from "../pasted-address";

export const blueskyHost = "bsky.app";

const maxInputLength = 2_048;
const didPattern = /^did:(?:plc:[a-z2-7]{24}|web:[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/;
const handlePattern =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const recordKey = /^[A-Za-z0-9._:~-]{1,512}$/;
const profilePath = /^\/profile\/([^/]+)(?:\/|$)/;
const postPath = /^\/profile\/([^/]+)\/post\/([^/]+)\/?$/;
const postUri = /^at:\/\/([^/]+)\/app\.bsky\.feed\.post\/([^/]+)$/;

/**
 * Parses a profile link (or a deeper one), a handle with or without `@`, a DID, or an `at://` URI. A DID gives the
 * lasting address `https://bsky.app/profile/<did>`; a handle must be resolved first. Null if it is none. Never throws.
 */
export function parseBlueskyAddress(input: string): NetworkUrl | null {
  if (input.length > maxInputLength) return null;
  const text = tidyPasted(input);
  if (text === "" || /[\s\p{Cc}\\]/u.test(text)) return null;
  const actor = actorIn(text);
  return actor === null ? null : addressOfActor(actor);
}

/** The lasting address of an account. */
export const profileUrl = (did: string): string => `https://${blueskyHost}/profile/${did}`;

/** The DID or handle of a canonical address; null if it is not one. */
export function actorOf(networkUrl: string): string | null {
  const address = isOnHost(networkUrl, blueskyHost) ? parseBlueskyAddress(networkUrl) : null;
  return address?.slug ?? null;
}

/** `at://did/app.bsky.feed.post/key` as a link; null if it is no post of an account with a DID. */
export function postUrlOf(uri: string): string | null {
  const [, did = "", key = ""] = postUri.exec(uri) ?? [];
  return isDid(did) && recordKey.test(key) ? `${profileUrl(did)}/post/${key}` : null;
}

/** A post's link as `at://did/app.bsky.feed.post/key`; null if it is none. */
export function postUriOf(url: string): string | null {
  if (!isOnHost(url, blueskyHost)) return null;
  const [, actor = "", key = ""] = postPath.exec(new URL(url).pathname) ?? [];
  const did = decode(actor);
  return didPattern.test(did) && recordKey.test(key) ? `at://${did}/app.bsky.feed.post/${key}` : null;
}

/** Whether it identifies an account. Longer ones than any server gives would not fit an index. */
export const isDid = (text: string): boolean => text.length <= 300 && didPattern.test(text);

/** The account that wrote a record. */
export const didOfUri = (uri: string): string => uri.split("/")[2] ?? "";

export const isHandle = (text: string): boolean => handlePattern.test(text);

function actorIn(text: string): string | null {
  if (/^did:/i.test(text)) return text;
  const repository = /^at:\/\/([^/]+)(?:\/|$)/i.exec(text)?.[1];
  if (repository !== undefined) return repository;
  if (/^@?[^/@:?#]+$/.test(text)) return text.replace(/^@/, "");
  const link = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && link !== text) return null;
  if (text.includes("@") && !/\/profile\/@?[^@]*$/.test(text)) return null;
  if (!URL.canParse(link) || !isOnHost(link, blueskyHost)) return null;
  const path = profilePath.exec(new URL(link).pathname);
  return path?.[1] === undefined ? null : decode(path[1]).replace(/^@/, "");
}

function addressOfActor(actor: string): NetworkUrl | null {
  const slug = trimTrailing(actor.toLowerCase());
  const isLasting = didPattern.test(slug);
  if (!isLasting && !handlePattern.test(slug)) return null;
  return { kind: "account", slug, url: profileUrl(slug), name: slug, isLasting };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
