/** Contract tests for every network adapter. Those that call a vendor run over real HTTP against a local server. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, fixedClock, hours } from "@/lib/clock";
import { createSandbox } from "@/lib/networks/sandbox";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { sandboxHost } from "@/packages/sandbox-network/world";
import { blueskySubject, type Subject, sandboxSubject } from "@/tests/factories/network-subjects";
import { type BlueskyFake, startBlueskyFake } from "@/tests/fakes/bluesky/bluesky";
import { openBlueskyWorld } from "@/tests/fakes/bluesky/world";
import { type HarvestApiFake, startHarvestApiFake } from "@/tests/fakes/network/harvestapi";
import { createBluesky } from "./bluesky";
import { createHarvestApi } from "./harvestapi";
import {
  maxFoundCompanies,
  type Network,
  type NetworkEngagement,
  type NetworkPage,
  type NetworkPost,
  type NetworkTarget,
} from "./network";
import { foldText, isAddressOf } from "./network-url";

const start = new Date("2025-11-20T15:00:00Z");
const clock = fixedClock(start);
const pageSizes = { posts: 3, reactions: 5, comments: 2 };
const { home, competitors, authors } = sandboxCatalogue();
const oneYearAgo = new Date(start.getTime() - days(365));
const account = { handle: "reader.example", appPassword: "abcd-efgh" };

let harvestFake: HarvestApiFake;
let vendor: ReturnType<typeof createHarvestApi>;
let blueskyFake: BlueskyFake;
let bluesky: ReturnType<typeof createBluesky>;
const sandbox = createSandbox({ clock, pageSizes });

beforeAll(async () => {
  harvestFake = await startHarvestApiFake({ clock, apiKey: "key", pageSizes });
  vendor = createHarvestApi({ apiKey: "key", host: sandboxHost, baseUrl: harvestFake.url, clock });
  const world = openBlueskyWorld(start);
  blueskyFake = await startBlueskyFake({ clock, world, account, pageSizes });
  bluesky = createBluesky({ clock, account, publicUrl: blueskyFake.url, serviceUrl: blueskyFake.url });
});
afterAll(async () => {
  await Promise.all([vendor.close(), bluesky.close()]);
  await Promise.all([harvestFake.stop(), blueskyFake.stop()]);
});

const subjects: [string, () => Network, Subject][] = [
  ["sandbox", () => sandbox, sandboxSubject],
  ["harvestapi", () => vendor, { ...sandboxSubject, id: "harvestapi" }],
  ["bluesky", () => bluesky, blueskySubject],
];

describe.each(subjects)("%s", (_, open, subject) => {
  const { person, company } = subject;
  const search: NetworkTarget = { kind: "keywords", phrases: subject.phrases };

  async function readAll<T>(read: (cursor: string | null) => Promise<NetworkPage<T>>): Promise<T[]> {
    const items: T[] = [];
    let cursor: string | null = null;
    do {
      const page: NetworkPage<T> = await read(cursor);
      expect(page.malformed).toBe(0);
      expect(page.costCents > 0).toBe(!subject.isFree);
      items.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return items;
  }

  const readPosts = (target: NetworkTarget, since: Date | null = null) =>
    readAll<NetworkPost>((cursor) => open().listPosts(target, { cursor, since }));

  const unique = (values: unknown[]) => new Set(values).size;

  /** A post with more than one page of reactions and of comments. */
  async function busyPost(): Promise<NetworkPost> {
    const posts = await readPosts(company, new Date(clock.now().getTime() - days(20)));
    const busy = posts.find(({ likes, comments }) => likes > 10 && comments > 2);
    if (!busy) throw new Error("No post has more than a page of reactions and comments.");
    return busy;
  }

  it("has its id and host", () => {
    expect(open().id).toBe(subject.id);
    expect(open().host).toBe(subject.host);
    expect(open().networks).toEqual([
      {
        ...{ id: subject.id, name: expect.any(String), host: subject.host, searchRefusal: null },
        examples: { person: expect.any(String), company: expect.any(String) },
      },
    ]);
  });

  it("reads its own canonical addresses as they are, and no others", async () => {
    for (const { networkUrl } of [person, company]) {
      const address = open().readAddress(networkUrl);
      expect(address).toMatchObject({ url: networkUrl, isLasting: true });
      expect(address && (await open().resolveAddress(address))).toMatchObject({ url: networkUrl });
    }
    const [{ examples } = { examples: { person: "", company: "" } }] = open().networks;
    for (const type of ["person", "company"] as const) {
      const address = open().readAddress(examples[type]);
      expect(address && isAddressOf(address, type)).toBe(true);
    }
    expect(open().readAddress("https://evil.test/in/ada")).toBeNull();
  });

  it.each([
    ["a person", person],
    ["a company", company],
    ["one phrase", { kind: "keywords", phrases: [subject.phrase] } satisfies NetworkTarget],
  ])("lists all posts of %s once, newest first, with canonical addresses", async (_, target) => {
    const posts = await readPosts(target);
    expect(posts.length).toBeGreaterThan(8);
    expect(unique(posts.map(({ url }) => url))).toBe(posts.length);
    const times = posts.map(({ postedAt }) => postedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(clock.now().getTime());
    for (const { url, author } of posts) {
      expect(subject.isPost(url)).toBe(true);
      expect(open().readAddress(author.networkUrl ?? "")?.url).toBe(author.networkUrl);
      if (target.kind !== "keywords") expect(author.networkUrl).toBe(target.networkUrl);
      if (target.kind !== "keywords") expect(author.kind).toBe(target.kind);
    }
  });

  it("finds the posts that contain any of the phrases", async () => {
    const posts = await readPosts(search);
    const phrases = subject.phrases.map(foldText);
    for (const phrase of phrases)
      expect(posts.some(({ text }) => foldText(text).includes(phrase))).toBe(true);
    for (const { text } of posts)
      expect(phrases.some((phrase) => foldText(text).includes(phrase))).toBe(true);
  });

  it("finds nothing for a phrase that no one uses", async () => {
    const page = await open().listPosts(
      { kind: "keywords", phrases: ["zymurgy of quokkas"] },
      { cursor: null, since: null },
    );
    expect(page).toMatchObject({ items: [], next: null, malformed: 0 });
  });

  it.each([1, 6, 20])("lists no post at or before %i days ago", async (age) => {
    const all = await readPosts(company);
    const since = all.find(
      ({ postedAt }) => postedAt.getTime() < clock.now().getTime() - days(age),
    )?.postedAt;
    const posts = await readPosts(company, since);
    expect(posts).toEqual(all.filter(({ postedAt }) => since && postedAt > since));
  });

  it("keeps its place while new posts arrive", async () => {
    const before = await readPosts(company, oneYearAgo);
    const first = await open().listPosts(company, { cursor: null, since: oneYearAgo });
    clock.advance(days(12));
    const rest = await readAll<NetworkPost>((cursor) =>
      open().listPosts(company, { cursor: cursor ?? first.next, since: oneYearAgo }),
    );
    const fresh = await readPosts(company, start);
    clock.advance(-days(12));
    expect(fresh.length).toBeGreaterThan(2);
    const read = [...first.items, ...rest].map(({ url }) => url);
    expect(unique(read)).toBe(read.length);
    // The network drops the oldest posts as time passes; the remaining ones are complete.
    expect(read).toEqual(before.map(({ url }) => url).slice(0, read.length));
    expect(read.length).toBeGreaterThan(before.length - 8);
  });

  it("lists each reaction and comment once, matching the post's counts", async () => {
    const post = await busyPost();
    const reactions = await readAll((cursor) => open().listReactions(post.url, cursor));
    const comments = await readAll((cursor) => open().listComments(post.url, cursor));
    const reposts = reactions.filter(({ reactionType }) => reactionType === "repost");
    if (subject.countsComments) expect(comments).toHaveLength(post.comments);
    else expect(comments.length).toBeGreaterThan(2);
    // Of the likes and shares, those of people who ask not to be shown are left out.
    const counted = post.likes + (reposts.length > 0 ? post.shares : 0);
    expect(counted - reactions.length).toBe(subject.countsComments ? 0 : 1);
    expect(unique(reactions.map((reaction) => reaction.person.networkUrl))).toBe(reactions.length);
    expect(unique(comments.map(({ commentId }) => commentId))).toBe(comments.length);
    for (const engagement of [...reactions, ...comments]) {
      const { networkUrl } = engagement.person;
      expect(open().readAddress(networkUrl)?.url).toBe(networkUrl);
    }
    for (const reaction of reactions) {
      expect(reaction).toMatchObject({ kind: "reaction", commentId: null, text: null });
      expect(reaction.reactionType).toMatch(subject.reactionType);
    }
    for (const comment of comments) {
      expect(comment).toMatchObject({ kind: "comment", reactionType: null });
      expect(comment.text).not.toBe("");
      expect(comment.at?.getTime()).toBeGreaterThanOrEqual(post.postedAt.getTime());
    }
  });

  it("misses no engagement when new ones arrive between two pages", async () => {
    const [post] = await readPosts(company, new Date(start.getTime() - days(5)));
    if (!post) throw new Error("The company has not posted.");
    const list = (cursor: string | null) => open().listReactions(post.url, cursor);
    const before = await readAll<NetworkEngagement>(list);
    const first = await list(null);
    clock.advance(hours(30));
    const rest = first.next ? await readAll<NetworkEngagement>((cursor) => list(cursor ?? first.next)) : [];
    clock.advance(-hours(30));
    const read = new Set([...first.items, ...rest].map((reaction) => reaction.person.networkUrl));
    for (const reaction of before) expect(read).toContain(reaction.person.networkUrl);
  });

  it("resolves everyone who engages to one public profile", async () => {
    const post = await busyPost();
    const { items } = await open().listReactions(post.url, null);
    for (const { person: engager } of items) {
      const { item } = await open().getPerson(engager.networkUrl);
      expect(item?.name).toBe(engager.name);
      expect(item?.networkUrl).toMatch(subject.personUrl);
      expect((await open().getPerson(item?.networkUrl ?? "")).item).toEqual(item);
    }
  });

  it("finds the company by its name, whatever the case, and nothing for a name that no one has", async () => {
    const { item } = await open().getCompany(company.networkUrl);
    const name = item?.name ?? "";
    const { items, costCents, next } = await open().findCompanies(name.toUpperCase());
    expect(items.map(({ networkUrl }) => networkUrl)).toContain(company.networkUrl);
    expect(items.length).toBeLessThanOrEqual(maxFoundCompanies);
    expect(costCents > 0).toBe(!subject.isFree);
    expect(next).toBeNull();
    expect((await open().findCompanies("no company of this name")).items).toEqual([]);
  });

  it("returns company records", async () => {
    const { item, costCents } = await open().getCompany(company.networkUrl);
    expect(item).toMatchObject(subject.companyRecord);
    expect(costCents).toBeCloseTo(subject.isFree ? 0 : 0.4);
  });

  it("returns null for a record that does not exist", async () => {
    expect((await open().getPerson(subject.nobody)).item).toBeNull();
    expect((await open().getCompany(subject.noCompany)).item).toBeNull();
    expect((await open().getCompany("https://evil.test/company/tallyhawk")).item).toBeNull();
  });

  it("fails with gone for a missing post or author", async () => {
    const gone = { failure: "gone", isFinal: true };
    await expect(open().listReactions(subject.noPost, null)).rejects.toMatchObject(gone);
    await expect(open().listComments(subject.noPost, null)).rejects.toMatchObject(gone);
    const nobody: NetworkTarget = { kind: "person", networkUrl: subject.nobody };
    await expect(open().listPosts(nobody, { cursor: null, since: null })).rejects.toMatchObject(gone);
  });

  it.each(["", "nonsense", "W10", Buffer.from("[[0,0,null]]").toString("base64url")])(
    "rejects %o as a cursor",
    async (cursor) => {
      const refused = { failure: "refused", isFinal: true };
      await expect(open().listPosts(company, { cursor, since: null })).rejects.toMatchObject(refused);
    },
  );
});

describe("the sandbox and the vendor's adapter", () => {
  async function readAll<T>(read: (cursor: string | null) => Promise<NetworkPage<T>>): Promise<T[]> {
    const page = await read(null);
    const items = [...page.items];
    for (let cursor = page.next; cursor !== null; ) {
      const next = await read(cursor);
      items.push(...next.items);
      cursor = next.next;
    }
    return items;
  }
  const readPosts = (network: Network, target: NetworkTarget) =>
    readAll<NetworkPost>((cursor) => network.listPosts(target, { cursor, since: null }));

  it("return identical data for the same world", async () => {
    const targets: NetworkTarget[] = [
      sandboxSubject.person,
      sandboxSubject.company,
      { kind: "keywords", phrases: sandboxSubject.phrases },
      { kind: "company", networkUrl: competitors[0]?.networkUrl ?? "" },
    ];
    for (const target of targets) {
      const byUrl = (posts: NetworkPost[]) => posts.toSorted((a, b) => (a.url < b.url ? 1 : -1));
      const fromVendor = await readPosts(vendor, target);
      const known = new Map(fromVendor.map((post) => [post.url, post]));
      expect(byUrl([...known.values()])).toEqual(byUrl(await readPosts(sandbox, target)));
    }
    const [post] = (await readPosts(sandbox, sandboxSubject.company)).filter(({ comments }) => comments > 2);
    const comments = (network: Network) => readAll((cursor) => network.listComments(post?.url ?? "", cursor));
    expect(await comments(vendor)).toEqual(await comments(sandbox));
    for (const { networkUrl } of authors.slice(0, 40)) {
      expect((await vendor.getPerson(networkUrl)).item).toEqual((await sandbox.getPerson(networkUrl)).item);
    }
    for (const { networkUrl } of [home, ...competitors]) {
      expect((await vendor.getCompany(networkUrl)).item).toEqual((await sandbox.getCompany(networkUrl)).item);
    }
  });
});
