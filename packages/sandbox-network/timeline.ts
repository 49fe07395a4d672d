import { authorOf } from "./authors";
import { fold } from "./fold";
import { historyDays, postsOf, searchPosts, type WorldPost } from "./posts";
import { companyAt, personAt, type World } from "./world";

const day = 86_400_000;

/** An author by their canonical address, or posts that contain any of the phrases. */
export type TimelineTarget =
  | { kind: "person" | "company"; networkUrl: string }
  | { kind: "keywords"; phrases: readonly string[] };

/**
 * A target's posts after `since` (limited by the network's history) and up to `until`, newest first. Both in
 * milliseconds. Undefined if there is no such author.
 */
export function timelineOf(
  world: World,
  target: TimelineTarget,
  since: number | null,
  until: number,
): WorldPost[] | undefined {
  const reach = target.kind === "keywords" ? historyDays.search : historyDays.author;
  const after = Math.max(since ?? 0, until - reach * day);
  if (target.kind === "keywords") return searchPosts(world, target.phrases.map(fold), after, until);
  const who =
    target.kind === "person" ? personAt(world, target.networkUrl) : companyAt(world, target.networkUrl);
  if (!who) return undefined;
  const author = authorOf(world, who);
  return author ? postsOf(world, author, after, until) : [];
}
