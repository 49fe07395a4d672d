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
