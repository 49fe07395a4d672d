import type { Source } from "@/lib/contracts/sources";

/** The likely outcome of a pasted line. The server, which knows the network's URL formats, decides. */
export type LineVerdict = "new" | "repeated" | "present" | "unreadable";

export interface BulkLine {
  text: string;
  verdict: LineVerdict;
}

/** A person's address in canonical form, for finding duplicates; null if it is no profile URL, handle or DID. */
function pathOf(line: string): string | null {
  const handle = /^(?:(?:@|at:\/\/|(?=did:))([\w.:-]+)|([\w-]+(?:\.[\w-]+)+)$)/i
    .exec(line)
    ?.slice(1)
    .find(Boolean);
  if (handle) return `/profile/${handle.toLowerCase()}`;
  const address = /^https?:\/\//i.test(line) ? line : `https://${line}`;
  if (!URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, "").toLowerCase();
  return /^\/(?:in|profile)\/[^/]+$/.test(path) ? path : null;
}

/** Parses pasted text: URLs separated by lines, commas or spaces, each with its likely outcome. */
export function readBulk(text: string, sources: readonly Pick<Source, "networkUrl">[]): BulkLine[] {
  const present = new Set(sources.flatMap(({ networkUrl }) => pathOf(networkUrl ?? "") ?? []));
  const seen = new Set<string>();
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((line) => {
      const path = pathOf(line);
      if (path === null) return { text: line, verdict: "unreadable" };
      if (present.has(path)) return { text: line, verdict: "present" };
      if (seen.has(path)) return { text: line, verdict: "repeated" };
      seen.add(path);
      return { text: line, verdict: "new" };
    });
}
