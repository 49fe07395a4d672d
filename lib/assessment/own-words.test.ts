/** Authors, likers and people with a need are told apart in every part of a report. */
import { describe, expect, it } from "vitest";
import { authorOf } from "@/lib/domain/reports/authors";
import { readIntent } from "@/lib/domain/reports/intent";
import { quoteOwnWords } from "@/lib/domain/reports/quotes";
import { withoutDoubt } from "@/lib/domain/reports/read-seen";
import { findTopics } from "@/lib/domain/reports/topics";
import { account, nobody, person } from "@/tests/factories/findings";
import {
  daysAgo,
  reportTime,
  seenEngagement,
  seenPerson,
  seenPost,
  seenReaction,
  seenSource,
} from "@/tests/factories/seen";
import type { SeenEngagement, SeenPerson } from "./seen";

/** A post of the person's own. */
const wrote = (author: SeenPerson, text: string, change: Partial<SeenEngagement> = {}) => {
  const post = seenPost(text, { author: author.name, authorNetworkUrl: author.networkUrl });
  return seenEngagement(author, { kind: "post", meaning: "shares_experience", text, post, ...change });
};
const essay = "Pipeline reviews work best when nobody reads numbers aloud.";

describe("an author of content", () => {
  const author = seenPerson("Senior Account Executive");

  it("is neither champion nor buyer, and is shown as an author", async () => {
    const posts = [
      wrote(author, essay),
      wrote(author, `${essay} Again.`),
      wrote(author, `${essay} And again.`),
    ];
    const { committee, authors, ownWords, intent, plan } = await account([author], posts);
    expect(committee?.roles.find(({ role }) => role === "champion")?.people).toEqual([]);
    expect(authors).toMatchObject([{ name: author.name, kind: "author" }]);
    expect(authors?.[0]?.text).toMatch(/^Wrote 3 posts .* none of which states a need of their own/);
    expect([ownWords, intent?.level]).toEqual([[], "none"]);
    expect(plan?.at(-1)).toMatchObject({ action: "avoid", text: expect.stringContaining("publishes") });
  });

  it("who fits as a buyer is an influencer until they state a need", async () => {
    const leader = seenPerson("VP Sales");
    const classOf = async (engagements: SeenEngagement[]) =>
      (await person(leader, engagements, nobody)).aiRead?.classification;
    expect(await classOf([wrote(leader, essay)])).toBe("influencer");
    expect(await classOf([wrote(leader, essay), seenEngagement(leader)])).toBe("buyer");
    expect(await classOf([wrote(leader, "Which tool do you use?", { meaning: "asks" })])).toBe("buyer");
    expect(await classOf([wrote(leader, "We sell this.", { meaning: "sells" })])).toBe("not_relevant");
  });

  it("of an essay that is not surely a need is no person with a need", () => {
    const long = { kind: "post" as const, text: `${essay} `.repeat(8) };
    const read = (probability: number) =>
      withoutDoubt(long, { meaning: "states_problem", probability }).meaning;
    expect([read(0.7), read(0.9)]).toEqual(["shares_experience", "states_problem"]);
    const short = { ...long, text: essay };
    expect(withoutDoubt(short, { meaning: "asks", probability: 0.7 }).meaning).toBe("asks");
  });

  it("who offers something is a vendor", () => {
    const offer = seenEngagement(author, { meaning: "sells", text: "We do this, check your inbox." });
    expect(authorOf({ person: author, engagements: [offer] })).toMatchObject({ kind: "vendor" });
    expect(authorOf({ person: author, engagements: [offer, seenEngagement(author)] })).toBeNull();
    expect(authorOf({ person: author, engagements: [seenReaction(author)] })).toBeNull();
  });
});

describe("a topic", () => {
  const leader = seenPerson("VP Sales");
  const mention = `Happy to share our new office. ${"We moved in on Friday. ".repeat(6)}The sales forecast hangs on the wall.`;

  it("never rests on a post that only mentions it", () => {
    expect(findTopics([seenReaction(leader, { post: seenPost(mention) })])).toEqual([]);
  });

  it("comes from their own words too, and says what they did", () => {
    const said = seenEngagement(leader, {
      post: seenPost(mention),
      text: "Our sales forecast is off every month.",
    });
    expect(findTopics([said])[0]).toMatchObject({
      ...{ topic: "sales forecast", ownWords: 1, said: "Commented once under a post about it." },
    });
    const liked = findTopics([seenReaction(leader, { post: seenPost("A sales forecast is a habit.") })]);
    expect(liked[0]).toMatchObject({ ownWords: 0, said: "Reacted once under a post about it." });
  });

  it("names no hashtags of a post that is tagged for reach", () => {
    const tagged = seenPost("Good morning! #sales #salesforecast #leadership #crm #growth #outbound");
    expect(findTopics([seenReaction(leader, { post: tagged })])).toEqual([]);
  });
});

describe("an economic buyer", () => {
  const buyer = seenPerson("CFO");
  const liked = seenReaction(buyer);

  it("who only liked is possible, not confirmed, and fills no gap", async () => {
    const { committee, buyingCommittee } = await account([buyer], [liked]);
    const role = committee?.roles[0];
    expect(role).toMatchObject({ role: "economic_buyer", people: [{ name: buyer.name, confirmed: false }] });
    expect(role?.people[0]?.evidence[1]?.text).toBe(
      "A possible economic buyer, not confirmed: only reacted, without a word.",
    );
    expect(role?.gap?.text).toMatch(/^No economic buyer is confirmed: .* Look for: /);
    expect(committee?.coverage.text).toMatch(/^0 of 5 roles.*economic buyer possible, not confirmed/);
    expect(buyingCommittee[0]).toMatchObject({
      role: "influencer",
      reason: expect.stringContaining("not confirmed"),
    });
  });

  it("is confirmed by their own words", async () => {
    const { committee, buyingCommittee } = await account([buyer], [liked, seenEngagement(buyer)]);
    expect(committee?.roles[0]).toMatchObject({ people: [{ confirmed: true }], gap: null });
    expect(committee?.covered).toBe(1);
    expect(buyingCommittee[0]?.role).toBe("economic_buyer");
  });
});

describe("the intent", () => {
  const [one, two] = [seenPerson("VP Sales"), seenPerson("Head of Sales")];
  const refusal = seenEngagement(two, { meaning: "refuses", text: "Please stop pitching me." });
  const read = (engagements: SeenEngagement[]) => readIntent(engagements, { now: reportTime });

  it.each<[string, SeenEngagement[], string]>([
    ["one recent, sure need", [seenEngagement(one)], "strong"],
    ["one unsure need", [seenEngagement(one, { probability: 0.6 })], "some"],
    ["one old need", [seenEngagement(one, { at: daysAgo(50) })], "some"],
    ["old needs of two people", [one, two].map((who) => seenEngagement(who, { at: daysAgo(50) })), "strong"],
    ["likes", [seenReaction(one), seenReaction(two)], "none"],
    ["a post without a need", [wrote(one, essay)], "none"],
    ["a need and a refusal", [seenEngagement(one), refusal], "some"],
    ["a need of the one who refused", [seenEngagement(two), refusal], "refused"],
    ["a refusal", [refusal], "refused"],
  ])("of %s", (_, engagements, level) => expect(read(engagements).level).toBe(level));

  it("enters the disposition, and is said", async () => {
    const of = async (engagements: SeenEngagement[]) => {
      const { disposition, dispositionReasons } = await account([one, two], engagements);
      return [disposition, ...dispositionReasons.map(({ code }) => code)];
    };
    expect(await of([seenEngagement(one)])).toEqual([
      "qualified",
      "industry",
      "company_size",
      "intent",
      "intent",
    ]);
    expect(await of([seenReaction(one)])).toEqual(["borderline", "industry", "company_size", "no_intent"]);
    expect(await of([refusal])).toEqual(["borderline", "industry", "company_size", "refusal"]);
  });

  it("says with the person, the time and the probability what was stated", () => {
    expect(read([seenEngagement(one)]).claims.map(({ text }) => text)).toEqual([
      `${one.name} stated a need in their own words in the last 90 days, within the last 30.`,
      `Newest, ${one.name}: Named a problem: “Our forecast is a spreadsheet and it hurts.” Read as such with a probability of 0.90.`,
    ]);
  });

  it("calls activity rising only if the time before was watched", () => {
    const likes = [1, 2, 3, 4].map((days) => seenReaction(one, { at: daysAgo(days) }));
    expect(read(likes).claims[0]?.text).toBe(
      "Activity rises: 4 reactions and comments in the last 30 days, 0 in the 30 days before.",
    );
    const source = seenSource({ createdAt: daysAgo(20) });
    expect(read(likes.map((like) => ({ ...like, source }))).claims).toEqual([]);
    expect(read(likes.slice(1)).claims).toEqual([]);
  });
});

describe("what people said themselves", () => {
  it("is quoted word for word, needs first, then the newest, without likes, fillers and content", () => {
    const leader = seenPerson("VP Sales");
    const quotes = quoteOwnWords([
      seenEngagement(leader, { meaning: "agrees", text: "So true,\nsame here.", at: daysAgo(1) }),
      seenEngagement(leader, { meaning: "filler", text: "This.", at: daysAgo(2) }),
      seenReaction(leader),
      wrote(leader, essay),
      seenEngagement(leader, { at: daysAgo(20) }),
      seenEngagement(leader, { meaning: "asks", text: "Which tool?", at: daysAgo(30) }),
    ]);
    expect(quotes.map(({ text }) => text)).toEqual([
      "Our forecast is a spreadsheet and it hurts.",
      "Which tool?",
      "So true, same here.",
    ]);
    expect(quotes[0]).toMatchObject({
      person: { name: leader.name },
      probability: 0.9,
      at: daysAgo(20).toISOString(),
    });
  });
});
