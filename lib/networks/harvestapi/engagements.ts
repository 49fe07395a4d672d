/** Reads the vendor's engagement elements. Null stands for an organization's, undefined for a malformed one. */
import type { NetworkEngagement } from "../network";
import { toComment, toReaction } from "./transform";
import { WireComment, WireReaction, WireRepost } from "./wire";

type Engagement = NetworkEngagement | null | undefined;

export function readReaction(element: unknown, host: string): Engagement {
  const wire = WireReaction.safeParse(element);
  return wire.success ? toReaction(wire.data, host) : undefined;
}

/** A repost shows who reposted, either as an actor like a reaction or as the author of a post. */
export function readRepost(element: unknown, host: string): Engagement {
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
export function readThread(element: unknown, host: string): Thread {
  const wire = WireComment.safeParse(element);
  if (!wire.success) return { engagements: [undefined], url: null };
  const comment = toComment(wire.data, host);
  const url = hasMoreReplies(wire.data) ? (wire.data.linkedinUrl ?? null) : null;
  if (url !== null) return { engagements: [comment], url };
  const replies = (wire.data.replies ?? []).map((reply) => WireComment.safeParse(reply));
  return {
    engagements: [
      comment,
      ...replies.map((reply) => (reply.success ? toComment(reply.data, host) : undefined)),
    ],
    url: null,
  };
}

/** Without a count, replies that come with a comment may be the first of more. */
const hasMoreReplies = ({ replies, repliesCount }: WireComment): boolean =>
  repliesCount == null ? (replies?.length ?? 0) > 0 : repliesCount > (replies?.length ?? 0);
