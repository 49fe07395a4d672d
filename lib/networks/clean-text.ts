/** Makes text that a network sent safe to store, compare and show. Pure. Everything a network sends passes here. */
import { createHash } from "node:crypto";
import { cutAtGrapheme } from "@/lib/judgement/text/cut-at-grapheme";

/** The most UTF-16 units kept of each kind of text. */
export const textLimits = {
  name: 200,
  line: 500,
  about: 10_000,
  comment: 10_000,
  post: 30_000,
  address: 2_048,
  id: 300,
} as const;

/** All C0 and C1 controls except tab and newline. */
const controls = /(?![\t\n])\p{Cc}/gu;
const loneSurrogates = /\p{Cs}/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/** Bidirectional marks, embeddings, overrides and isolates: a name with one turns the sentence around it. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Characters without any width, except the joiners that scripts and emoji need. */
const widthless = /[\u00AD\u200B\u2060\uFEFF]/g;
/** What a program writes for a missing value. */
const missing = /^(?:null|undefined|\[object Object\])(?:\s+(?:null|undefined))*$/i;
/** The same as a part of a name, only in lower case: Null is a surname. */
const missingWords = /(?<!\S)(?:null|undefined)(?!\S)/g;

/**
 * Text of several lines: no controls other than tab and newline, no half characters, composed (NFC), at most `max`
 * UTF-16 units, cut between graphemes.
 */
export function cleanText(text: string, max: number): string {
  // What is far past the limit is dropped first, so that a giant text costs no more than a long one.
  const bounded = text.slice(0, max * 4).replace(loneSurrogates, "\uFFFD");
  return cutAtGrapheme(bounded.replace(lineEnds, "\n").replace(controls, "").normalize("NFC"), max);
}

/** Text on one line, without space around it; null if nothing is left or a program wrote that there is none. */
export function cleanLine(text: string, max: number = textLimits.line): string | null {
  const line = cleanText(text, max * 4)
    .replace(/\s+/gu, " ")
    .trim();
  return line === "" || missing.test(line) ? null : cutAtGrapheme(line, max).trimEnd();
}

/** The name of a person or organization; null if there is none. */
export function cleanName(text: string): string | null {
  const visible = text
    .slice(0, textLimits.name * 16)
    .replace(directions, "")
    .replace(widthless, "");
  const name = cleanLine(visible, textLimits.name * 2)
    ?.replace(missingWords, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const isVisible = name !== undefined && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
  return isVisible ? cutAtGrapheme(name, textLimits.name).trimEnd() : null;
}

/** An address; null if it has controls, spaces or half characters in it, or is too long to be one. */
export const cleanAddress = (address: string): string | null =>
  address.length > 0 && address.length <= textLimits.address && !/[\s\p{Cc}\p{Cs}]/u.test(address)
    ? address
    : null;

/** An ID as it can be stored in an index: one that cannot is replaced by its hash, so that it stays unique. */
export function cleanId(id: string): string {
  const isPlain = id.length <= textLimits.id && !/[\p{Cc}\p{Cs}]/u.test(id);
  return isPlain ? id : createHash("sha256").update(JSON.stringify(id)).digest("hex");
}
