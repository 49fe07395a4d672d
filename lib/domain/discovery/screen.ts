import type { IcpProfile } from "@/db/queries/customers";
import type { SourceRow } from "@/db/queries/sources";
import { hours } from "@/lib/clock";
import { screenPost } from "@/lib/domain/qualification/screen-post";
import type { NetworkPost } from "@/lib/networks/network";

export interface ScreenedPost {
  post: NetworkPost;
  relevance: number;
  reason: string;
}

/** Scores each post of a page for relevance. Duplicate posts are kept once. */
export function screen(
  posts: NetworkPost[],
  given: { source: SourceRow; icp: IcpProfile; now: Date },
): ScreenedPost[] {
  const byUrl = new Map(posts.map((post) => [post.url, post]));
  return [...byUrl.values()].map((post) => {
    const { relevance, reason } = screenPost({
      text: post.text,
      author: post.author,
      sourceType: given.source.type,
      keywords: given.source.keywords ?? [],
      icp: given.icp,
      postedAgeHours: Math.max(0, (given.now.getTime() - post.postedAt.getTime()) / hours(1)),
    });
    return { post, relevance, reason };
  });
}
