import { sha256 } from "@/lib/crypto";

/** Derives the ETag from the text only, so that it is the same for every token that may read it. */
export const entityTag = (text: string): string => `W/"${sha256(text).slice(0, 27)}"`;

/** Whether the caller already has this response: `If-None-Match`, compared weakly (RFC 9110, section 13.1.2). */
export function isKnown(request: Request, tag: string): boolean {
  const given = request.headers.get("if-none-match");
  if (given === null) return false;
  const plain = (value: string) => value.trim().replace(/^W\//, "");
  return given.trim() === "*" || given.split(",").some((value) => plain(value) === plain(tag));
}
