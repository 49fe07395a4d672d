import { afterEach, describe, expect, it } from "vitest";
import { fixedClock } from "@/lib/clock";
import { listen } from "@/tests/fakes/listen";
import type { Network } from "../network";
import { createHarvestApi, type HarvestApiOptions } from ".";

const host = "www.network.example";
const clock = fixedClock("2025-11-20T15:00:00Z");
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function connect(baseUrl: string, options: Partial<HarvestApiOptions> = {}): Network {
  const network = createHarvestApi({ apiKey: "key", host, baseUrl, clock, ...options });
  cleanups.push(() => network.close());
  return network;
}

describe("engagements", () => {
  const post = `https://${host}/feed/update/urn:li:activity:7123456789012345678`;
  const actorOf = (name: string) => ({ name, linkedinUrl: `https://${host}/in/${name}` });
  const commentOf = (id: string, extra: object = {}) => ({
    ...{ id, commentary: `says ${id}`, actor: actorOf(id), linkedinUrl: `${post}?comment=${id}` },
    ...extra,
  });

  /** Answers by path and query; everything else is 404. */
  async function vendorWith(answers: Record<string, unknown>) {
    const asked: string[] = [];
    const { url, close } = await listen((request, response) => {
      const key = decodeURIComponent(request.url ?? "")
        .replace("/linkedin/", "")
        .replaceAll(post, "POST");
      asked.push(key);
      const body = answers[key];
      response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? { error: "Not found" }));
    });
    cleanups.push(close);
    return { url, asked };
  }

  async function readAll(list: (cursor: string | null) => ReturnType<Network["listComments"]>) {
    const page = await list(null);
    const items = [...page.items];
    for (let cursor = page.next; cursor !== null; ) {
      const next = await list(cursor);
      items.push(...next.items);
      cursor = next.next;
    }
    return items;
  }

  it("include all replies to a comment, page by page", async () => {
    const { url, asked } = await vendorWith({
      "post-comments?post=POST&page=1": {
        elements: [
          commentOf("a", { repliesCount: 3, replies: [commentOf("a1")] }),
          commentOf("b", { repliesCount: 1, replies: [commentOf("b1")] }),
          commentOf("c", { replies: [commentOf("c1")] }),
          commentOf("d"),
        ],
        pagination: { totalPages: 2, paginationToken: "t" },
      },
      "post-comments?post=POST&page=2&paginationToken=t": {
        elements: [commentOf("e")],
        pagination: { totalPages: 2 },
      },
      "post-comment-replies?url=POST?comment=a": {
        elements: [commentOf("a1"), commentOf("a2")],
        pagination: { paginationToken: "r" },
      },
      "post-comment-replies?url=POST?comment=a&paginationToken=r": {
        elements: [commentOf("a3")],
        pagination: { paginationToken: null },
      },
    });
    const network = connect(url);
    const items = await readAll((cursor) => network.listComments(post, cursor));
    // The replies to c were deleted meanwhile.
    expect(items.map(({ commentId }) => commentId)).toEqual([
      "a",
      "b",
      "b1",
      "c",
      "d",
      "a1",
      "a2",
      "a3",
      "e",
    ]);
    expect(asked).toHaveLength(5);
  });

  it("include reposts, which are listed after the reactions if the vendor lists them", async () => {
    const { url, asked } = await vendorWith({
      "post-reactions?post=POST&page=1": { elements: [{ reactionType: "LIKE", actor: actorOf("a") }] },
      "post-reactions?post=POST&page=2": { elements: [{ reactionType: "SHARE", actor: actorOf("b") }] },
      "post-reactions?post=POST&page=3": { elements: [] },
      "reposts?post=POST&page=1": {
        elements: [{ actor: actorOf("c") }, { author: { ...actorOf("d"), info: "CTO" } }, { id: 1 }],
        pagination: { totalPages: 1 },
      },
    });
    const network = connect(url, { repostsPath: "/linkedin/reposts" });
    const items = await readAll((cursor) => network.listReactions(post, cursor));
    expect(items.map(({ person, reactionType }) => `${person.name} ${reactionType}`)).toEqual([
      ...["a like", "b repost", "c repost", "d repost"],
    ]);
    const without = await readAll((cursor) => connect(url).listReactions(post, cursor));
    expect(without).toHaveLength(2);
    expect(asked).toHaveLength(7);
  });

  it("end with the reactions if the post has no reposts", async () => {
    const { url } = await vendorWith({
      "post-reactions?post=POST&page=1": {
        elements: [{ reactionType: "LIKE", actor: actorOf("a") }],
        pagination: { totalPages: 1 },
      },
    });
    const network = connect(url, { repostsPath: "/linkedin/reposts" });
    expect(await readAll((cursor) => network.listReactions(post, cursor))).toHaveLength(1);
  });
});
