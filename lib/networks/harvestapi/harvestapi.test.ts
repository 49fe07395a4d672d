import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { days, fixedClock, hours } from "@/lib/clock";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { sandboxHost } from "@/packages/sandbox-network/world";
import { type HarvestApiFault, startHarvestApiFake } from "@/tests/fakes/network/harvestapi";
import type { Network } from "../network";
import { createHarvestApi, type HarvestApiOptions } from ".";

const clock = fixedClock("2025-11-20T15:00:00Z");
const now = clock.now();
const { home, authors } = sandboxCatalogue();
const company = { kind: "company", networkUrl: home.networkUrl } as const;
const start = { cursor: null, since: null };
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function connect(baseUrl: string, options: Partial<HarvestApiOptions> = {}): Network {
  const network = createHarvestApi({ apiKey: "key", host: sandboxHost, baseUrl, clock, ...options });
  cleanups.push(() => network.close());
  return network;
}

async function fakeWith(faults?: (count: number) => HarvestApiFault | null) {
  let count = 0;
  const fake = await startHarvestApiFake({
    clock,
    apiKey: "key",
    faults: () => {
      count += 1;
      return faults?.(count) ?? null;
    },
  });
  cleanups.push(() => fake.stop());
  return fake;
}

/** A server with a fixed response, for responses that the fake never sends. */
async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  serverWith((_, response) => {
    response.writeHead(status, headers).end(JSON.stringify(body));
  });

describe("failures", () => {
  it.each([
    ["rate_limited", { failure: "rate_limited", isFinal: false, retryAfterSeconds: 7 }],
    ["no_credit", { failure: "refused", isFinal: true }],
    ["server_error", { failure: "unavailable", isFinal: false }],
    ["broken_json", { failure: "malformed", isFinal: false }],
    ["wrong_envelope", { failure: "malformed", isFinal: false }],
    ["vanished", { failure: "gone", isFinal: true }],
    ["reset", { failure: "unavailable", isFinal: false }],
    ["hang", { failure: "timeout", isFinal: false }],
  ] as const)("%s", async (fault, expected) => {
    const network = connect((await fakeWith(() => fault)).url, { timeoutMs: 250 });
    await expect(network.listPosts(company, start)).rejects.toMatchObject(expected);
    await expect(network.listReactions(`https://${sandboxHost}/posts/x`, null)).rejects.toMatchObject(
      expected,
    );
  });

  it.each([
    [401, "refused"],
    [403, "refused"],
    [400, "refused"],
    [301, "refused"],
    [404, "gone"],
    [410, "gone"],
    [408, "timeout"],
    [503, "unavailable"],
  ])("maps %i to %s, in the status line and in the envelope", async (status, failure) => {
    const byLine = connect(await answering({ error: "no" }, status));
    await expect(byLine.listPosts(company, start)).rejects.toMatchObject({ failure });
    if (status < 400) return;
    const within = connect(await answering({ status, error: "no" }));
    await expect(within.listPosts(company, start)).rejects.toMatchObject({ failure });
  });

  it("are refused with a wrong key and never reveal the key", async () => {
    const network = connect((await fakeWith()).url, { apiKey: "not-the-key" });
    const error = await network.getPerson(authors[0]?.networkUrl ?? "").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure: "refused" });
    expect(JSON.stringify(error) + String(error)).not.toContain("not-the-key");
  });

  it("are unavailable if nothing is listening", async () => {
    const network = connect("http://127.0.0.1:9");
    await expect(network.listPosts(company, start)).rejects.toMatchObject({ failure: "unavailable" });
  });

  it("time out on a response that never ends", async () => {
    const url = await serverWith((_, response) => {
      response.writeHead(200).write('{"elements":[');
    });
    await expect(connect(url, { timeoutMs: 250 }).listPosts(company, start)).rejects.toMatchObject({
      failure: "timeout",
    });
  });

  it("limit the response size", async () => {
    const url = await serverWith((_, response) => {
      response.writeHead(200).end(`{"elements":["${"x".repeat(11 * 1024 * 1024)}"]}`);
    });
    await expect(connect(url).listPosts(company, start)).rejects.toMatchObject({ failure: "malformed" });
  });

  it("read an HTTP date in Retry-After, capped at a day", async () => {
    const at = (date: Date) => answering({}, 429, { "retry-after": date.toUTCString() });
    const soon = connect(await at(new Date(now.getTime() + 90_000)));
    await expect(soon.listPosts(company, start)).rejects.toMatchObject({ retryAfterSeconds: 90 });
    const late = connect(await at(new Date(now.getTime() + days(9))));
    await expect(late.listPosts(company, start)).rejects.toMatchObject({ retryAfterSeconds: 86_400 });
    const nonsense = connect(await answering({}, 429, { "retry-after": "soon" }));
    await expect(nonsense.listPosts(company, start)).rejects.toMatchObject({ retryAfterSeconds: null });
  });

  it("retry once after a connection reset, but after no other failure", async () => {
    const once = await fakeWith((count) => (count === 1 ? "reset" : null));
    expect((await connect(once.url).listPosts(company, start)).items.length).toBeGreaterThan(0);
    const always = await fakeWith(() => "reset");
    await connect(always.url)
      .listPosts(company, start)
      .catch(() => undefined);
    expect(always.calls).toHaveLength(2);
    const broken = await fakeWith(() => "server_error");
    await connect(broken.url)
      .listPosts(company, start)
      .catch(() => undefined);
    expect(broken.calls).toHaveLength(1);
  });
});

describe("malformed elements", () => {
  it("are skipped and counted", async () => {
    const whole = await connect((await fakeWith()).url).listPosts(company, start);
    const spoilt = await connect((await fakeWith(() => "malformed")).url).listPosts(company, start);
    expect(spoilt.malformed).toBe(Math.ceil(whole.items.length / 3));
    expect(spoilt.items).toEqual(whole.items.filter((_, index) => index % 3 !== 0));
    expect(spoilt.next).not.toBeNull();
  });

  it("fail the request for a single record", async () => {
    const network = connect((await fakeWith(() => "malformed")).url);
    await expect(network.getPerson(authors[0]?.networkUrl ?? "")).rejects.toMatchObject({
      failure: "malformed",
    });
    await expect(network.getCompany(home.networkUrl)).rejects.toMatchObject({ failure: "malformed" });
  });

  it.each([
    ["no list", { pagination: null, error: null }],
    ["null for the list", { elements: null, pagination: { totalPages: 9 } }],
  ])("are none in an answer with %s: it is an empty page", async (_, body) => {
    const network = connect(await answering(body));
    const empty = { items: [], next: null, malformed: 0 };
    expect(await network.listPosts(company, start)).toMatchObject(empty);
    expect(await network.listReactions(`https://${sandboxHost}/posts/x`, null)).toMatchObject(empty);
    expect(await network.listComments(`https://${sandboxHost}/posts/x`, null)).toMatchObject(empty);
  });
});

describe("listings", () => {
  const urlOf = (slug: string) => `https://${sandboxHost}/in/${slug}`;
  const postBy = (id: number, slug: string, extra: object = {}) => ({
    ...{ id: `712345678901234567${id}`, content: `Post ${id}` },
    author: { name: slug, publicIdentifier: slug, linkedinUrl: urlOf(slug) },
    postedAt: { timestamp: now.getTime() - hours(id + 1) },
    ...extra,
  });
  const listOf = async (elements: unknown[], slug = "ada") => {
    const network = connect(await answering({ elements }));
    const { items } = await network.listPosts({ kind: "person", networkUrl: urlOf(slug) }, start);
    return items.map(({ text }) => text);
  };

  it("leave out what a person only shared", async () => {
    const elements = [
      postBy(1, "ada"),
      postBy(2, "grace"),
      postBy(3, "ada", { repostedBy: { name: "Ada" } }),
      postBy(4, "ada", { content: "", repost: { id: "1" } }),
      postBy(5, "ada", { content: "My view on this", repost: { id: "1" } }),
    ];
    expect(await listOf(elements)).toEqual(["Post 1", "My view on this"]);
  });

  it("keep the posts of a person whose name has changed", async () => {
    const elements = [postBy(1, "ada-k"), postBy(2, "grace"), postBy(3, "ada-k")];
    expect(await listOf(elements)).toEqual(["Post 1", "Post 3"]);
    expect(await listOf([postBy(1, "ada-k")], "ACoAABcd")).toEqual(["Post 1"]);
  });

  it("stop when the vendor ignores the cursor and nothing new comes", async () => {
    let calls = 0;
    const url = await serverWith((_, response) => {
      calls += 1;
      // The newest post arrives between the first two calls; its counts change with each.
      const posts = [...(calls > 1 ? [postBy(0, "ada")] : []), postBy(1, "ada"), postBy(2, "ada")];
      const elements = posts.map((post) => ({ ...post, engagement: { likes: calls } }));
      response.end(
        JSON.stringify({ elements, pagination: { totalPages: 50, paginationToken: `t${calls}` } }),
      );
    });
    const network = connect(url);
    let cursor: string | null = null;
    do {
      const options: { cursor: string | null; since: null } = { cursor, since: null };
      cursor = (await network.listPosts({ kind: "person", networkUrl: urlOf("ada") }, options)).next;
    } while (cursor !== null);
    expect(calls).toBe(3);
  });
});

describe("calls", () => {
  it("request the narrowest time window that covers everything since the limit", async () => {
    const fake = await fakeWith();
    const network = connect(fake.url);
    const limits = [hours(5), days(3), days(20), days(60)].map((age) => new Date(now.getTime() - age));
    for (const since of limits) await network.listPosts(company, { cursor: null, since });
    const search = { kind: "keywords" as const, phrases: ['say "hello" twice'] };
    await network.listPosts(search, { cursor: null, since: limits[0] ?? null });
    expect(fake.calls.map(({ query }) => query.scrapePostedLimit)).toEqual([
      "24h",
      "week",
      "month",
      undefined,
      undefined,
    ]);
    expect(fake.calls.at(-1)).toEqual({
      path: "/linkedin/post-search",
      query: { search: '"say  hello  twice"', sortBy: "date", postedLimit: "24h", page: "1" },
    });
  });

  it("alternate between the phrases of a search", async () => {
    const fake = await startHarvestApiFake({
      clock,
      apiKey: "key",
      pageSizes: { posts: 10, reactions: 10, comments: 10 },
    });
    cleanups.push(() => fake.stop());
    const network = connect(fake.url);
    const target = { kind: "keywords" as const, phrases: ["pipeline", "zymurgy of quokkas", "outreach"] };
    let cursor: string | null = null;
    for (let turn = 0; turn < 5; turn += 1) {
      cursor = (await network.listPosts(target, { cursor, since: null })).next;
    }
    expect(fake.calls.map(({ query }) => `${query.search} ${query.page}`)).toEqual([
      '"pipeline" 1',
      '"zymurgy of quokkas" 1',
      '"outreach" 1',
      '"pipeline" 2',
      '"outreach" 2',
    ]);
    expect(cursor).not.toBeNull();
  });

  it("stop at posts that are too old, ignoring pinned ones", async () => {
    const post = (id: number, age: number) => ({
      id: `712345678901234567${id}`,
      author: { name: "Home", type: "company", universalName: "home" },
      postedAt: { timestamp: now.getTime() - days(age) },
    });
    const pagination = { totalPages: 9, pageNumber: 1, paginationToken: "t" };
    const since = new Date(now.getTime() - days(5));
    const pinned = connect(await answering({ elements: [post(1, 80), post(2, 1), post(3, 2)], pagination }));
    const first = await pinned.listPosts(company, { cursor: null, since });
    expect(first.items).toHaveLength(2);
    expect(first.next).not.toBeNull();
    const ended = connect(await answering({ elements: [post(2, 1), post(3, 6)], pagination }));
    expect(await ended.listPosts(company, { cursor: null, since })).toMatchObject({ next: null });
  });

  it("compute the cost from the response and the configured unit", async () => {
    const url = await answering({ elements: [], cost: 0.003 });
    expect((await connect(url).listPosts(company, start)).costCents).toBeCloseTo(0.3);
    expect((await connect(url, { centsPerCostUnit: 2 }).listPosts(company, start)).costCents).toBeCloseTo(
      0.006,
    );
  });

  it("count a configured amount where the response names no cost", async () => {
    const url = await answering({ elements: [] });
    expect((await connect(url).listPosts(company, start)).costCents).toBe(0);
    expect((await connect(url, { centsPerCall: 0.2 }).listPosts(company, start)).costCents).toBe(0.2);
    const free = await answering({ elements: [], cost: 0 });
    expect((await connect(free, { centsPerCall: 0.2 }).listPosts(company, start)).costCents).toBe(0);
  });
});
