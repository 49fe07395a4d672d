import { expect, it } from "vitest";
import type { Rejection } from "@/lib/contracts/rejections";
import {
  describeDeed,
  describeRescuers,
  describeWork,
  gateOptions,
  labelOfGate,
  quoteOf,
  toneOfGate,
} from "./describe-rejection";

const engagement = {
  kind: "comment",
  reactionType: null,
  text: "Which tool?",
  at: "2026-03-02T09:30:00.000Z",
  meaning: null,
  meaningProbability: null,
  otherMeaning: null,
} as const;

it.each<[Partial<Rejection["engagement"]>, string]>([
  [{ meaning: "asks" }, "Commented: asks about solutions"],
  [{ meaning: "asks", meaningProbability: 0.914 }, "Commented: asks about solutions, 91 %"],
  [
    { meaning: "agrees", meaningProbability: 0.7, otherMeaning: "asks" },
    "Commented: agrees, 70 %; the other reader: asks about solutions",
  ],
  [{ meaning: null }, "Commented"],
  [{ kind: "reaction", reactionType: "LIKE", meaning: "reacts" }, "Reacted (like)"],
  [{ kind: "reaction", meaning: null }, "Reacted"],
  [{ kind: "post", meaning: "states_problem" }, "Wrote the post: states a problem"],
])("describes what the person did: %j", (change, expected) => {
  expect(describeDeed({ ...engagement, ...change })).toBe(expected);
});

it.each([
  ["CRO", "Acme", "CRO · Acme"],
  [null, "Acme", "Acme"],
  [null, null, "Title unknown"],
])("describes the work of %s at %s", (title, company, expected) => {
  expect(describeWork({ name: "Kim", networkUrl: "", title, company })).toBe(expected);
});

it.each([
  [[], ""],
  [["Kim"], "Kim"],
  [["Kim", null], "Kim and A member"],
  [["Kim", "Lee", "Max"], "Kim and 2 others"],
])("names the members %j", (names, expected) => {
  const rescues = names.map((userName) => ({ userId: "", userName, note: null, updatedAt: "" }));
  expect(describeRescuers(rescues)).toBe(expected);
});

it("labels each gate once and leaves unknown ones as they are", () => {
  const labels = gateOptions.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect([labelOfGate("score"), labelOfGate("other")]).toEqual(["Fit too low", "other"]);
});

it("marks only reasons that a person gave themselves or that a lower threshold would change", () => {
  const tones = ["refuses", "sells", "score", "icp_limits", "other"].map(toneOfGate);
  expect(tones).toEqual(["danger", "warning", "accent", "neutral", "neutral"]);
});

it("quotes the person's own words, and never a post that they only reacted to", () => {
  const post = { url: "", author: "Ada", excerpt: "How do you forecast?", postedAt: "" };
  const quoted = (change: Partial<Rejection["engagement"]>) =>
    quoteOf({ engagement: { ...engagement, ...change }, post });
  expect(quoted({ text: " Which tool? " })).toBe("Which tool?");
  expect(quoted({ text: null })).toBeNull();
  expect(quoted({ kind: "post", text: null })).toBe("How do you forecast?");
  expect(quoted({ kind: "reaction", text: null })).toBeNull();
});
