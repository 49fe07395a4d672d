import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signalStages, signalTypes } from "@/db/vocabulary";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { newId } from "@/lib/ids";
import { findMessageProblems } from "@/tests/fakes/chat/block-kit";
import { samplePayload } from "../sample-payload";
import { chatMessage, shownIn } from "./message";
import { escapeWithin } from "./text";

const at = new Date("2026-03-01T12:00:00.000Z");
const sample = samplePayload({ signalId: newId(), appUrl: "https://portal.example", at });

/** All texts of a message as sent. */
function textsOf(payload: WebhookPayload): string[] {
  const texts: string[] = [];
  JSON.stringify(chatMessage(payload), (key, value) => {
    if (key === "text" && typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
}

const reaction = { kind: "reaction" as const, at: at.toISOString() };

/** Another value than the sample's in every field. */
const other: WebhookPayload = {
  signalId: newId(),
  personName: "Kim",
  personCompany: "Acme",
  strength: 3,
  whyItMatters: "Why",
  signalDetailUrl: "https://elsewhere.example/signals/1",
  tags: { Team: ["East"] },
  personTitle: "CFO",
  personLocation: "Rome",
  personProfileUrl: "https://network.example/kim",
  personNetworkUrl: "https://network.example/kim",
  companyEmployeeCount: 7,
  companyIndustry: "Retail",
  companyWebsite: "https://acme.example",
  companySummary: "Sells",
  icpPersona: "finance",
  icpSeniority: "executive",
  icpConfidence: 0.5,
  icpScore: 51,
  signalType: "OWN_COMPANY_COMMENT",
  postExcerpt: "Post",
  summary: "Kim commented.",
  postSummary: "Kim commented.",
  writtenBy: "model",
  suggestedOpener: "Hi",
  talkingPoints: ["One"],
  engagement: { kind: "comment", text: "Said", at: at.toISOString() },
  sourcePostUrl: "https://network.example/post",
  relatedSignals: [],
  occurredAt: "2020-01-01T00:00:00.000Z",
  engagedAt: "2020-01-01T00:00:00.000Z",
  createdAt: "2020-01-01T00:01:00.000Z",
  assignee: { name: "Sam", email: "sam@customer.example" },
  stage: "won",
};

/** The text of each part of a message; the first section says what they did. */
function partsOf(payload: WebhookPayload): Map<string, string> {
  const parts = new Map<string, string>();
  for (const block of chatMessage(payload).blocks) {
    const section = parts.has("what they did") ? "sections" : "what they did";
    const name = { header: "header", section, context: "context", actions: "buttons" }[block.type];
    parts.set(name, (parts.get(name) ?? "") + JSON.stringify(block));
  }
  return parts;
}

/** Anything people write, plus what breaks messages: markup, lone surrogates, control characters, overlong text. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: fc.constantFrom("&", "<", ">", "\n", "\ud83d", "\ude80", "🚀", "\0", "|", "*", " ") }),
  fc.constantFrom("", " ", "<!channel>", "<https://evil.example|Open>", "&lt;!here&gt;"),
  fc
    .tuple(fc.constantFrom("a", "&", "🚀", "\n", "é\u0301"), fc.integer({ min: 100, max: 3_500 }))
    .map(([unit, times]) => unit.repeat(times)),
);
const orNull = (text: fc.Arbitrary<string>) => fc.option(text, { nil: null });
const address = fc.oneof(fc.webUrl(), fc.constant(`https://network.example/${"p".repeat(4_000)}`));

const payloads: fc.Arbitrary<WebhookPayload> = fc.record({
  signalId: fc.uuid(),
  personName: anyText,
  personCompany: orNull(anyText),
  strength: fc.integer({ min: 1, max: 10 }),
  whyItMatters: anyText,
  signalDetailUrl: address,
  tags: fc.dictionary(anyText, fc.array(anyText, { maxLength: 3 }), { maxKeys: 3 }),
  personTitle: orNull(anyText),
  personLocation: orNull(anyText),
  personProfileUrl: fc.oneof(address, fc.constant("javascript:alert(1)")),
  personNetworkUrl: address,
  companyEmployeeCount: fc.option(fc.nat(), { nil: null }),
  companyIndustry: orNull(anyText),
  companyWebsite: orNull(anyText),
  companySummary: orNull(anyText),
  icpPersona: orNull(anyText),
  icpSeniority: orNull(anyText),
  icpConfidence: fc.constant(null),
  icpScore: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  signalType: fc.constantFrom(...signalTypes),
  postExcerpt: anyText,
  summary: anyText,
  postSummary: anyText,
  writtenBy: fc.constantFrom("rules", "model"),
  suggestedOpener: anyText,
  talkingPoints: fc.array(anyText, { maxLength: 5 }),
  engagement: fc.record(
    {
      kind: fc.constantFrom("comment" as const, "reaction" as const, "post" as const),
      text: anyText,
      at: fc.constant(at.toISOString()),
    },
    { requiredKeys: ["kind", "at"] },
  ),
  sourcePostUrl: address,
  relatedSignals: fc.constant([]),
  occurredAt: fc.constant(at.toISOString()),
  engagedAt: fc.constant(at.toISOString()),
  createdAt: fc.constant(at.toISOString()),
  assignee: orNull(anyText).map((name) => ({ name, email: "member@customer.example" })),
  stage: fc.constantFrom(...signalStages),
});

describe("a message", () => {
  it("is accepted by the chat for any signal", () => {
    fc.assert(
      fc.property(payloads, fc.boolean(), (payload, mayBeRepeat) => {
        expect(
          findMessageProblems(JSON.parse(JSON.stringify(chatMessage(payload, { mayBeRepeat })))),
        ).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("includes person, action, reason, opener and links", () => {
    const { blocks, text } = chatMessage(sample);
    expect(text).toBe("Signal (strength 8): Alex Sample commented on a post about buying signals.");
    expect(blocks.map(({ type }) => type)).toEqual([
      "header",
      "section",
      "section",
      "section",
      "section",
      "context",
      "actions",
    ]);
    const [name, did, why, opener, points, context] = blocks;
    expect(name).toMatchObject({ text: { text: "Alex Sample · Sample Industries" } });
    expect(did).toMatchObject({
      text: { text: `${sample.summary}\n> How do you all score intent?` },
      fields: [
        { text: "*Title*\nVP Revenue Operations" },
        { text: "*Company*\nSample Industries" },
        { text: "*Industry*\nSoftware Development" },
        { text: "*Employees*\n240" },
        { text: "*Location*\nBerlin, Germany" },
      ],
    });
    expect(why).toMatchObject({ text: { text: `*Why it matters*\n${sample.whyItMatters}` } });
    expect(opener).toMatchObject({ text: { text: `*Suggested opener*\n> ${sample.suggestedOpener}` } });
    expect(points).toMatchObject({
      text: { text: ["*Talking points*", ...sample.talkingPoints.map((one) => `• ${one}`)].join("\n") },
    });
    expect(context).toMatchObject({
      elements: [
        {
          text: "Strength 8 of 10 · Fit 84 of 100 · Keyword search comment · <!date^1772359200^{date_short_pretty} at {time}|2026-03-01 10:00 UTC>",
        },
        { text: "Assigned to Your teammate" },
        { text: "Stage: Test connection" },
      ],
    });
    expect(blocks.at(-1)).toMatchObject({
      elements: [
        { url: sample.signalDetailUrl, style: "primary" },
        { url: sample.personProfileUrl },
        { url: sample.sourcePostUrl },
      ],
    });
  });

  it.each(Object.entries(shownIn))("shows %s in: %s", (field, part) => {
    const base = field === "postExcerpt" ? { ...sample, engagement: reaction } : sample;
    const changed = { ...base, [field]: other[field as keyof WebhookPayload] };
    const [before, after] = [partsOf(base), partsOf(changed)];
    const moved = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    );
    if (part === null) expect(moved).toEqual([]);
    else expect(moved).toContain(part);
  });

  it("quotes the post if there is no comment", () => {
    expect(textsOf({ ...sample, engagement: reaction })).toContain(
      `${sample.summary}\n> ${sample.postExcerpt}`,
    );
  });

  it("leaves out unknown facts", () => {
    const empty = { whyItMatters: " ", suggestedOpener: "", talkingPoints: [], tags: {}, icpScore: null };
    const unknown = {
      personTitle: null,
      personCompany: null,
      companyIndustry: null,
      companyEmployeeCount: null,
    };
    const { blocks } = chatMessage({ ...sample, ...empty, ...unknown, personLocation: null });
    expect(blocks.map(({ type }) => type)).toEqual(["header", "section", "context", "actions"]);
    expect(blocks[1]).not.toHaveProperty("fields");
  });

  it("escapes mentions and links in user text", () => {
    const hostile = "<!channel> <@U1> <https://evil.example|Open> & co";
    const texts = textsOf({
      ...sample,
      personName: hostile,
      summary: hostile,
      whyItMatters: hostile,
      suggestedOpener: hostile,
      tags: { [hostile]: [hostile] },
    });
    const escaped = "&lt;!channel&gt; &lt;@U1&gt; &lt;https://evil.example|Open&gt; &amp; co";
    expect(texts.filter((text) => text.includes(escaped)).length).toBeGreaterThanOrEqual(5);
    expect(texts.some((text) => text.includes("<!channel") || text.includes("<https"))).toBe(false);
  });

  it("has no button for an address that is not HTTP(S) or is too long", () => {
    const { blocks } = chatMessage({
      ...sample,
      personProfileUrl: "javascript:alert(1)",
      sourcePostUrl: `https://network.example/${"p".repeat(3_000)}`,
    });
    expect(blocks.at(-1)).toMatchObject({ elements: [{ url: sample.signalDetailUrl }] });
  });
});

describe("a message's long texts", () => {
  const long = "x".repeat(4_000);
  const overhead = (title: string) => title.length + "**\n".length;
  it.each<[string, Partial<WebhookPayload>, number]>([
    ["the header", { personName: long }, 150],
    ["the notification", { summary: long }, 3_000],
    ["why it matters", { whyItMatters: long }, overhead("Why it matters") + 2_900],
    ["the opener", { suggestedOpener: long }, overhead("Suggested opener> ") + 2_900],
    ["the talking points", { talkingPoints: [long] }, overhead("Talking points") + 2_900],
    [
      "what they did",
      { summary: long, engagement: { ...reaction, text: "Short" } },
      1_450 + "\n> Short".length,
    ],
    ["the quote", { summary: "Short", postExcerpt: long, engagement: reaction }, "Short\n> ".length + 1_450],
    ["a fact", { personTitle: long }, overhead("Title") + 1_950],
    ["the assignee", { assignee: { name: long, email: "a@b.example" } }, 1_950],
    ["the tags", { tags: { Team: [long] } }, 2_000],
  ])("%s is cut", (_, change, length) => {
    const cut = textsOf({ ...sample, ...change }).filter((text) => text.includes("…"));
    expect(cut.map((text) => text.length)).toContain(length);
  });

  const address = (length: number) => `https://network.example/${"p".repeat(length - 24)}`;
  it.each([
    [3_000, 3],
    [3_001, 2],
  ])("an address of %i characters leaves %i buttons", (length, count) => {
    const { blocks } = chatMessage({ ...sample, sourcePostUrl: address(length) });
    const buttons = blocks.find((block) => block.type === "actions");
    expect(buttons?.elements).toHaveLength(count);
  });
});

it("has no buttons without an address", () => {
  const none = { signalDetailUrl: "", personProfileUrl: "", sourcePostUrl: "" };
  expect(chatMessage({ ...sample, ...none }).blocks.map(({ type }) => type)).not.toContain("actions");
});

it("says what a person did by name if there is no summary", () => {
  expect(chatMessage({ ...sample, summary: " " }).text).toBe("Signal (strength 8): Alex Sample");
});

it("leaves out talking points without text", () => {
  const texts = textsOf({ ...sample, talkingPoints: [" ", "One"] });
  expect(texts).toContain("*Talking points*\n• One");
});

describe("escapeWithin", () => {
  it.each([
    ["abcd", 4, "abcd"],
    ["abcde", 4, "abc…"],
    ["a🚀b", 4, "a🚀b"],
    ["ab🚀🚀", 4, "ab…"],
    ["a<b", 6, "a&lt;b"],
    ["a<bc", 6, "a&lt;…"],
    ["a<bc", 5, "a…"],
    ["a b", 2, "a…"],
    ["\ud83da\0b\r\nc\td", 20, "\ufffdab\ncd"],
    ["  \n ", 4, ""],
    ["abc def", 6, "abc…"],
    ["abc def", 4, "abc…"],
    ["abc\ndefgh", 7, "abc…"],
    ["ab cdefghi", 7, "ab…"],
    ["ab cdefghij", 8, "ab cdef…"],
  ])("escapes %j within %i characters as %j", (text, limit, written) => {
    expect(escapeWithin(text, limit)).toBe(written);
  });

  it("marks each line of a quote", () => {
    expect(escapeWithin("a\nb\n\nc", 100, "\n> ")).toBe("a\n> b\n> \n> c");
  });
});
