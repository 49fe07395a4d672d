/** The addresses in pasted text, and the name beside one. */
import { NewSource } from "@/lib/contracts/sources";
import { isAddressOf } from "@/lib/networks/network-url";
import { tidyPasted } from "@/lib/networks/pasted-address";
import type { Addresses, NamedKind } from "./entry";
import { plainWords } from "./marks";

/** In characters, with what stands around it. The repeats below have bounds so that long text is read once. */
const longestAddress = 1_000;

/** A Markdown link, a name with an address in angle brackets, a sales tool's address with its commas, or one word. */
const token =
  /\[[^\]\n]{0,500}\]\([^)\n]{0,1000}\)|<a\s[^>\n]{0,1000}>|<[^>\n]{1,1000}>|[^\s,;]*\/(?:sales|talent|recruiter)\/[^\s;]+|[^\s,;]+/giu;
const webAddress = /^(?:[a-z][a-z0-9+.-]*:\/\/\S|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/)/iu;
const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/u;
const ownProfile = /^\/*in\/me\b/iu;

export interface FoundAddress {
  type: "person" | "company";
  input: string;
}

export interface FoundAddresses {
  addresses: FoundAddress[];
  /** Addresses of anything else: another site, an email address, a page that opens only for its reader. */
  others: string[];
  /** What is left without them. */
  rest: string;
}

/**
 * The addresses in a text. A name with a dot, such as a handle without `@`, is one only if nothing else stands there.
 * An account of a network without kinds is a person unless the line says otherwise.
 */
export function findAddresses(text: string, network: Addresses, kind: NamedKind): FoundAddresses {
  const addresses: FoundAddress[] = [];
  const others: string[] = [];
  const whole = tidyPasted(text);
  const rest = text.replace(token, (given) => {
    if (given.length > longestAddress) return given;
    const input = tidyPasted(given);
    const isMarked = /[/@]|^did:/iu.test(input) || input === whole;
    const address = isMarked && !email.test(input) ? network.readAddress(input) : null;
    if (address) {
      const asNamed = kind === "company" && isAddressOf(address, "company");
      addresses.push({ type: asNamed || !isAddressOf(address, "person") ? "company" : "person", input });
    } else if (webAddress.test(input) || email.test(input) || ownProfile.test(input)) {
      others.push(input);
    } else return given;
    return linkText(given);
  });
  return { addresses, others, rest };
}

/** What a Markdown link shows. */
const linkText = (given: string): string => /^\[([^\]]*)\]\(/u.exec(given)?.[1] ?? "\t";

const labels = new Set(
  ["linkedin", "bluesky", "profile", "url", "link", "page", "website", "web", "email", "handle"].flatMap(
    (word) => [word, `${word} url`, `${word} profile`],
  ),
);

/** Looks behind, so that a run inside the text is tried once and not from each of its characters. */
const around = /^[-–—()[\]{}:]+|(?<![-–—()[\]{}:])[-–—()[\]{}:]+$/gu;
const betweenParts = /[\t\n,;|·•]|\s[-–—]\s?|:\s|\s\(/u;

/**
 * The name beside an address: the first part with letters that labels nothing; null without one. Of several cells each
 * is one part, so that a name in quotes keeps its comma.
 */
export function nameBeside(rests: readonly string[]): string | null {
  const cells = rests.map((rest) => rest.replace(/<[^<>]*>/gu, "\t"));
  const parts = cells.length > 1 ? cells : cells.flatMap((cell) => cell.split(betweenParts));
  for (const part of parts) {
    const name = plainWords(part.replace(around, ""));
    if (/\p{L}{2}/u.test(name) && !labels.has(name.toLowerCase())) return nameOrNull(name);
  }
  return null;
}

/** A name that a source can have; null for any other text. */
export const nameOrNull = (name: string): string | null =>
  NewSource.shape.displayName.safeParse(name).data ?? null;
