import { describe, expect, it } from "vitest";
import { settings } from "@/lib/domain/settings";
import { seenEngagement, seenPerson, seenPost, seenReaction } from "@/tests/factories/seen";
import { findTopics } from "./topics";

const person = seenPerson("VP Sales");
const liked = (...texts: string[]) => texts.map((text) => seenReaction(person, { post: seenPost(text) }));

describe("the topics of posts", () => {
  it.each([
    ["Your pipeline review is not a status meeting. We stopped reading numbers aloud.", "pipeline review"],
    ["Three numbers are enough for a sales forecast. The rest is theatre.", "sales forecast"],
    [
      "Unsere Vertriebssteuerung war ein Blindflug. Heute steht alles in einem Dashboard.",
      "Vertriebssteuerung",
    ],
    ["La prospection commerciale a changé: moins de volume, plus de contexte.", "prospection commerciale"],
    ["Your CRM data is a product. Treat it like one.", "CRM data"],
    ["El pipeline comercial no se revisa, se decide.", "pipeline comercial"],
    ["Onze pipeline is geen voorspelling.", "pipeline"],
  ])("of “%s” start with “%s”", (text, topic) => {
    expect(findTopics(liked(text))[0]?.topic).toBe(topic);
  });

  it("count the engagements, name the strongest meaning, and show the posts behind them", () => {
    const post = seenPost("Sales forecast calls are broken, and everybody knows it.");
    const asked = seenEngagement(person, { post, meaning: "asks", text: "Which tool do you use?" });
    const engagements = [
      asked,
      seenReaction(seenPerson("Head of Sales"), { post }),
      ...liked("Three numbers are enough for a sales forecast."),
    ];
    const [topic] = findTopics(engagements);
    expect(topic).toMatchObject({ topic: "sales forecast", count: 3, strongest: "asks" });
    expect(topic?.posts.map(({ url }) => url)).toEqual([post.url, engagements[2]?.post.url]);
    expect(topic?.sources.map(({ id }) => id)).toEqual(engagements.map(({ id }) => id));
  });

  it.each([
    ["#salesLeadership", "sales leadership"],
    ["#salesleadership", "sales leadership"],
    ["#customer_success", "customer success"],
    ["#RecallManagement", "recall management"],
  ])("name a hashtag in words: %s", (tag, topic) => {
    expect(findTopics(liked(`Nobody talks about this. ${tag}`)).map(({ topic }) => topic)).toEqual([topic]);
  });

  it("name unknown phrases only if they recur in different posts", () => {
    const [first, second] = ["Patient recalls by phone are gone.", "Six patient recalls a day is fine."];
    expect(findTopics(liked(first ?? "", first ?? ""))).toEqual([]);
    expect(findTopics(liked(first ?? "", second ?? "")).map(({ topic }) => topic)).toEqual([
      "patient recalls",
    ]);
  });

  it("count singular and plural as one", () => {
    const found = findTopics(
      liked("A pipeline review takes an hour.", "Most pipeline reviews take an hour."),
    );
    expect(found.map(({ count }) => count)).toEqual([2]);
  });

  it("prefer the phrases that the workspace searches for", () => {
    const text = "Churn is a symptom. Customer onboarding is the cause.";
    expect(findTopics(liked(text))[0]?.topic).not.toBe("customer onboarding");
    expect(findTopics(liked(text), ["Customer Onboarding"])[0]?.topic).toBe("customer onboarding");
  });

  it("are none where nothing is said about business", () => {
    expect(
      findTopics(liked("Happy birthday to my mother!", "", "🎉🎉", "https://www.example.com/pipeline")),
    ).toEqual([]);
    expect(findTopics([])).toEqual([]);
  });

  it("are limited, and long or hostile texts are only cut", () => {
    const words = [
      "churn",
      "outbound",
      "inbound",
      "compliance",
      "forecast",
      "quota",
      "roadmap",
      "pipeline",
      "automation",
    ];
    const found = findTopics(
      liked(...words.map((word) => `${word} is hard.`), `${"pipeline, ".repeat(5_000)} <script>`),
    );
    expect(found.length).toBe(settings.reports.topics);
    expect(JSON.stringify(found.map(({ topic }) => topic))).not.toContain("<");
  });
});

describe("what is said of a topic", () => {
  const [ada, ben] = [seenPerson("VP Sales"), seenPerson("VP Sales")];
  const text = "Sales forecast calls are broken.";
  const about = (change: Parameters<typeof seenEngagement>[1] = {}, who = ada) =>
    seenEngagement(who, { text, meaning: "agrees", post: seenPost(text), ...change });
  const comment = (who = ada) => about({ text: "I agree with this." }, who);
  const post = () => about({ kind: "post" });
  const need = () => about({ kind: "post", meaning: "states_problem" });
  const said = (...engagements: ReturnType<typeof about>[]) => findTopics(engagements)[0]?.said;

  it.each([
    [[comment()], "Commented once under a post about it."],
    [[comment(), comment()], "Commented twice under 2 posts about it."],
    [[post()], "Wrote 1 post about it without a need of their own."],
    [[post(), post()], "Wrote 2 posts about it without a need of their own."],
    [[need()], "Wrote 1 post with a need of their own."],
    [[need(), need(), post()], "Wrote 2 posts with a need of their own and 1 without one."],
    [[need(), comment()], "Wrote 1 post with a need of their own and commented once under a post about it."],
    [[comment(), comment(ben)], "2 people commented twice under 2 posts about it."],
  ])("%#", (engagements, expected) => {
    expect(said(...engagements)).toBe(expected);
  });
});

it("lists topics by what was said of them, then by how much was done", () => {
  const engagements = [
    ...liked("Churn analytics is a habit.", "Churn analytics is a craft."),
    ...liked("Pipeline reviews take an hour."),
    seenEngagement(person, {
      meaning: "asks",
      text: "How?",
      post: seenPost("Sales forecast calls are broken."),
    }),
  ];
  expect(findTopics(engagements).map(({ topic }) => topic)).toEqual([
    "sales forecast",
    "churn analytics",
    "pipeline reviews",
  ]);
});

it("shows three posts and six sources of a topic", () => {
  const texts = Array.from({ length: 7 }, (_, n) => `Sales forecast number ${"abcdefg".charAt(n)}.`);
  const [topic] = findTopics(liked(...texts));
  expect([topic?.count, topic?.posts.length, topic?.sources.length]).toEqual([7, 3, 6]);
});
