/** What credits bring in the sample world: its finished posts, counted and priced like live ones. */

import { policy } from "@/db/policy";
import type { Post } from "@/db/queries/posts";
import { openSampleWorld, type SampleWorld } from "./world";

/** What one post costs and brings. Credits are the most it can cost, as if nobody's profile were known yet. */
export interface PostYield {
  author: string;
  /** The post's first sentence. */
  opening: string;
  /** Reactions and comments. */
  engagements: number;
  /** Everyone who reacted or commented, and the author of a post that a search found. */
  people: number;
  credits: number;
  /** Of its signals, the strongest first. */
  strengths: number[];
}

/** Of all finished posts of the sample world; credits per signal are not rounded. */
export interface SampleYield {
  posts: number;
  signals: number;
  leastPerSignal: number;
  mostPerSignal: number;
  /** The post in the middle of all by credits per signal: neither the best nor the worst. */
  example: PostYield;
}

/** The sample's yield. A post is finished when its last harvest is over, so nothing of it is missing. */
export function readSampleYield(now: Date): SampleYield {
  const world = openSampleWorld(now);
  const finished = world.posts
    .filter(({ status }) => status === "closed")
    .map((post) => yieldOf(world, post));
  const sorted = finished.toSorted((a, b) => perSignal(a) - perSignal(b));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const example = sorted[Math.floor(sorted.length / 2)];
  if (!best || !worst || !example) throw new Error("The sample world has no finished post");
  return {
    posts: sorted.length,
    signals: sorted.reduce((sum, { strengths }) => sum + strengths.length, 0),
    leastPerSignal: perSignal(best),
    mostPerSignal: perSignal(worst),
    example,
  };
}

/** Credits for each signal; infinite for a post without any. */
const perSignal = ({ credits, strengths }: PostYield): number => credits / strengths.length;

function yieldOf({ signals, sources }: SampleWorld, post: Post): PostYield {
  const { price } = policy;
  const engagements = post.likes + post.comments;
  const isFound = sources.some(({ id, type }) => id === post.sourceId && type === "keyword_search");
  const people = engagements + (isFound && post.authorKind === "person" ? 1 : 0);
  return {
    author: post.authorName,
    opening: /^.*?[.!?](?=\s|$)/s.exec(post.text)?.[0] ?? post.text,
    engagements,
    people,
    credits: price.post + engagements * price.engagement + people * price.person,
    strengths: signals
      .flatMap(({ postId, strength }) => (postId === post.id ? strength : []))
      .sort((a, b) => b - a),
  };
}
