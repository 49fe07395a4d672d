/** The parts of the protocol's answers that we read. Unknown keys are allowed, and most keys are optional. */
import { z } from "zod";
import { flag, items, listOf, objectOf, raw, text } from "../lenient";
import { isDid } from "./address";

const Label = z.object({ src: text, val: z.string(), neg: flag });

export const WireProfile = z.object({
  did: z.string().refine(isDid),
  handle: text,
  displayName: text,
  description: text,
  labels: listOf(Label),
});
export type WireProfile = z.infer<typeof WireProfile>;

export const WirePost = z.object({
  uri: z.string().min(1),
  author: WireProfile,
  record: z.object({ text, createdAt: raw, reply: raw }),
  indexedAt: raw,
  likeCount: raw,
  replyCount: raw,
  repostCount: raw,
  quoteCount: raw,
  labels: listOf(Label),
});
export type WirePost = z.infer<typeof WirePost>;

/** `reason` says why a post by someone else, or an old one, is in the feed: a repost or a pin. */
export const WireFeedItem = z.object({
  post: z.unknown(),
  reason: objectOf({ $type: text, indexedAt: raw }),
});

export const WireLike = z.object({ createdAt: raw, indexedAt: raw, actor: WireProfile });

export const FeedPage = z.object({ feed: items, cursor: text });
export const PostsPage = z.object({ posts: items, cursor: text });
/** The answer to asking for one post: without a list it says nothing about the post, least of all that it is gone. */
export const PostAnswer = z.object({ posts: z.array(z.unknown()) });
export const ActorsPage = z.object({ actors: items });
export const LikesPage = z.object({ likes: items, cursor: text });
export const RepostsPage = z.object({ repostedBy: items, cursor: text });

/** A post with its replies. A deleted or blocked one has another `$type` and no `post`. */
export const WireThread = z.object({ post: raw, replies: listOf(z.unknown()) });
export type WireThread = z.infer<typeof WireThread>;
export const ThreadAnswer = z.object({ thread: WireThread });

const Identity = z.object({
  uri: text,
  post: objectOf({ uri: text }),
  did: text,
  actor: objectOf({ did: text }),
});

/** What tells an item of any listing from the others; null if it has nothing of the kind. */
export function uriOf(item: unknown): string | null {
  const { uri, post, did, actor } = Identity.safeParse(item).data ?? {};
  return uri ?? post?.uri ?? did ?? actor?.did ?? null;
}

export const SessionAnswer = z.object({
  accessJwt: z.string().min(1),
  refreshJwt: z.string().min(1),
});
export const ErrorAnswer = z.object({ error: text, message: text });
