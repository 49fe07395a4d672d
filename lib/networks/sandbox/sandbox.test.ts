import { describe, expect, it, vi } from "vitest";
import { days, fixedClock, seconds } from "@/lib/clock";
import { authorsOf } from "@/packages/sandbox-network/authors";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { engagementsOf } from "@/packages/sandbox-network/engagements";
import { parseFaults, type SandboxFault } from "@/packages/sandbox-network/faults";
import { writePost } from "@/packages/sandbox-network/post-text";
import { postAt, postsOf, searchPosts, type WorldPost } from "@/packages/sandbox-network/posts";
import { openWorld, peopleOfCompany, personAt } from "@/packages/sandbox-network/world";
import { createSandbox } from ".";

const start = new Date("2025-11-20T15:00:00Z");
const now = start.getTime();
const world = openWorld();
const { all: authors } = authorsOf(world);
const active = authors.filter(({ kind, rhythm }) => kind === "person" && rhythm === "active");
const lately = (age: number) => authors.flatMap((author) => postsOf(world, author, now - days(age), now));

/** The ideal customer profile of demo workspaces. */
const fitsTypicalIcp = ({ company, occupation, rank }: (typeof world.people)[number]) =>
  company?.industry === "Software Development" &&
  company.employees >= 50 &&
  company.employees <= 2_000 &&
  ["sales", "revenue_operations", "marketing"].includes(occupation) &&
  ["lead", "director"].includes(rank);

describe("the world", () => {
  it("is large enough, and everyone has a unique address", () => {
    expect(world.people.length).toBeGreaterThanOrEqual(3_000);
    expect(world.companies.length).toBeGreaterThanOrEqual(60);
    expect(world.peopleBySlug.size).toBe(world.people.length);
    expect(world.peopleByMemberId.size).toBe(world.people.length);
    expect(world.companiesBySlug.size).toBe(world.companies.length);
    for (const person of world.people) expect(personAt(world, person.networkUrl)).toBe(person);
  });

  it("has people of all occupations, ranks and languages, some without a company", () => {
    const kinds = (of: (person: (typeof world.people)[number]) => string) =>
      new Set(world.people.map(of)).size;
    expect(kinds(({ occupation }) => occupation)).toBe(25);
    expect(kinds(({ rank }) => rank)).toBe(6);
    expect(kinds(({ language }) => language)).toBe(9);
    const share = (test: (person: (typeof world.people)[number]) => boolean) =>
      world.people.filter(test).length / world.people.length;
    expect(share(({ company }) => company === null)).toBeGreaterThan(0.08);
    expect(share(({ companyName }) => companyName === null)).toBeGreaterThan(0.02);
    expect(share(fitsTypicalIcp)).toBeLessThan(0.06);
  });

  it("lists a company's employees", () => {
    const { home } = sandboxCatalogue();
    const people = peopleOfCompany(home.networkUrl);
    expect(people.length).toBeGreaterThan(10);
    for (const { company } of people) expect(company?.networkUrl).toBe(home.networkUrl);
    expect(peopleOfCompany("https://www.network.example/company/no-such-company")).toEqual([]);
  });

  it("is the same in another process and different with another seed", async () => {
    vi.resetModules();
    const fresh = await import(".");
    const clock = fixedClock(start);
    const [author] = sandboxCatalogue().authors;
    const target = { kind: "person", networkUrl: author?.networkUrl ?? "" } as const;
    const list = (network: ReturnType<typeof createSandbox>) =>
      network.listPosts(target, { cursor: null, since: null });
    const posts = await list(createSandbox({ clock }));
    expect(await list(fresh.createSandbox({ clock }))).toEqual(posts);
    expect(posts.items.length).toBeGreaterThan(8);
    await expect(list(createSandbox({ clock, seed: "world-2" }))).rejects.toMatchObject({ failure: "gone" });
  });
});

describe("posts", () => {
  it("are published by every active author four to nine times in any two weeks", () => {
    for (const at of [now, now + days(100), now - days(400)]) {
      for (const author of active) {
        const { length } = postsOf(world, author, at - days(14), at);
        expect(length).toBeGreaterThanOrEqual(4);
        expect(length).toBeLessThanOrEqual(9);
      }
    }
  });

  it("are found only by their exact address and only once published", () => {
    for (const post of lately(3)) {
      expect(postAt(world, post.url, now)).toEqual(post);
      expect(postAt(world, post.url, post.at - 1)).toBeUndefined();
      const nearMiss = `https://${world.host}/feed/update/urn:li:activity:${BigInt(post.id) ^ 1n}`;
      expect(postAt(world, nearMiss, now)).toBeUndefined();
    }
  });

  it("vary, have no unfilled placeholders and use several languages", () => {
    const written = lately(14).map(({ author, slot }) => writePost(world.seed, author, slot));
    for (const { text } of written) expect(text).not.toMatch(/[{}]|undefined/);
    expect(new Set(written.map(({ language }) => language)).size).toBe(7);
    const serious = written.filter(({ topic }) => topic !== null);
    expect(new Set(serious.map(({ text }) => text)).size).toBeGreaterThan(serious.length * 0.98);
    expect(serious.length / written.length).toBeLessThan(0.9);
  });

  it("are found by all searches in the catalogue", () => {
    for (const { phrases } of sandboxCatalogue().keywords) {
      const folded = phrases.map((phrase) => phrase.toLowerCase());
      expect(searchPosts(world, folded, now - days(14), now).length).toBeGreaterThan(5);
    }
  });

  it("match only whole words", () => {
    expect(searchPosts(world, ["crm dat"], now - days(14), now)).toEqual([]);
    expect(searchPosts(world, [""], now - days(14), now)).toEqual([]);
  });
});

describe("engagements", () => {
  const posts = authors
    .flatMap((author) => postsOf(world, author, now - days(24), now - days(10)))
    .map((post) => ({ post, engagements: engagementsOf(world, post, now) }));

  it("come mostly from eight to thirty people per post, and a fifth are comments", () => {
    const engagers = posts.map(({ engagements }) => new Set(engagements.map(({ person }) => person)).size);
    expect(Math.min(...engagers)).toBeGreaterThanOrEqual(8);
    expect(engagers.filter((count) => count > 34).length / engagers.length).toBeLessThan(0.04);
    const mean = engagers.reduce((sum, count) => sum + count, 0) / engagers.length;
    expect(mean).toBeGreaterThan(16);
    expect(mean).toBeLessThan(22);
    const all = posts.flatMap(({ engagements }) => engagements);
    const comments = all.filter(({ kind }) => kind === "comment").length / all.length;
    expect(comments).toBeGreaterThan(0.15);
    expect(comments).toBeLessThan(0.25);
  });

  it("arrive within nine days, half of them on the first, and never disappear", () => {
    const delays = posts.flatMap(({ post, engagements }) => engagements.map(({ at }) => at - post.at));
    expect(Math.min(...delays)).toBeGreaterThan(0);
    expect(Math.max(...delays)).toBeLessThan(days(9));
    expect(delays.filter((delay) => delay < days(1)).length / delays.length).toBeGreaterThan(0.5);
    for (const { post } of posts.slice(0, 50)) {
      const earlier = engagementsOf(world, post, post.at + days(1));
      const later = engagementsOf(world, post, post.at + days(2));
      expect(later.slice(later.length - earlier.length)).toEqual(earlier);
    }
  });

  it("come from buyers for about a fifth of revenue posts' engagement and rarely elsewhere", () => {
    const shareAmong = (topics: WorldPost["topic"][]) => {
      const people = posts
        .filter(({ post }) => topics.includes(post.topic))
        .flatMap(({ engagements }) => engagements.map(({ person }) => person));
      return people.filter(fitsTypicalIcp).length / people.length;
    };
    const revenue = shareAmong(["pipeline", "outbound", "crm", "forecasting", "attribution", "ai_revenue"]);
    expect(revenue).toBeGreaterThan(0.15);
    expect(revenue).toBeLessThan(0.25);
    expect(shareAmong(["hiring", "security", "manufacturing", "people"])).toBeLessThan(0.05);
  });

  it("include a few prompt-injection attempts", () => {
    const texts = posts.flatMap(({ engagements }) =>
      engagements.flatMap(({ comment }) => (comment ? [comment.text] : [])),
    );
    const hostile = texts.filter((text) => /ignore all previous|<script>|system:/i.test(text)).length;
    expect(hostile).toBeGreaterThan(0);
    expect(hostile / texts.length).toBeLessThan(0.03);
    for (const text of texts) expect(text).not.toBe("");
  });
});

describe("faults", () => {
  const [post] = postsOf(world, active[0] ?? authors[0] ?? never(), now - days(14), now - days(2));
  const url = post?.url ?? "";
  const failing = (fault: SandboxFault) => createSandbox({ clock: fixedClock(start), faults: () => fault });

  it.each([
    ["timeout", { failure: "timeout", isFinal: false }],
    ["rate_limit", { failure: "rate_limited", isFinal: false, retryAfterSeconds: 30 }],
    ["unavailable", { failure: "unavailable", isFinal: false }],
    ["vanished", { failure: "gone", isFinal: true }],
  ] as const)("%s fails a listing", async (fault, expected) => {
    await expect(failing(fault).listReactions(url, null)).rejects.toMatchObject(expected);
  });

  it("drop and count items, or fail a record", async () => {
    const whole = await createSandbox({ clock: fixedClock(start) }).listReactions(url, null);
    const lossy = await failing("malformed").listReactions(url, null);
    expect(lossy.items.length + lossy.malformed).toBe(whole.items.length);
    expect(lossy.malformed).toBeGreaterThan(0);
    const person = world.people[0]?.networkUrl ?? "";
    await expect(failing("malformed").getPerson(person)).rejects.toMatchObject({ failure: "malformed" });
    expect((await failing("vanished").getPerson(person)).item).toBeNull();
  });

  it("clear over time, except vanished, and are the same in every process", () => {
    const faults = parseFaults(" timeout=0.3, vanished=0.1 ");
    const again = parseFaults("timeout=0.3,vanished=0.1");
    let passing = 0;
    for (const { networkUrl: subject } of world.people.slice(0, 300)) {
      const call = (wait: number) =>
        ({ operation: "getPerson", subject, cursor: null, at: new Date(now + wait) }) as const;
      const first = faults(call(0));
      expect(again(call(0))).toBe(first);
      const later = Array.from({ length: 30 }, (_, tries) => faults(call(seconds(30 * (tries + 1)))));
      if (later.includes(null)) passing += 1;
      else expect(later).toContain("vanished");
    }
    expect(passing).toBeGreaterThan(240);
    expect(passing).toBeLessThan(300);
  });

  it.each([
    "timeout",
    "timeout=",
    "timeout=2",
    "timeout=-1",
    "timeout=x",
    "fire=0.5",
    "timeout=0.1;vanished=1",
  ])("reject the invalid setting %o", (text) => {
    expect(() => parseFaults(text)).toThrow(/SANDBOX_FAULTS/);
  });

  it("are off by default", () => {
    expect(parseFaults("")({ operation: "getPerson", subject: "x", cursor: null, at: start })).toBeNull();
  });
});

function never(): never {
  throw new Error("The world has no authors.");
}
