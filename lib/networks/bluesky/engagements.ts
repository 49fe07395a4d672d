/** Lists who engaged with a post: likes, reposts, quotes and replies. */
import type { NetworkEngagement, NetworkPage } from "../network";
import { didOfUri, postUriOf, profileUrl } from "./address";
import { failure, type QueryClient } from "./client";
import { type ReactionStage, readReactionsCursor, writeCursor } from "./cursor";
import { isHidden, timeOf, toComment, toReaction } from "./transform";
import {
  LikesPage,
  PostsPage,
  RepostsPage,
  ThreadAnswer,
  WireLike,
  WirePost,
  WireProfile,
  WireThread,
} from "./wire";

/** Null if it may not be shown, undefined if it is malformed. */
type Engagement = NetworkEngagement | null | undefined;

const pageSize = 100;
/** How deep replies to replies are read. */
const maxDepth = 50;

/**
 * Quotes and reposts, then likes: of a person's reactions to a post the first one counts, so the strongest come
 * first. Fails with `gone` if the post does not exist.
 */
export async function listReactions(
  client: QueryClient,
  postUrl: string,
  cursor: string | null,
): Promise<NetworkPage<NetworkEngagement>> {
  const uri = requireUri(postUrl);
  const turn = cursor === null ? null : readReactionsCursor(cursor);
  if (turn === undefined) throw failure("refused", "the cursor is not valid for this listing");
  const stages = turn === null ? await findStages(client, uri) : stagesFrom(turn[0]);
  const [stage, ...later] = stages;
  if (!stage) return present([], null);
  const place = turn?.[1] ?? null;
  const page = await readStage[stage](client, { uri, limit: pageSize, cursor: place });
  const hasMore = page.cursor && page.cursor !== place && page.found > 0;
  const [next] = later;
  return present(
    // Reacting to one's own post shows no interest.
    page.engagements.filter((one) => one?.person.networkUrl !== profileUrl(didOfUri(uri))),
    hasMore && page.cursor ? writeCursor([stage, page.cursor]) : next ? writeCursor([next, null]) : null,
  );
}

/** Replies at any depth, without the author's own. They come in one page. Fails with `gone` like `listReactions`. */
export async function listComments(
  client: QueryClient,
  postUrl: string,
  cursor: string | null,
): Promise<NetworkPage<NetworkEngagement>> {
  if (cursor !== null) throw failure("refused", "the cursor is not valid for this listing");
  const uri = requireUri(postUrl);
  const parameters = { uri, depth: maxDepth, parentHeight: 0 };
  const { thread } = await client.get("app.bsky.feed.getPostThread", parameters, ThreadAnswer);
  if (thread.post === undefined) throw failure("gone", "the post is deleted or blocked");
  return present(repliesOf(thread, didOfUri(uri)), null);
}

const allStages: readonly ReactionStage[] = ["quotes", "reposts", "likes"];

const stagesFrom = (stage: ReactionStage): readonly ReactionStage[] =>
  allStages.slice(allStages.indexOf(stage));

/** What the post has reactions of. Listings of a deleted post are empty, so only this shows that it is gone. */
async function findStages(client: QueryClient, uri: string): Promise<ReactionStage[]> {
  const { posts } = await client.get("app.bsky.feed.getPosts", { uris: uri }, PostsPage);
  if (posts.length === 0) throw failure("gone", "the post does not exist");
  const wire = WirePost.safeParse(posts[0]);
  if (!wire.success) throw failure("malformed", "the post could not be read");
  if (isHidden(wire.data) || isHidden(wire.data.author)) throw failure("gone", "the post may not be shown");
  const { quoteCount, repostCount, likeCount } = wire.data;
  const counts = { quotes: quoteCount, reposts: repostCount, likes: likeCount };
  return allStages.filter((stage) => counts[stage] !== 0);
}

interface StageParameters extends Record<string, string | number | null> {
  uri: string;
  limit: number;
  cursor: string | null;
}

interface StagePage {
  engagements: Engagement[];
  found: number;
  cursor: string | null | undefined;
}

const readStage: Record<
  ReactionStage,
  (client: QueryClient, parameters: StageParameters) => Promise<StagePage>
> = {
  async quotes(client, parameters) {
    const { posts, cursor } = await client.get("app.bsky.feed.getQuotes", parameters, PostsPage);
    const engagements = posts.map((item): Engagement => {
      const wire = WirePost.safeParse(item);
      if (!wire.success) return undefined;
      const { author, record, indexedAt } = wire.data;
      if (isHidden(wire.data) || isHidden(author)) return null;
      return toReaction(author, "repost", timeOf(record.createdAt, indexedAt));
    });
    return { engagements, found: posts.length, cursor };
  },
  async reposts(client, parameters) {
    const { repostedBy, cursor } = await client.get("app.bsky.feed.getRepostedBy", parameters, RepostsPage);
    const engagements = repostedBy.map((item): Engagement => {
      const wire = WireProfile.safeParse(item);
      if (!wire.success) return undefined;
      return isHidden(wire.data) ? null : toReaction(wire.data, "repost", null);
    });
    return { engagements, found: repostedBy.length, cursor };
  },
  async likes(client, parameters) {
    const { likes, cursor } = await client.get("app.bsky.feed.getLikes", parameters, LikesPage);
    const engagements = likes.map((item): Engagement => {
      const wire = WireLike.safeParse(item);
      if (!wire.success) return undefined;
      const { actor, createdAt, indexedAt } = wire.data;
      return isHidden(actor) ? null : toReaction(actor, "like", timeOf(createdAt, indexedAt));
    });
    return { engagements, found: likes.length, cursor };
  },
};

/** The replies below a post. Deleted and blocked ones are passed over, with what is below them. */
function repliesOf(thread: WireThread, authorDid: string, depth = 0): Engagement[] {
  if (depth > maxDepth) return [];
  return (thread.replies ?? []).flatMap((item): Engagement[] => {
    const reply = WireThread.safeParse(item);
    if (!reply.success) return [undefined];
    if (reply.data.post === undefined) return [];
    const below = repliesOf(reply.data, authorDid, depth + 1);
    const wire = WirePost.safeParse(reply.data.post);
    if (!wire.success) return [undefined, ...below];
    const isShown = !isHidden(wire.data) && !isHidden(wire.data.author);
    const isOfOther = wire.data.author.did !== authorDid;
    return isShown && isOfOther ? [toComment(wire.data), ...below] : below;
  });
}

function present(engagements: Engagement[], next: string | null): NetworkPage<NetworkEngagement> {
  const known = engagements.filter((engagement) => engagement !== undefined);
  return {
    items: known.filter((engagement) => engagement !== null),
    next,
    costCents: 0,
    malformed: engagements.length - known.length,
  };
}

function requireUri(postUrl: string): string {
  const uri = postUriOf(postUrl);
  if (uri === null) throw failure("gone", "not the address of a post");
  return uri;
}
