/** The fake world in the protocol's format. */
import type { BlueskyWorld, FakeAccount, FakePost } from "./world";

export interface Moment {
  world: BlueskyWorld;
  /** Milliseconds; nothing later is visible. */
  now: number;
}

const iso = (at: number) => new Date(at).toISOString();

export const accountOf = ({ world }: Moment, did: string): FakeAccount => {
  const found = world.accounts.find((one) => one.did === did);
  if (!found) throw new Error(`No account has the DID ${did}`);
  return found;
};

/** Post authors come without their description. */
export const wireBasic = ({ did, handle, displayName, labels }: FakeAccount) => ({
  did,
  handle,
  displayName,
  avatar: `https://cdn.example/${did}.jpg`,
  labels: labels.map((val) => ({
    src: did,
    uri: `at://${did}/app.bsky.actor.profile/self`,
    val,
    cts: iso(0),
  })),
});

export const wireProfile = (found: FakeAccount) => ({
  ...wireBasic(found),
  description: found.description,
  indexedAt: iso(0),
});

export const visible = <T extends { at: number }>(items: readonly T[], { now }: Moment): T[] =>
  items.filter(({ at }) => at <= now).sort((a, b) => b.at - a.at);

export function wirePost(made: FakePost, moment: Moment) {
  const { world } = moment;
  const count = (items: readonly { at: number }[]) => visible(items, moment).length;
  return {
    uri: made.uri,
    cid: "bafyreib",
    author: wireBasic(accountOf(moment, made.author)),
    record: {
      $type: "app.bsky.feed.post",
      text: made.text,
      createdAt: iso(made.at),
      ...(made.reply && {
        reply: { parent: { uri: made.reply.parent, cid: "c" }, root: { uri: made.reply.root, cid: "c" } },
      }),
    },
    likeCount: count(world.likes.filter(({ post }) => post === made.uri)),
    repostCount: count(world.reposts.filter(({ post }) => post === made.uri)),
    quoteCount: count(world.posts.filter(({ quotes }) => quotes === made.uri)),
    replyCount: count(world.posts.filter(({ reply }) => reply?.parent === made.uri)),
    indexedAt: iso(made.at + 900),
    labels: [],
  };
}

/** A post with the replies below it. */
export function wireThread(made: FakePost, moment: Moment): unknown {
  const replies = visible(moment.world.posts, moment).filter(({ reply }) => reply?.parent === made.uri);
  return {
    $type: "app.bsky.feed.defs#threadViewPost",
    post: wirePost(made, moment),
    replies: replies.map((reply) => wireThread(reply, moment)),
  };
}
