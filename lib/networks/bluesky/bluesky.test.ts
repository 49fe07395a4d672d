import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { days, fixedClock, hours } from "@/lib/clock";
import { type BlueskyFault, startBlueskyFake } from "@/tests/fakes/bluesky/bluesky";
import {
  account,
  type BlueskyWorld,
  blueskyAuthor,
  blueskyHome,
  blueskyPeople,
  didOf,
  hiddenPerson,
  openBlueskyWorld,
  post,
} from "@/tests/fakes/bluesky/world";
import type { Network } from "../network";
import { type BlueskyOptions, createBluesky } from ".";
import { postUrlOf, profileUrl } from "./address";

const clock = fixedClock("2025-11-20T15:00:00Z");
const start = { cursor: null, since: null };
const reader = { handle: "reader.example", appPassword: "abcd-efgh" };
const company = { kind: "company", networkUrl: profileUrl(blueskyHome.did) } as const;
const search = { kind: "keywords", phrases: ["pipeline review"] } as const;
const target = { ...search, phrases: [...search.phrases] };
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function connect(url: string, options: Partial<BlueskyOptions> = {}) {
  const network = createBluesky({ clock, account: reader, publicUrl: url, serviceUrl: url, ...options });
  cleanups.push(() => network.close());
  return network;
}

async function fakeWith(
  faults?: (count: number) => BlueskyFault | null,
  world: BlueskyWorld = openBlueskyWorld(clock.now()),
) {
  let count = 0;
  const fake = await startBlueskyFake({
    ...{ clock, world, account: reader },
    faults: () => {
      count += 1;
      return faults?.(count) ?? null;
    },
  });
  cleanups.push(() => fake.stop());
  return fake;
}

/** One post by the author, a day old, and what the test adds to it. */
function worldWith(add: (world: BlueskyWorld, uri: string, at: number) => void): {
  world: BlueskyWorld;
  url: string;
} {
  const at = clock.now().getTime() - days(1);
  const made = post(blueskyAuthor, "How do you forecast?", at);
  const accounts = [blueskyAuthor, blueskyHome, hiddenPerson, ...blueskyPeople];
  const world: BlueskyWorld = { accounts, posts: [made], likes: [], reposts: [] };
  add(world, made.uri, at);
  return { world, url: postUrlOf(made.uri) ?? "" };
}

const person = (index: number) => blueskyPeople[index] ?? blueskyAuthor;

describe("failures", () => {
  it.each([
    ["rate_limited", { failure: "rate_limited", isFinal: false, retryAfterSeconds: 7 }],
    ["server_error", { failure: "unavailable", isFinal: false }],
    ["broken_json", { failure: "malformed", isFinal: false }],
    ["vanished", { failure: "gone", isFinal: true }],
    ["taken_down", { failure: "gone", isFinal: true }],
    ["reset", { failure: "unavailable", isFinal: false }],
    ["hang", { failure: "timeout", isFinal: false }],
  ] as const)("%s", async (fault, expected) => {
    const network = connect((await fakeWith(() => fault)).url, { timeoutMs: 250 });
    await expect(network.listPosts(company, start)).rejects.toMatchObject(expected);
    const url = `${profileUrl(blueskyHome.did)}/post/3kabc`;
    await expect(network.listReactions(url, null)).rejects.toMatchObject(expected);
    await expect(network.listComments(url, null)).rejects.toMatchObject(expected);
  });

  it("are none for a listing without its list, but no post is taken for gone because of it", async () => {
    const network = connect((await fakeWith(() => "wrong_answer")).url);
    expect(await network.listPosts(company, start)).toMatchObject({ items: [], next: null, malformed: 0 });
    const url = `${profileUrl(blueskyHome.did)}/post/3kabc`;
    const malformed = { failure: "malformed", isFinal: false };
    await expect(network.listReactions(url, null)).rejects.toMatchObject(malformed);
    await expect(network.listComments(url, null)).rejects.toMatchObject(malformed);
  });

  it("retry once after a connection reset", async () => {
    const fake = await fakeWith((count) => (count === 1 ? "reset" : null));
    expect((await connect(fake.url).listPosts(company, start)).items.length).toBeGreaterThan(0);
    expect(fake.calls).toHaveLength(2);
  });

  it("never take a wrong address of the service for an empty network", async () => {
    const server = createServer((_, response) => {
      response.writeHead(404).end(JSON.stringify({ error: "XRPCNotSupported", message: "Not Found" }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    cleanups.push(() => new Promise((resolve) => server.close(() => resolve())));
    const network = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await expect(network.getPerson(company.networkUrl)).rejects.toMatchObject({ failure: "refused" });
  });

  it("skip and count malformed items", async () => {
    const whole = await connect((await fakeWith()).url).listPosts(company, start);
    const spoilt = await connect((await fakeWith(() => "malformed")).url).listPosts(company, start);
    expect(spoilt.malformed).toBe(Math.ceil(whole.items.length / 3));
    expect(spoilt.items).toEqual(whole.items.filter((_, index) => index % 3 !== 0));
  });

  it("fail a single record that is malformed", async () => {
    const network = connect((await fakeWith(() => "malformed")).url);
    await expect(network.getCompany(company.networkUrl)).rejects.toMatchObject({ failure: "malformed" });
  });
});

describe("searching", () => {
  it("is refused without an app password, and says so beforehand", async () => {
    const network = connect((await fakeWith()).url, { account: undefined });
    await expect(network.listPosts(target, start)).rejects.toMatchObject({ failure: "refused" });
    expect(network.networks[0]?.searchRefusal).toContain("BLUESKY_APP_PASSWORD");
  });

  it("is refused with a wrong password, and never reveals it", async () => {
    const network = connect((await fakeWith()).url, { account: { ...reader, appPassword: "not-the-one" } });
    const error = await network.listPosts(target, start).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure: "refused" });
    expect(JSON.stringify(error) + String(error)).not.toContain("not-the-one");
  });

  it("signs in once, and renews an expired session", async () => {
    const fake = await fakeWith();
    const network = connect(fake.url);
    await Promise.all([network.listPosts(target, start), network.listPosts(target, start)]);
    fake.expireTokens();
    await Promise.all([network.listPosts(target, start), network.listPosts(target, start)]);
    const procedures = fake.calls.map(({ query }) => query).filter((query) => query.includes("server."));
    expect(procedures).toEqual(["com.atproto.server.createSession", "com.atproto.server.refreshSession"]);
  });

  it("signs in again if the session can't be renewed", async () => {
    const fake = await fakeWith();
    const network = connect(fake.url);
    await network.listPosts(target, start);
    fake.expireTokens({ all: true });
    expect((await network.listPosts(target, start)).items.length).toBeGreaterThan(0);
    const made = fake.calls.filter(({ query }) => query.endsWith("createSession"));
    expect(made).toHaveLength(2);
  });

  it("asks for the exact phrase since the limit, and alternates between phrases", async () => {
    const fake = await fakeWith();
    const network = connect(fake.url);
    const since = new Date(clock.now().getTime() - hours(40));
    const phrases = { kind: "keywords" as const, phrases: ['say "pipeline" twice', "crm hygiene"] };
    const first = await network.listPosts(phrases, { cursor: null, since });
    await network.listPosts(phrases, { cursor: first.next, since });
    const asked = fake.calls.filter(({ query }) => query.endsWith("searchPosts"));
    expect(asked.map(({ parameters }) => parameters)).toEqual([
      { q: '"say pipeline twice"', sort: "latest", limit: "100", since: since.toISOString() },
      { q: '"crm hygiene"', sort: "latest", limit: "100", since: since.toISOString() },
    ]);
  });
});

it("a listing whose server ignores the cursor stops when nothing new comes", async () => {
  const { world, url } = worldWith((world, uri, at) => {
    for (const index of [1, 2, 3]) world.likes.push({ post: uri, by: person(index).did, at: at + index });
  });
  const fake = await fakeWith(undefined, world);
  let calls = 0;
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? "", fake.url);
    asked.searchParams.delete("cursor");
    const answer = await (await fetch(asked)).json();
    if (asked.pathname.endsWith("getLikes")) answer.cursor = `place ${++calls}`;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => new Promise((resolve) => server.close(() => resolve())));
  const network = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  let cursor: string | null = null;
  do cursor = (await network.listReactions(url, cursor)).next;
  while (cursor !== null);
  expect(calls).toBe(2);
});

describe("engagements", () => {
  it("are reposts before likes, and quotes with their own text as comments, without the author's own", async () => {
    const { world, url } = worldWith((world, uri, at) => {
      world.likes.push({ post: uri, by: person(1).did, at }, { post: uri, by: blueskyAuthor.did, at });
      world.reposts.push({ post: uri, by: person(2).did, at });
      world.posts.push(post(person(3), "We need this too.", at, { quotes: uri }));
      world.posts.push(post(blueskyAuthor, "Worth repeating.", at, { quotes: uri }));
    });
    const network = connect((await fakeWith(undefined, world)).url);
    const readAll = async (list: (cursor: string | null) => ReturnType<Network["listComments"]>) => {
      const first = await list(null);
      const items = [...first.items];
      for (let cursor = first.next; cursor !== null; ) {
        const page = await list(cursor);
        items.push(...page.items);
        cursor = page.next;
      }
      return items;
    };
    const reactions = await readAll((cursor) => network.listReactions(url, cursor));
    expect(reactions.map(({ reactionType, person }) => `${reactionType} ${person.name}`)).toEqual([
      "repost Person 2",
      "like Person 1",
    ]);
    expect(await readAll((cursor) => network.listComments(url, cursor))).toMatchObject([
      {
        kind: "comment",
        text: "We need this too.",
        commentId: expect.stringContaining(person(3).did),
        person: { name: "Person 3" },
      },
    ]);
  });

  it("are replies at any depth, without the author's own and those of hidden accounts", async () => {
    const { world, url } = worldWith((world, uri, at) => {
      const reply = (by: typeof blueskyAuthor, text: string, parent: string, after: number) =>
        post(by, text, at + hours(after), { reply: { parent, root: uri } });
      const first = reply(person(1), "Which tool?", uri, 1);
      const own = reply(blueskyAuthor, "This one.", first.uri, 2);
      const nested = reply(person(2), "We use it too.", own.uri, 3);
      world.posts.push(first, own, nested, reply(hiddenPerson, "Not me.", uri, 4));
    });
    const network = connect((await fakeWith(undefined, world)).url);
    const { items, malformed } = await network.listComments(url, null);
    expect(items.map(({ text }) => text)).toEqual(["Which tool?", "We use it too."]);
    expect(items.every(({ commentId }) => commentId?.startsWith("at://did:plc:"))).toBe(true);
    expect(malformed).toBe(0);
  });

  it("leave out accounts that ask not to be shown, without counting them as malformed", async () => {
    const { world, url } = worldWith((world, uri, at) => {
      world.likes.push({ post: uri, by: hiddenPerson.did, at }, { post: uri, by: person(1).did, at });
    });
    const network = connect((await fakeWith(undefined, world)).url);
    const page = await network.listReactions(url, null);
    expect(page).toMatchObject({ malformed: 0, items: [{ person: { name: "Person 1" } }] });
    expect((await network.getPerson(profileUrl(hiddenPerson.did))).item).toBeNull();
    const address = network.readAddress(hiddenPerson.handle);
    expect(address && (await network.resolveAddress(address))).toBeNull();
  });
});

describe("accounts", () => {
  it("keep their address when their handle changes", async () => {
    const before = account("old.people.example", "Jo", "CTO at Acme");
    const world: BlueskyWorld = { accounts: [before], posts: [], likes: [], reposts: [] };
    const network = connect((await fakeWith(undefined, world)).url);
    const resolve = async (handle: string) => {
      const address = network.readAddress(handle);
      return address && (await network.resolveAddress(address));
    };
    const first = await resolve("@old.people.example");
    expect(first).toMatchObject({ url: profileUrl(before.did), name: "Jo", isLasting: true });
    before.handle = "new.people.example";
    expect((await resolve("https://bsky.app/profile/new.people.example"))?.url).toBe(first?.url);
    expect(await resolve("@old.people.example")).toBeNull();
    expect((await network.getPerson(first?.url ?? "")).item?.networkUrl).toBe(first?.url);
  });

  it("have the employer that their bio mentions, by its lasting address", async () => {
    const employer = account("supplier.example", "Supplier Works", "Parts for pumps.");
    const people = [
      account("a.people.example", "A", "Head of RevOps @supplier.example"),
      account("b.people.example", "B", "Head of RevOps @nobody.example"),
      account("c.people.example", "C", "Coffee and dogs"),
    ];
    const world: BlueskyWorld = { accounts: [employer, ...people], posts: [], likes: [], reposts: [] };
    const network = connect((await fakeWith(undefined, world)).url);
    const read = async (handle: string) => (await network.getPerson(profileUrl(didOf(handle)))).item;
    expect(await read("a.people.example")).toMatchObject({
      ...{ title: "Head of RevOps", companyName: "Supplier Works" },
      companyNetworkUrl: profileUrl(employer.did),
    });
    expect(await read("b.people.example")).toMatchObject({ companyName: "nobody", companyNetworkUrl: null });
    expect(await read("c.people.example")).toMatchObject({ title: null, companyName: null });
    const { item } = await network.getCompany(profileUrl(employer.did));
    expect(item).toMatchObject({ industry: null, employeeCount: null, website: "https://supplier.example" });
  });
});
