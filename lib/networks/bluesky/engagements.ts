/** Lists who engaged with a post: likes and reposts, and the replies and quotes, which are comments. */
import { cleanCount } from "../clean-number";
import type { NetworkEngagement, NetworkPage } from "../network";
import { didOfUri, postUriOf, profileUrl } from "./address";
import { failure, type QueryClient } from "./client";
import {
  nextPlace,
  type Place,
  type ReactionStage,
  readCommentsCursor,
  readReactionsCursor,
  writeCursor,
} from "./cursor";
import { isHidden, timeOf, toComment, toReaction } from "./transform";
import {
  LikesPage,
  PostAnswer,
  PostsPage,
  RepostsPage,
  ThreadAnswer,
  uriOf,
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
 * Reposts, then likes: of a person's reactions to a post the first one counts, so the strongest come first. Fails with
 * `gone` if the post does not exist.
 */
export async function listReactions(
  client: QueryClient,
  postUrl: string,
  cursor: string | null,
  now: Date,
): Promise<NetworkPage<NetworkEngagement>> {
  const uri = requireUri(postUrl);
  const turn = cursor === null ? null : readReactionsCursor(cursor);
  if (turn === undefined) throw wrongCursor();
  const stages = turn === null ? await findStages(client, uri) : stagesFrom(turn[0]);
  const [stage, ...later] = stages;
  if (!stage) return present([], uri, null);
  const place: Place = turn === null ? [null] : [turn[1], turn[2]];
  const page = await readStage[stage](client, { uri, limit: pageSize, cursor: place[0] });
  const more = nextPlace(page, place, uriOf);
  const [next] = later;
  return present(
    page.items.map((item) => readReaction[stage](item, now)),
    uri,
    more ? writeCursor([stage, ...more]) : next ? writeCursor([next, null]) : null,
  );
}

/**
 * Replies at any depth, which come in one page, then quotes with what they say; without the author's own. Fails with
 * `gone` like `listReactions`.
 */
export async function listComments(
  client: QueryClient,
  postUrl: string,
  cursor: string | null,
  now: Date,
): Promise<NetworkPage<NetworkEngagement>> {
  const uri = requireUri(postUrl);
  if (cursor !== null) return listQuotes(client, uri, cursor, now);
  const parameters = { uri, depth: maxDepth, parentHeight: 0 };
  const { thread } = await client.get("app.bsky.feed.getPostThread", parameters, ThreadAnswer);
  if (!thread.post) throw failure("gone", "the post is deleted or blocked");
  const quotes = cleanCount(WirePost.safeParse(thread.post).data?.quoteCount);
  return present(repliesOf(thread, now), uri, quotes === 0 ? null : writeCursor(["quotes", null]));
}

async function listQuotes(
  client: QueryClient,
  uri: string,
  cursor: string,
  now: Date,
): Promise<NetworkPage<NetworkEngagement>> {
  const turn = readCommentsCursor(cursor);
  if (turn === undefined) throw wrongCursor();
  const place: Place = [turn[1], turn[2]];
  const parameters = { uri, limit: pageSize, cursor: place[0] };
  const page = await client.get("app.bsky.feed.getQuotes", parameters, PostsPage);
  const more = nextPlace({ cursor: page.cursor, items: page.posts }, place, uriOf);
  const quotes = page.posts.map((item) => readComment(item, now));
  return present(quotes, uri, more && writeCursor(["quotes", ...more]));
}

const allStages: readonly ReactionStage[] = ["reposts", "likes"];

const stagesFrom = (stage: ReactionStage): readonly ReactionStage[] =>
  allStages.slice(allStages.indexOf(stage));

/** What the post has reactions of. Listings of a deleted post are empty, so only this shows that it is gone. */
async function findStages(client: QueryClient, uri: string): Promise<ReactionStage[]> {
  const { posts } = await client.get("app.bsky.feed.getPosts", { uris: uri }, PostAnswer);
  if (posts.length === 0) throw failure("gone", "the post does not exist");
  const wire = WirePost.safeParse(posts[0]);
  if (!wire.success) throw failure("malformed", "the post could not be read");
  if (isHidden(wire.data) || isHidden(wire.data.author)) throw failure("gone", "the post may not be shown");
  const { repostCount, likeCount } = wire.data;
  const counts = { reposts: cleanCount(repostCount), likes: cleanCount(likeCount) };
  return allStages.filter((stage) => counts[stage] !== 0);
}

interface StageParameters extends Record<string, string | number | null> {
  uri: string;
  limit: number;
  cursor: string | null;
}

interface StagePage {
  items: unknown[];
  cursor: string | null | undefined;
}

const readStage: Record<
  ReactionStage,
  (client: QueryClient, parameters: StageParameters) => Promise<StagePage>
> = {
  async reposts(client, parameters) {
    const { repostedBy, cursor } = await client.get("app.bsky.feed.getRepostedBy", parameters, RepostsPage);
    return { items: repostedBy, cursor };
  },
  async likes(client, parameters) {
    const { likes, cursor } = await client.get("app.bsky.feed.getLikes", parameters, LikesPage);
    return { items: likes, cursor };
  },
};

const readReaction: Record<ReactionStage, (item: unknown, now: Date) => Engagement> = {
  reposts(item) {
    const wire = WireProfile.safeParse(item);
    if (!wire.success) return undefined;
    return isHidden(wire.data) ? null : toReaction(wire.data, "repost", null);
  },
  likes(item, now) {
    const wire = WireLike.safeParse(item);
    if (!wire.success) return undefined;
    const { actor, createdAt, indexedAt } = wire.data;
    return isHidden(actor) ? null : toReaction(actor, "like", timeOf(createdAt, indexedAt, now));
  },
};

/** A reply or a quote. */
function readComment(item: unknown, now: Date): Engagement {
  const wire = WirePost.safeParse(item);
  if (!wire.success) return undefined;
  return isHidden(wire.data) || isHidden(wire.data.author) ? null : toComment(wire.data, now);
}

/** The replies below a post. Deleted and blocked ones are passed over, with what is below them. */
function repliesOf(thread: WireThread, now: Date, depth = 0): Engagement[] {
  if (depth > maxDepth) return [];
  return thread.replies.flatMap((item): Engagement[] => {
    const reply = WireThread.safeParse(item);
    if (!reply.success) return [undefined];
    const { post } = reply.data;
    if (!post) return [];
    return [readComment(post, now), ...repliesOf(reply.data, now, depth + 1)];
  });
}

/** Without the author's own: engaging with one's own post shows no interest. */
function present(
  engagements: Engagement[],
  postUri: string,
  next: string | null,
): NetworkPage<NetworkEngagement> {
  const known = engagements.filter((engagement) => engagement !== undefined);
  const author = profileUrl(didOfUri(postUri));
  return {
    items: known
      .filter((engagement) => engagement !== null)
      .filter(({ person }) => person.networkUrl !== author),
    next,
    costCents: 0,
    malformed: engagements.length - known.length,
  };
}

const wrongCursor = () => failure("refused", "the cursor is not valid for this listing");

function requireUri(postUrl: string): string {
  const uri = postUriOf(postUrl);
  if (uri === null) throw failure("gone", "not the address of a post");
  return uri;
}
