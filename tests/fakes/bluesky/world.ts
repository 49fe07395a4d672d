/** What the local Bluesky server serves: accounts, posts and engagements at fixed times, visible once they are past. */
import { createHash } from "node:crypto";
import { days, hours } from "@/lib/clock";

export interface FakeAccount {
  did: string;
  handle: string;
  displayName: string;
  description: string;
  /** Moderation or self-labels, for example `!no-unauthenticated`. */
  labels: string[];
}

export interface FakePost {
  uri: string;
  author: string;
  text: string;
  /** Milliseconds. */
  at: number;
  /** The post it answers, and the one that it is about in the end. */
  reply: { parent: string; root: string } | null;
  /** The post that it quotes. */
  quotes: string | null;
}

/** A like or a repost. */
export interface FakeMark {
  post: string;
  by: string;
  at: number;
}

export interface BlueskyWorld {
  accounts: FakeAccount[];
  posts: FakePost[];
  likes: FakeMark[];
  reposts: FakeMark[];
}

/** A lasting identifier in the form that the network uses. */
export function didOf(handle: string): string {
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  const bytes = [...createHash("sha256").update(handle).digest()].slice(0, 24);
  return `did:plc:${bytes.map((byte) => letters[byte % 32]).join("")}`;
}

export const account = (
  handle: string,
  displayName: string,
  description: string,
  labels: string[] = [],
): FakeAccount => ({ did: didOf(handle), handle, displayName, description, labels });

export function post(author: FakeAccount, text: string, at: number, extra: Partial<FakePost> = {}): FakePost {
  const key = at.toString(32) + didOf(text).slice(-4);
  return {
    uri: `at://${author.did}/app.bsky.feed.post/${key}`,
    author: author.did,
    text,
    at,
    reply: null,
    quotes: null,
    ...extra,
  };
}

const roles = [
  "Head of Revenue Operations at Harbor Freightworks",
  "VP Sales, Northquay Software | ex-Oldport",
  "Chief Revenue Officer @supplier.example",
  "Vertriebsleiterin bei Kupferberg Systems GmbH",
  "Directrice commerciale chez Atelier Lumen",
  "Software engineer @ Pinecast. Dad.",
  "Coffee, dogs and long walks. Opinions my own.",
  "Director of Sales Operations at Brightwater Cloud",
];
const topics = [
  "Our pipeline review is a spreadsheet and the sales forecast suffers. How do you run yours?",
  "Revenue operations teams spend two days a week on CRM hygiene. That is a pipeline problem.",
  "Sales forecast accuracy starts with the pipeline review, not with a bigger team.",
  "Outbound is harder than ever: B2B buyers answer peers, not sequences.",
];
const answers = [
  "We are comparing forecast tools this quarter. Which one did you choose?",
  "Same in our team, the pipeline review takes hours.",
  "We moved to weekly reviews and it worked.",
  "So true.",
];

export const blueskyHome = account(
  "harborline.example",
  "Harborline",
  "Forecasts for revenue teams. https://www.harborline.example",
);
export const blueskyAuthor = account(
  "pipelinenotes.example",
  "Author of Pipeline Notes",
  "I write about revenue.",
);
export const hiddenPerson = account("quiet.people.example", "Quiet Person", "VP Sales at Quiet Corp", [
  "!no-unauthenticated",
]);
const supplier = account("supplier.example", "Supplier Works", "Parts for pumps.");

/** People 0 to 59, with one of the roles each. */
export const blueskyPeople = Array.from({ length: 60 }, (_, index) =>
  account(`person${index}.people.example`, `Person ${index}`, roles[index % roles.length] ?? ""),
);

/** Two accounts that post every day and a half, for three months before `start` and a month after it. */
export function openBlueskyWorld(start: Date): BlueskyWorld {
  const world: BlueskyWorld = {
    accounts: [blueskyHome, blueskyAuthor, supplier, hiddenPerson, ...blueskyPeople],
    posts: [],
    likes: [],
    reposts: [],
  };
  for (const author of [blueskyHome, blueskyAuthor]) {
    for (let slot = 0; slot < 80; slot += 1) {
      const at = start.getTime() - days(90) + slot * hours(36) + (author === blueskyHome ? 0 : hours(7));
      const made = post(author, `${topics[slot % topics.length]} (${slot})`, at);
      world.posts.push(made);
      engage(world, author, made, slot);
    }
  }
  // Someone else's post in the author's feed, which is none of the author's.
  const [other] = world.posts;
  if (other) world.reposts.push({ post: other.uri, by: blueskyAuthor.did, at: start.getTime() - days(2) });
  return world;
}

function engage(world: BlueskyWorld, author: FakeAccount, made: FakePost, slot: number): void {
  const person = (index: number) => blueskyPeople[(slot * 7 + index) % blueskyPeople.length] ?? author;
  for (let index = 0; index < 13; index += 1) {
    world.likes.push({ post: made.uri, by: person(index).did, at: made.at + hours(1 + index) });
  }
  world.likes.push({ post: made.uri, by: hiddenPerson.did, at: made.at + hours(2) });
  for (let index = 20; index < 23; index += 1) {
    world.reposts.push({ post: made.uri, by: person(index).did, at: made.at + hours(index - 15) });
  }
  const quote = post(person(24), "This is us.", made.at + hours(6), { quotes: made.uri });
  const reply = (by: FakeAccount, text: string, after: number, parent: string) =>
    post(by, text, made.at + hours(after), { reply: { parent, root: made.uri } });
  const replies = answers.map((text, index) => reply(person(30 + index), text, 3 + index, made.uri));
  const own = reply(author, "Thanks all!", 8, made.uri);
  const nested = reply(person(40), "Which tool was it?", 9, replies[0]?.uri ?? made.uri);
  const hidden = reply(hiddenPerson, "Do not show me.", 5, made.uri);
  world.posts.push(quote, ...replies, own, nested, hidden);
}
