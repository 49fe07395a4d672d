import type { IcpProfile } from "@/db/queries/customers";
import type { SourceRow } from "@/db/queries/sources";
import { hours } from "@/lib/clock";
import { settings } from "@/lib/domain/settings";
import { screenPost } from "@/lib/judgement/post/screen-post";
import type { NetworkPost } from "@/lib/networks/network";

export interface ScreenedPost {
  post: NetworkPost;
  relevance: number;
  reason: string;
}

/**
 * What a paced workspace watches of a page: only relevant posts, since it pays for few, those with comments first, then
 * the most relevant, then the newest.
 */
export const bestFirst = (screened: ScreenedPost[]): ScreenedPost[] =>
  screened
    .filter(({ relevance }) => relevance >= settings.discovery.minRelevance)
    .toSorted(
      (a, b) =>
        Number(b.post.comments > 0) - Number(a.post.comments > 0) ||
        b.relevance - a.relevance ||
        b.post.postedAt.getTime() - a.post.postedAt.getTime(),
    );

/** Scores each post of a page for relevance. Duplicate posts are kept once. */
export function screen(
  posts: NetworkPost[],
  input: { source: SourceRow; icp: IcpProfile; now: Date },
): ScreenedPost[] {
  const byUrl = new Map(posts.map((post) => [post.url, post]));
  return [...byUrl.values()].map((post) => {
    const { relevance, reason } = screenPost({
      text: post.text,
      author: post.author,
      sourceType: input.source.type,
      keywords: input.source.keywords ?? [],
      icp: input.icp,
      postedAgeHours: Math.max(0, (input.now.getTime() - post.postedAt.getTime()) / hours(1)),
    });
    return { post, relevance, reason };
  });
}

/**
 * Until when a source's posts were read; null if that is unknown. A time after `now` is unknown too: a post dated in
 * the future moved it there, or a clock that ran ahead, and no one can tell what was read before. Then the run looks
 * back as far as for a new source; known posts cost nothing. Pure.
 */
export const seenUntilOf = ({ seenUntil }: Pick<SourceRow, "seenUntil">, now: Date): Date | null =>
  seenUntil && seenUntil <= now ? seenUntil : null;
