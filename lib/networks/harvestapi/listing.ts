/** Reads a page of posts, without what the person or company of the listing only shared. Pure. */
import { z } from "zod";
import { text } from "../lenient";
import type { NetworkPost, NetworkTarget } from "../network";
import { authorUrl, publishedAt, type Reading, toPost } from "./transform";
import { WirePost } from "./wire";

export interface Listing {
  posts: NetworkPost[];
  /** When the last post of the page was published that tells how far back the listing is; null if none does. */
  lastAt: Date | null;
  malformed: number;
}

/** A pinned post may be old and come first, and a shared one has its author's time: the last own post tells. */
export function readListing(elements: readonly unknown[], target: NetworkTarget, reading: Reading): Listing {
  const wires = elements.map((element) => WirePost.safeParse(element).data);
  const isOwn = ownership(
    wires.filter((wire) => wire !== undefined),
    target,
    reading.host,
  );
  const own = wires.filter((wire) => wire === undefined || isOwn(wire));
  const posts = own.map((wire) => wire && toPost(wire, reading));
  const dated = own.filter((wire) => wire !== undefined && publishedAt(wire, reading.now) !== null);
  const last = dated.at(-1);
  return {
    posts: posts.filter((post) => post !== undefined),
    lastAt: last ? publishedAt(last, reading.now) : null,
    malformed: posts.filter((post) => post === undefined).length,
  };
}

/**
 * Tells the posts that the target wrote: not those marked as shared, nor those by someone else. If no author is the
 * target, its name has changed since its address was given, and most of the posts are by its new name.
 */
function ownership(
  wires: readonly WirePost[],
  target: NetworkTarget,
  host: string,
): (wire: WirePost) => boolean {
  if (target.kind === "keywords") return () => true;
  const urlOf = ({ author }: WirePost) => authorUrl(author, host);
  const counts = new Map<string, number>();
  for (const url of wires.flatMap((wire) => (isShared(wire) ? [] : (urlOf(wire) ?? [])))) {
    counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  const [renamed] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const own = counts.has(target.networkUrl) ? target.networkUrl : renamed;
  return (wire) => !isShared(wire) && [null, own].includes(urlOf(wire));
}

const isShared = ({ repostedBy, repost, content }: WirePost): boolean =>
  Boolean(repostedBy) || (Boolean(repost) && !content?.trim());

const Identity = z.object({
  id: z
    .union([z.string().min(1), z.number()])
    .nullish()
    .catch(null),
  linkedinUrl: text,
  actor: z.object({ linkedinUrl: text }).nullish().catch(null),
});

/** What tells an element of any listing from the others; null if it has nothing of the kind. */
export function idOf(element: unknown): string | null {
  const { id, linkedinUrl, actor } = Identity.safeParse(element).data ?? {};
  const found = id ?? linkedinUrl ?? actor?.linkedinUrl;
  return found === undefined || found === null ? null : String(found);
}
