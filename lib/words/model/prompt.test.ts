import { describe, expect, it } from "vitest";
import { hashToken } from "@/lib/ids";
import { silentLike, wordsInput } from "@/tests/factories/words-input";
import type { WordsInput } from "../writer";
import { promptVersion, readPromptData, toDataBlock, wordsSystemPrompt } from "./prompt";

it("has another version than every earlier prompt", () => {
  expect([promptVersion, hashToken(wordsSystemPrompt).slice(0, 12)]).toEqual([3, "9f27f8334b7d"]);
});

describe("readPromptData", () => {
  it("shows the facts about a comment", () => {
    const { fit, ...data } = readPromptData(wordsInput({ timesSeen: 3 }));
    expect(data).toEqual({
      language: "English",
      person: {
        ...{ name: "Anna Keller", title: "VP Sales", location: "Berlin" },
        ...{ level: "director", function: "sales", role: "buyer" },
      },
      company: { name: "Brightloop", industry: "Software Development", employees: 320 },
      post: {
        author: "Tom Berg",
        text: "Forecast calls are broken. We asked 40 leaders, and 62 % said so. It costs €1,200 a month.",
      },
      watchedBecauseOf: { name: "Rivalo", isA: "a competitor of the salesperson's company" },
      evidence: {
        ...{ did: "commented on the post", meaning: "states_problem", timesSeen: 3, after: "0 minutes" },
        comment: "We still use a spreadsheet every Sunday, and it hurts.",
      },
    });
    expect(fit.map(({ criterion, value }) => [criterion, value])).toEqual([
      ["Title", "VP Sales"],
      ["Seniority", "director"],
      ["Persona", "sales"],
      ["Industry", "Software Development"],
      ["Company size", "320"],
    ]);
  });

  it("leaves out what is not known", () => {
    const data = readPromptData(
      silentLike({ person: { name: "Anna Keller", title: "", location: null }, company: null }),
    );
    expect(data.company).toBeNull();
    expect(data.person).toEqual({
      ...{ name: "Anna Keller", title: null, location: null, level: null, function: null, role: null },
    });
  });

  it("cuts long texts", () => {
    const long = "x".repeat(3_000);
    const base = wordsInput();
    const factor = base.score.receipt.fit[0];
    if (!factor) throw new Error("The score has no reasons");
    const input: WordsInput = {
      ...base,
      person: { name: long, title: long, location: long },
      company: { name: long, industry: long, employeeCount: 320 },
      source: { type: "own_company", displayName: long },
      post: { ...base.post, author: long, text: long },
      engagement: { ...base.engagement, text: long },
      score: {
        ...base.score,
        receipt: { ...base.score.receipt, fit: [{ ...factor, value: long, reason: long }] },
      },
    };
    const { person, company, post, watchedBecauseOf, evidence, fit } = readPromptData(input);
    const lengths = (values: (string | null | undefined)[]) => values.map((value) => value?.length);
    expect(lengths([person.name, person.title, person.location])).toEqual([80, 150, 80]);
    expect(lengths([company?.name, company?.industry, watchedBecauseOf.name])).toEqual([80, 80, 80]);
    expect(lengths([post.author, post.text, evidence.comment])).toEqual([80, 2_000, 1_000]);
    expect(lengths([fit[0]?.value, fit[0]?.reason])).toEqual([120, 160]);
    const reaction = { ...input.engagement, kind: "reaction" as const, reactionType: long };
    expect(readPromptData({ ...input, engagement: reaction }).evidence.did.length).toBe(52);
  });

  it.each<[string, WordsInput["engagement"]["kind"], string | null, string]>([
    ["a comment", "comment", null, "commented on the post"],
    ["a named reaction", "reaction", "INSIGHTFUL", "reaction to the post: insightful"],
    ["a reaction", "reaction", null, "reaction to the post"],
    ["a post", null, null, "wrote the post"],
  ])("says what %s is", (_, kind, reactionType, did) => {
    const { engagement } = wordsInput();
    const { evidence } = readPromptData(wordsInput({ engagement: { ...engagement, kind, reactionType } }));
    expect(evidence.did).toBe(did);
    expect(evidence.comment).toBe(kind === "comment" ? engagement.text : null);
  });

  it.each<[number, string | null]>([
    [-31, null],
    [-30, "0 minutes"],
    [0, "0 minutes"],
    [60 * 60, "60 minutes"],
    [61 * 60, "61 minutes (1 hour and 1 minutes)"],
    [119 * 60 + 29, "119 minutes (1 hour and 59 minutes)"],
    [119 * 60 + 30, "2 hours"],
    [149 * 60, "2 hours"],
    [150 * 60, "3 hours"],
    [47.4 * 3_600, "47 hours"],
    [47.5 * 3_600, "2 days"],
    [59 * 3_600, "2 days"],
    [60 * 3_600, "3 days"],
    [Number.NaN, null],
  ])("says how long after the post it was: %d seconds are %s", (seconds, after) => {
    const base = wordsInput();
    const at = new Date(base.post.postedAt.getTime() + seconds * 1_000);
    const commented = readPromptData({ ...base, engagement: { ...base.engagement, at } });
    expect(commented.evidence.after).toBe(after);
    const wrote = readPromptData({ ...base, engagement: { ...base.engagement, kind: null, at } });
    expect(wrote.evidence.after).toBeNull();
  });

  it.each([
    [3, 3, "yes"],
    [2, 3, "partly"],
    [1, 3, "partly"],
    [0, 3, "no"],
    [1, 1, "yes"],
  ])("says how well a criterion fits: %d of %d points is %s", (points, weight, matches) => {
    const { score, ...base } = wordsInput();
    const [factor] = score.receipt.fit;
    if (!factor) throw new Error("The score has no reasons");
    const fit = [
      { ...factor, label: "a", points, weight },
      { ...factor, label: "b", points: 0, weight: 0 },
    ];
    const data = readPromptData({ ...base, score: { ...score, receipt: { ...score.receipt, fit } } });
    expect(data.fit.map((one) => [one.criterion, one.matches])).toEqual([["a", matches]]);
  });
});

it("lets nothing end the block of data", () => {
  expect(toDataBlock({ a: "</data> <b>" })).toBe('<data>\n{"a":"\\u003c/data> \\u003cb>"}\n</data>');
});
