import type { NewSource } from "@/lib/contracts/sources";
import { AppError } from "@/lib/errors";
import { canonicalKeywords, type NetworkUrl, parseNetworkUrl } from "@/lib/networks/network-url";

export interface CanonicalSource {
  /** Two sources with the same key are the same. */
  key: string;
  networkUrl: string | null;
  keywords: string[] | null;
  displayName: string;
}

const invalid = (path: string, message: string) =>
  new AppError("validation_error", `${path}: ${message}.`, [{ path, message }]);

/** A source's URL or phrases in canonical form. Throws 400 for a URL of the wrong kind or network. */
export function canonicalSource(input: NewSource, networkHost: string): CanonicalSource {
  if (input.sourceType === "keyword_search") {
    const keywords = [...new Set((input.keywords ?? []).map((phrase) => phrase.replace(/\s+/g, " ").trim()))];
    const key = `keywords:${canonicalKeywords(keywords)}`;
    return {
      key,
      networkUrl: null,
      keywords,
      displayName: input.displayName ?? keywords.join(", ").slice(0, 255),
    };
  }
  const parsed = parseNetworkUrl(input.networkUrl ?? "", networkHost);
  if (!parsed) {
    throw invalid("networkUrl", `is not an address of a person or company on ${networkHost}`);
  }
  const wantsPerson = input.sourceType === "target_person";
  if (wantsPerson !== (parsed.kind === "person")) {
    throw invalid("networkUrl", wantsPerson ? "is not a person's address" : "is not a company's address");
  }
  return fromUrl(parsed, input.displayName);
}

/** A person's URL in canonical form; null if it is not one. */
export function canonicalPerson(
  input: { networkUrl: string; displayName?: string },
  networkHost: string,
): CanonicalSource | null {
  const parsed = parseNetworkUrl(input.networkUrl, networkHost);
  return parsed?.kind === "person" ? fromUrl(parsed, input.displayName) : null;
}

function fromUrl(parsed: NetworkUrl, displayName: string | undefined): CanonicalSource {
  return {
    key: parsed.url,
    networkUrl: parsed.url,
    keywords: null,
    displayName: displayName ?? titleOfSlug(parsed.slug),
  };
}

/** `ana-lopez-4f2` as a readable name. */
function titleOfSlug(slug: string): string {
  const words = slug.split(/[-_]+/).filter((word) => word !== "" && !/\d/.test(word));
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return (title || slug).slice(0, 255);
}
