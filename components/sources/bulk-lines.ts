import type { Source } from "@/lib/contracts/sources";

/** What will probably become of a pasted line; the server, which knows the network's addresses, has the last word. */
export type LineVerdict = "new" | "repeated" | "present" | "unreadable";

export interface BulkLine {
  text: string;
  verdict: LineVerdict;
}

/** A person's address without what may differ between two spellings of it; null where it is none. */
function pathOf(line: string): string | null {
  const address = /^https?:\/\//i.test(line) ? line : `https://${line}`;
  if (!URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, "").toLowerCase();
  return /^\/in\/[^/]+$/.test(path) ? path : null;
}

/** Reads pasted text: addresses apart by lines, commas or spaces, each with what will become of it. */
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
