/** How a report takes what people wrote. What it reads of the database is tested in `account` and `person`. */
import { describe, expect, it } from "vitest";
import { strengthNumbers } from "@/lib/judgement/weights";
import { seenPerson, seenPost } from "@/tests/factories/seen";
import { authorship, withoutDoubt } from "./read-seen";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const { sureNeed } = strengthNumbers;
const experience = { meaning: "shares_experience", probability: null };

describe("a need in a post", () => {
  const reading = { meaning: "asks", probability: sureNeed - 0.01 } as const;
  it.each([
    ["of 46 words that is not sure is an author's content", "post", words(46), reading, experience],
    ["of 45 words is a need", "post", words(45), reading, reading],
    [
      "that is sure is one in an essay too",
      "post",
      words(46),
      { ...reading, probability: sureNeed },
      undefined,
    ],
    ["without a probability is kept", "post", words(46), { ...reading, probability: null }, undefined],
    ["in a comment is one however long it is", "comment", words(46), reading, reading],
    [
      "that is none stays what it is",
      "post",
      words(46),
      { ...reading, meaning: "agrees" as const },
      undefined,
    ],
    ["without a text stays what it is", "post", null, reading, reading],
  ] as const)("%s", (_, kind, text, given, expected) => {
    expect(withoutDoubt({ kind, text }, given)).toEqual(expected ?? given);
  });
});

describe("a post that a person wrote", () => {
  const meaningOf = (text: string) => {
    const { meaning, probability, kind, source, signal } = authorship(seenPerson("VP Sales"), seenPost(text));
    expect([kind, source, signal]).toEqual(["post", null, null]);
    if (meaning === "shares_experience") expect(probability).toBeNull();
    return meaning;
  };
  const question = "Which CRM do you use for sales forecasts?";

  it("counts for the question that it asks, if it is short", () => {
    expect(meaningOf(question)).toBe("asks");
    expect(meaningOf(`${question} ${words(45 - question.split(" ").length)}`)).toBe("asks");
  });

  it("counts at most for experience, if it is an essay", () => {
    expect(meaningOf(`${question} ${words(46 - question.split(" ").length)}`)).toBe("shares_experience");
  });
});
