/** Answers of each network in which every field that we read is filled, with what they stand for. */
import { didOf } from "@/tests/fakes/bluesky/world";

export type Answers = Record<string, unknown>;

export interface WholeAnswers {
  whole: Answers;
  listings: {
    /** Path and key of the list. */
    posts: [path: string, list: string][];
    /** Path, key of the list, listing, and where in a nested answer the index of an item stands. */
    engagements: [path: string, list: string, listing: "reactions" | "comments", depth: number][];
    records: [path: string, kind: "person" | "company"][];
  };
  subject: { person: string; company: string; posts: string[]; people: string[] };
}

export const host = "www.network.example";
const at = Date.parse("2025-11-19T12:00:00Z");
const three = [0, 1, 2];

const memberUrl = (index: number) => `https://${host}/in/member-${index}`;
const postIdOf = (index: number) => `712345678901234567${index}`;

const harvestPost = (index: number) => ({
  id: postIdOf(index),
  linkedinUrl: `https://${host}/feed/update/urn:li:activity:${postIdOf(index)}`,
  content: "How do you plan outbound sales?",
  author: {
    ...{ type: "profile", name: "Ada Lovelace", publicIdentifier: "ada", universalName: null },
    ...{ linkedinUrl: `https://${host}/in/ada`, info: "VP Sales" },
  },
  postedAt: { timestamp: at + index, date: new Date(at + index).toISOString() },
  engagement: { likes: 5, comments: 2, shares: 1 },
});

const harvestActor = (index: number) => ({
  ...{ name: `Member ${index}`, linkedinUrl: memberUrl(index), position: "Head of Sales" },
});

const company = {
  ...{ universalName: "home", linkedinUrl: `https://${host}/company/home/`, name: "Home" },
  ...{ website: "https://home.example", employeeCount: 50, employeeCountRange: { start: 11, end: 50 } },
  ...{ industries: [{ id: "4", name: "Software" }], description: "We plan sales." },
  locations: [{ headquarter: true, city: "Berlin", country: "DE", parsed: { text: "Berlin, Germany" } }],
};

export const harvestApiAnswers: WholeAnswers = {
  whole: {
    "/linkedin/profile-posts": {
      ...{ elements: three.map(harvestPost), status: 200, cost: 0.002 },
      pagination: { totalPages: 1, pageNumber: 1, paginationToken: null },
    },
    "/linkedin/post-reactions": {
      elements: three.map((index) => ({ id: `r${index}`, reactionType: "LIKE", actor: harvestActor(index) })),
      ...{ pagination: { totalPages: 1 }, status: 200, cost: 0.002 },
    },
    "/linkedin/post-comments": {
      elements: three.map((index) => ({
        ...{ id: `c${index}`, linkedinUrl: `https://${host}/c${index}`, commentary: "We need this." },
        ...{ createdAt: new Date(at).toISOString(), createdAtTimestamp: at, actor: harvestActor(index) },
        ...{ replies: [], repliesCount: 0 },
      })),
      ...{ pagination: { totalPages: 1 }, status: 200, cost: 0.002 },
    },
    "/linkedin/post-comment-replies": { elements: [], status: 200 },
    "/linkedin/profile": {
      element: {
        ...{
          publicIdentifier: "ada",
          linkedinUrl: `https://${host}/in/ada`,
          firstName: "Ada",
          lastName: "K",
        },
        ...{ headline: "VP Sales", about: "I plan.", openToWork: false, hiring: true },
        location: { linkedinText: "Berlin", parsed: { text: "Berlin" } },
        currentPosition: [{ companyName: "Home" }],
        experience: [
          {
            ...{ position: "VP Sales", companyName: "Home", companyLink: `https://${host}/company/home/` },
            ...{ companyLinkedinUrl: null, startDate: { month: "Mar", year: 2024, text: "Mar 2024" } },
            endDate: { text: "Present" },
          },
        ],
      },
      ...{ status: 200, cost: 0.004 },
    },
    "/linkedin/company": { element: company, status: 200, cost: 0.004 },
  },
  listings: {
    posts: [["/linkedin/profile-posts", "elements"]],
    engagements: [
      ["/linkedin/post-reactions", "elements", "reactions", 0],
      ["/linkedin/post-comments", "elements", "comments", 0],
    ],
    records: [
      ["/linkedin/profile", "person"],
      ["/linkedin/company", "company"],
    ],
  },
  subject: {
    person: `https://${host}/in/ada`,
    company: `https://${host}/company/home`,
    posts: three.map((index) => `https://${host}/feed/update/urn:li:activity:${postIdOf(index)}`),
    people: three.map(memberUrl),
  },
};

const profile = (handle: string) => ({
  ...{ did: didOf(handle), handle, displayName: handle.split(".")[0], description: "Head of Sales" },
  labels: [{ src: didOf(handle), val: "nice", neg: false }],
});
const author = "ada.example";
const member = (index: number) => `member${index}.example`;

const blueskyPost = (by: string, key: string, index: number) => ({
  ...{ uri: `at://${didOf(by)}/app.bsky.feed.post/${key}${index}`, author: profile(by), labels: [] },
  record: { text: "How do you plan outbound sales?", createdAt: new Date(at + index).toISOString() },
  indexedAt: new Date(at + index).toISOString(),
  ...{ likeCount: 3, replyCount: 3, repostCount: 3, quoteCount: 3 },
});

const xrpc = (name: string) => `/xrpc/app.bsky.${name}`;

export const blueskyAnswers: WholeAnswers = {
  whole: {
    [xrpc("feed.getAuthorFeed")]: {
      feed: three.map((index) => ({ post: blueskyPost(author, "p", index) })),
      cursor: null,
    },
    [xrpc("feed.getPosts")]: { posts: [blueskyPost(author, "p", 0)] },
    [xrpc("feed.getLikes")]: {
      likes: three.map((index) => ({
        ...{ createdAt: new Date(at).toISOString(), indexedAt: new Date(at).toISOString() },
        actor: profile(member(index)),
      })),
    },
    [xrpc("feed.getRepostedBy")]: { repostedBy: [] },
    [xrpc("feed.getQuotes")]: { posts: three.map((index) => blueskyPost(member(index), "q", index)) },
    [xrpc("feed.getPostThread")]: {
      thread: {
        post: blueskyPost(author, "p", 0),
        replies: three.map((index) => ({ post: blueskyPost(member(index), "r", index), replies: [] })),
      },
    },
    [xrpc("actor.getProfile")]: profile(author),
  },
  listings: {
    posts: [[xrpc("feed.getAuthorFeed"), "feed"]],
    engagements: [
      [xrpc("feed.getLikes"), "likes", "reactions", 0],
      [xrpc("feed.getQuotes"), "posts", "comments", 0],
      [xrpc("feed.getPostThread"), "thread", "comments", 2],
    ],
    records: [
      [xrpc("actor.getProfile"), "person"],
      [xrpc("actor.getProfile"), "company"],
    ],
  },
  subject: {
    person: `https://bsky.app/profile/${didOf(author)}`,
    company: `https://bsky.app/profile/${didOf(author)}`,
    posts: three.map((index) => `https://bsky.app/profile/${didOf(author)}/post/p${index}`),
    people: three.map((index) => `https://bsky.app/profile/${didOf(member(index))}`),
  },
};
