/** The parts of the protocol's answers that we read. Unknown keys are allowed, and most keys are optional. */
import { z } from "zod";

const text = z.string().nullish();
const count = z.number().nonnegative().nullish();
const cursor = z.string().nullish();

const Label = z.object({ src: text, val: z.string(), neg: z.boolean().nullish() });

export const WireProfile = z.object({
  did: z.string().min(1),
  handle: z.string().min(1),
  displayName: text,
  description: text,
  labels: z.array(Label).nullish(),
});
export type WireProfile = z.infer<typeof WireProfile>;

export const WirePost = z.object({
  uri: z.string().min(1),
  author: WireProfile,
  record: z.object({ text, createdAt: text, reply: z.unknown().optional() }),
  indexedAt: z.string(),
  likeCount: count,
  replyCount: count,
  repostCount: count,
  quoteCount: count,
  labels: z.array(Label).nullish(),
});
export type WirePost = z.infer<typeof WirePost>;

/** `reason` says why a post by someone else, or an old one, is in the feed: a repost or a pin. */
export const WireFeedItem = z.object({
  post: z.unknown(),
  reason: z.object({ $type: text, indexedAt: text }).nullish(),
});

export const WireLike = z.object({ createdAt: text, indexedAt: text, actor: WireProfile });

// Items are parsed one by one, so that one invalid item does not fail the page.
const items = z.array(z.unknown());
export const FeedPage = z.object({ feed: items, cursor });
export const PostsPage = z.object({ posts: items, cursor });
export const LikesPage = z.object({ likes: items, cursor });
export const RepostsPage = z.object({ repostedBy: items, cursor });

/** A post with its replies. A deleted or blocked one has another `$type` and no `post`. */
export const WireThread = z.object({ $type: text, post: z.unknown().optional(), replies: items.nullish() });
export type WireThread = z.infer<typeof WireThread>;
export const ThreadAnswer = z.object({ thread: WireThread });

export const SessionAnswer = z.object({
  accessJwt: z.string().min(1),
  refreshJwt: z.string().min(1),
});
export const ErrorAnswer = z.object({ error: text, message: text });
