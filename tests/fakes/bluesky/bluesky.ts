/** A local server that speaks Bluesky's protocol: the public API and an account's service in one. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "@/lib/clock";
import { listen } from "../listen";
import { accountOf, type Moment, visible, wirePost, wireProfile, wireThread } from "./wire";
import type { BlueskyWorld, FakePost } from "./world";

/** What the server does instead of answering; `malformed` breaks every third item. */
export type BlueskyFault =
  | "rate_limited"
  | "server_error"
  | "hang"
  | "reset"
  | "broken_json"
  | "wrong_answer"
  | "malformed"
  | "vanished"
  | "taken_down";

export interface BlueskyCall {
  query: string;
  parameters: Record<string, string>;
  isSignedIn: boolean;
}

export interface BlueskyFakeOptions {
  clock: Clock;
  world: BlueskyWorld;
  account?: { handle: string; appPassword: string };
  /** Called for each query. */
  faults?: (call: BlueskyCall) => BlueskyFault | null;
  pageSizes?: { posts: number; reactions: number };
}

export interface BlueskyFake {
  url: string;
  /** Every query and procedure, in order. */
  calls: BlueskyCall[];
  /** Makes the access tokens given out so far expire; with `all`, those for renewing too. */
  expireTokens(input?: { all: boolean }): void;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const refusal = (status: number, error: string, message: string): Answer => ({
  status,
  body: { error, message },
});

/** Listens on a free port of 127.0.0.1 until stopped. */
export async function startBlueskyFake(options: BlueskyFakeOptions): Promise<BlueskyFake> {
  const calls: BlueskyCall[] = [];
  const tokens = { access: new Set<string>(), refresh: new Set<string>(), made: 0 };

  function makeSession(): Answer {
    tokens.made += 1;
    const session = { accessJwt: `access-${tokens.made}`, refreshJwt: `refresh-${tokens.made}` };
    tokens.access.add(session.accessJwt);
    tokens.refresh.add(session.refreshJwt);
    return { status: 200, body: { ...session, did: "did:plc:x", handle: options.account?.handle } };
  }

  function answerProcedure(name: string, token: string, body: string): Answer {
    if (name === "com.atproto.server.createSession") {
      const { identifier, password }: Record<string, unknown> = JSON.parse(body);
      const { account } = options;
      return account && identifier === account.handle && password === account.appPassword
        ? makeSession()
        : refusal(401, "AuthenticationRequired", "Invalid identifier or password");
    }
    // A token for renewing works once.
    if (!tokens.refresh.delete(token)) return refusal(400, "ExpiredToken", "Token has been revoked");
    return makeSession();
  }

  const { url, close } = await listen(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://fake");
    const query = url.pathname.replace("/xrpc/", "");
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const call = { query, parameters: Object.fromEntries(url.searchParams), isSignedIn: token !== "" };
    calls.push(call);
    if (request.method === "POST") {
      send(response, answerProcedure(query, token, await bodyOf(request)));
      return;
    }
    const isExpired = token !== "" && !tokens.access.has(token);
    if (isExpired) send(response, refusal(400, "ExpiredToken", "Token has expired"));
    else
      respond(request, response, options.faults?.(call) ?? null, () => answer(call, options), options.clock);
  });
  return {
    url,
    calls,
    expireTokens(input) {
      tokens.access.clear();
      if (input?.all) tokens.refresh.clear();
    },
    stop: close,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  fault: BlueskyFault | null,
  regular: () => Answer,
  clock: Clock,
): void {
  if (fault === "hang") return;
  if (fault === "reset") {
    request.socket.destroy();
    return;
  }
  if (fault === "broken_json") {
    response.setHeader("content-type", "application/json").end('{"feed": [');
    return;
  }
  const reset = Math.floor(clock.now().getTime() / 1_000) + 7;
  const refusals: Record<string, Answer> = {
    rate_limited: {
      ...refusal(429, "RateLimitExceeded", "Rate Limit Exceeded"),
      headers: { "ratelimit-limit": "3000", "ratelimit-reset": String(reset) },
    },
    server_error: refusal(502, "UpstreamFailure", "Upstream Failure"),
    wrong_answer: { status: 200, body: { elements: [] } },
    vanished: refusal(400, "InvalidRequest", "Profile not found"),
    taken_down: refusal(400, "AccountTakedown", "Account has been suspended"),
  };
  if (fault && fault !== "malformed") send(response, refusals[fault] ?? refusal(500, "", ""));
  else send(response, fault === "malformed" ? spoil(regular()) : regular());
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** Breaks every third item of each list, and single records. */
function spoil({ status, body }: Answer): Answer {
  const spoilt = Object.entries(body ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((item, index) => (index % 3 === 0 ? { uri: null } : item)) : value,
  ]);
  const fields: Record<string, unknown> = Object.fromEntries(spoilt);
  return { status, body: "did" in fields ? { ...fields, did: 42 } : fields };
}

const standardSizes = { posts: 100, reactions: 100 };

function answer({ query, parameters, isSignedIn }: BlueskyCall, options: BlueskyFakeOptions): Answer {
  const { world, pageSizes = standardSizes } = options;
  const moment: Moment = { world, now: options.clock.now().getTime() };
  const { actor = "", uri = "", uris = "", cursor } = parameters;
  const person = world.accounts.find(({ did, handle }) => did === actor || handle === actor.toLowerCase());
  const found = visible(world.posts, moment).find((post) => post.uri === uri);
  const limit = Math.min(Number(parameters.limit ?? 50), pageSizes.reactions);
  const marks = <T extends { at: number }>(name: string, items: T[], wire: (item: T) => unknown) => {
    const page = pageOf(visible(items, moment), cursor, limit);
    return { status: 200, body: { uri, [name]: page.items.map(wire), cursor: page.cursor } };
  };
  switch (query) {
    case "app.bsky.actor.getProfile":
      return person
        ? { status: 200, body: wireProfile(person) }
        : refusal(400, "InvalidRequest", "Profile not found");
    case "app.bsky.actor.searchActors": {
      const wanted = (parameters.q ?? "").toLowerCase();
      const named = world.accounts.filter(({ displayName }) => displayName.toLowerCase().includes(wanted));
      return { status: 200, body: { actors: named.slice(0, limit).map((account) => wireProfile(account)) } };
    }
    case "app.bsky.feed.getAuthorFeed":
      if (!person) return refusal(400, "InvalidRequest", "Profile not found");
      return feedOf(person.did, moment, cursor, pageSizes.posts);
    case "app.bsky.feed.getPosts": {
      const posts = visible(world.posts, moment).filter((post) => post.uri === uris);
      return { status: 200, body: { posts: posts.map((post) => wirePost(post, moment)) } };
    }
    case "app.bsky.feed.getLikes":
      return marks(
        "likes",
        world.likes.filter(({ post }) => post === uri),
        ({ by, at }) => ({
          actor: wireProfile(accountOf(moment, by)),
          createdAt: new Date(at).toISOString(),
          indexedAt: new Date(at + 500).toISOString(),
        }),
      );
    case "app.bsky.feed.getRepostedBy":
      return marks(
        "repostedBy",
        world.reposts.filter(({ post }) => post === uri),
        ({ by }) => wireProfile(accountOf(moment, by)),
      );
    case "app.bsky.feed.getQuotes":
      return marks(
        "posts",
        world.posts.filter(({ quotes }) => quotes === uri),
        (post) => wirePost(post, moment),
      );
    case "app.bsky.feed.getPostThread":
      return found
        ? { status: 200, body: { thread: wireThread(found, moment) } }
        : refusal(400, "NotFound", `Post not found: ${uri}`);
    case "app.bsky.feed.searchPosts":
      if (!isSignedIn) return refusal(401, "AuthMissing", "Authentication Required");
      return search(parameters, moment, pageSizes.posts);
    default:
      return refusal(404, "XRPCNotSupported", `No such query: ${query}`);
  }
}

/** Own posts and reposts in one order, without replies. */
function feedOf(did: string, moment: Moment, cursor: string | undefined, size: number): Answer {
  const { world } = moment;
  const own = world.posts.filter(({ author, reply }) => author === did && !reply);
  const reposts = world.reposts.filter(({ by }) => by === did);
  const entries: { at: number; post: FakePost; isRepost: boolean }[] = [
    ...own.map((post) => ({ at: post.at, post, isRepost: false })),
    ...reposts.flatMap(({ post: uri, at }) =>
      world.posts.filter((post) => post.uri === uri).map((post) => ({ at, post, isRepost: true })),
    ),
  ];
  const page = pageOf(visible(entries, moment), cursor, size);
  const feed = page.items.map(({ post, at, isRepost }) => ({
    post: wirePost(post, moment),
    ...(isRepost && {
      reason: {
        $type: "app.bsky.feed.defs#reasonRepost",
        by: { did },
        indexedAt: new Date(at).toISOString(),
      },
    }),
  }));
  return { status: 200, body: { feed, cursor: page.cursor } };
}

/** Loose like the network: finds posts with all of the words, and replies too. */
function search(parameters: Record<string, string>, moment: Moment, size: number): Answer {
  const words = (parameters.q ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const since = parameters.since ? Date.parse(parameters.since) : 0;
  const found = visible(moment.world.posts, moment).filter(
    ({ text, at }) => at >= since && words.every((word) => text.toLowerCase().includes(word)),
  );
  const from = Number(parameters.cursor ?? 0);
  const posts = found.slice(from, from + size).map((post) => wirePost(post, moment));
  const cursor = from + size < found.length ? String(from + size) : undefined;
  return { status: 200, body: { posts, cursor, hitsTotal: found.length } };
}

/** The items after the cursor, which is the time of the last item seen. */
function pageOf<T extends { at: number }>(items: T[], cursor: string | undefined, size: number) {
  const rest = cursor ? items.filter(({ at }) => at < Number(cursor)) : items;
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return { items: page, cursor: last && rest.length > size ? String(last.at) : undefined };
}
