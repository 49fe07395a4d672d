/** Reads the vendor's engagement elements. Null stands for one of no person's, undefined for a malformed one. */
import { numberOf } from "../clean-number";
import type { NetworkEngagement } from "../network";
import { type Reading, toComment, toReaction } from "./transform";
import { WireComment, WireReaction, WireRepost } from "./wire";

type Engagement = NetworkEngagement | null | undefined;

export function readReaction(element: unknown, { host }: Reading): Engagement {
  const wire = WireReaction.safeParse(element);
  return wire.success ? toReaction(wire.data, host) : undefined;
}

/** A repost shows who reposted, either as an actor like a reaction or as the author of a post. */
export function readRepost(element: unknown, { host }: Reading): Engagement {
  const wire = WireRepost.safeParse(element);
  const actor = wire.data?.actor ?? wire.data?.author;
  return actor ? toReaction({ reactionType: "repost", actor }, host) : undefined;
}

export interface Thread {
  /** The comment, and its replies as far as they come with it. */
  engagements: Engagement[];
  /** The address to list the replies by, if more exist or may exist; then `engagements` has none of them. */
  url: string | null;
}

/** A comment with its replies, which also count as comments. */
export function readThread(element: unknown, reading: Reading): Thread {
  const wire = WireComment.safeParse(element);
  if (!wire.success) return { engagements: [undefined], url: null };
  const comment = toComment(wire.data, reading);
  const url = hasMoreReplies(wire.data) ? (wire.data.linkedinUrl ?? null) : null;
  if (url !== null) return { engagements: [comment], url };
  const replies = wire.data.replies.map((reply) => WireComment.safeParse(reply));
  return {
    engagements: [
      comment,
      ...replies.map((reply) => (reply.success ? toComment(reply.data, reading) : undefined)),
    ],
    url: null,
  };
}

/** Without a count, replies that come with a comment may be the first of more. */
function hasMoreReplies({ replies, repliesCount }: WireComment): boolean {
  const count = numberOf(repliesCount);
  return count === null ? replies.length > 0 : count > replies.length;
}
