import { describe, expect, it } from "vitest";
import type { NetworkPost } from "@/lib/networks/network";
import { type Author, proposeSources, rankAuthors } from "./propose-sources";

const urlOf = (name: string) => `https://www.network.example/in/${name}`;
const post = (url: string, name: string, change: Partial<NetworkPost["author"]> = {}): NetworkPost => ({
  url,
  author: { kind: "person", name, networkUrl: urlOf(name), headline: null, ...change },
  text: "",
  postedAt: new Date("2025-11-20T00:00:00Z"),
  likes: 2,
  comments: 1,
  shares: 0,
});

describe("who writes about the phrases", () => {
  it("is ranked by posts, each counted once however many phrases it contains, then by engagement", () => {
    const found = [
      { phrase: "one", posts: [post("1", "ann"), post("2", "bo"), { ...post("3", "cy"), likes: 9 }] },
      { phrase: "two", posts: [post("2", "bo"), post("4", "bo"), post("1", "ann")] },
    ];
    expect(rankAuthors(found, "person")).toEqual([
      { networkUrl: urlOf("bo"), name: "bo", posts: 2, engagements: 6, phrase: "one" },
      { networkUrl: urlOf("cy"), name: "cy", posts: 1, engagements: 10, phrase: "one" },
      { networkUrl: urlOf("ann"), name: "ann", posts: 1, engagements: 3, phrase: "one" },
    ]);
  });

  it("has the requested kind and a URL", () => {
    const posts = [post("1", "ann", { kind: "company" }), post("2", "bo", { networkUrl: null })];
    expect(rankAuthors([{ phrase: "one", posts }], "person")).toEqual([]);
    expect(rankAuthors([{ phrase: "one", posts }], "company")).toHaveLength(1);
  });
});

describe("the suggestions", () => {
  const author = (name: string): Author => ({
    networkUrl: urlOf(name),
    name,
    posts: 2,
    engagements: 7,
    phrase: "churn",
  });
  const nothing = { signer: null, searched: null, searches: [], rivals: [], authors: [] };
  const company = { networkUrl: "https://www.network.example/company/acme", name: "Ac\u202Eme\n" };

  it("include at least the company's own page, under a name that can be shown", () => {
    expect(proposeSources({ company, ...nothing })).toEqual([
      expect.objectContaining({ type: "own_company", displayName: "Ac me", keywords: null }),
    ]);
  });

  it("give their reasons, and stop at three of a kind", () => {
    const many = ["a", "b", "c", "d"].map(author);
    const [seen] = many;
    const rivals = many.map((page) => ({
      ...page,
      industry: "Software",
      author: page === seen ? page : null,
      people: 3,
    }));
    const search = { kind: "topics", about: "", phrases: ["churn"], posts: 4, hasMore: false } as const;
    const searches = [{ ...search, phrases: ["churn"] }];
    const suggested = proposeSources({ company, ...nothing, searches, rivals, authors: many });
    const reasons = (type: string) =>
      suggested.filter((one) => one.type === type).map(({ reason }) => reason);
    expect(reasons("competitor_company")).toEqual([
      expect.stringContaining("writes about “churn”"),
      expect.stringContaining("3 of the people who engage"),
      expect.stringContaining("3 of the people who engage"),
    ]);
    expect(reasons("target_person")).toHaveLength(3);
    expect(reasons("target_person")[0]).toMatch(/2 posts.*7 reactions/);
    expect(suggested[1]).toMatchObject({ type: "keyword_search", networkUrl: null, keywords: ["churn"] });
  });

  it("come one of each kind before the second of any, so that a small plan gets a bit of all", () => {
    const rivals = ["a", "b"].map((name) => ({
      ...author(name),
      industry: "Software",
      author: null,
      people: 3,
    }));
    const searches = (["topics", "problems", "industry"] as const).map((kind) => ({
      kind,
      about: "sales",
      phrases: [`${kind} phrase`],
      posts: 2,
      hasMore: false,
    }));
    const given = { company, ...nothing, searches, rivals, authors: ["c", "d"].map(author) };
    const order = (signer: { networkUrl: string; name: string } | null) =>
      proposeSources({ ...given, signer }).map(({ type, displayName }) => `${type} ${displayName}`);
    const first = [
      "own_company Ac me",
      "keyword_search topics phrase",
      "competitor_company a",
      "target_person c",
    ];
    const rest = [
      "keyword_search problems phrase",
      "competitor_company b",
      "target_person d",
      "keyword_search industry phrase",
    ];
    expect(order(null)).toEqual([...first, ...rest]);
    expect(order({ networkUrl: urlOf("me"), name: "me" })).toEqual([...first, "target_person me", ...rest]);
  });
});
