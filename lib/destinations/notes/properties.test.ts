import { describe, expect, it } from "vitest";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { payload } from "@/tests/factories/notes-scene";
import type { Property } from "./connection";
import { findKey, type Mapping, pageProperties } from "./properties";

const property = (type: string, name = "It"): Property => ({ name, type, options: [] });
/** What the property of this type gets for a field. */
const valueFrom = (type: string, field: Mapping[string], change: Partial<WebhookPayload> = {}) =>
  pageProperties({ ...payload, ...change }, [property(type)], { It: field }).It;
const letters = (count: number) => "x".repeat(count);
/** The lengths of the pieces of a text. */
const piecesOf = (text: string) => {
  const value = valueFrom("rich_text", "summary", { summary: text });
  const pieces = value && "rich_text" in value && value.rich_text ? value.rich_text : [];
  return pieces.map((piece) => ("text" in piece && piece.text ? piece.text.content.length : null));
};

describe("the tool's limits", () => {
  it.each([
    [letters(2_000), [2_000]],
    [letters(2_001), [2_000, 1]],
    [`${letters(1_999)}😀`, [1_999, 2]],
    [`${letters(1_998)}😀x`, [2_000, 1]],
  ])("split a text into pieces of 2,000 characters, never within one: %#", (text, lengths) => {
    expect(piecesOf(text)).toEqual(lengths);
  });

  it("end a text after a hundred pieces", () => {
    expect(piecesOf(letters(200_000))).toHaveLength(100);
    expect(piecesOf(letters(200_001))).toHaveLength(100);
  });

  it.each([
    [letters(100), letters(100)],
    [letters(101), letters(100)],
    [`${letters(99)}😀`, letters(99)],
    [`${letters(98)}😀x`, `${letters(98)}😀`],
    [`${letters(99)} x`, letters(99)],
    [" one,\n two ", "one two"],
  ])("cut an option to 100 characters, never within one: %#", (text, name) => {
    expect(valueFrom("select", "summary", { summary: text })).toEqual({ select: { name } });
  });

  it("allow a hundred options", () => {
    const many = Array.from({ length: 101 }, (_, n) => `Tag ${n}`);
    const options = many.slice(0, 100).map((name) => ({ name }));
    expect(valueFrom("multi_select", "tags", { tags: { Team: many } })).toEqual({ multi_select: options });
  });

  const address = (length: number) => `https://a.example/${letters(length - 18)}`;
  const email = (length: number) => `${letters(length - 10)}@a.example`;
  it.each([
    ["url", "companyWebsite", { companyWebsite: address(2_000) }, { url: address(2_000) }],
    ["url", "companyWebsite", { companyWebsite: address(2_001) }, undefined],
    ["url", "companyWebsite", { companyWebsite: "HTTPS://a.example" }, { url: "HTTPS://a.example" }],
    ["url", "companyWebsite", { companyWebsite: "ftp://a.example" }, undefined],
    ["url", "companyWebsite", { companyWebsite: "https://" }, undefined],
    ["email", "summary", { summary: email(200) }, { email: email(200) }],
    ["email", "summary", { summary: email(201) }, undefined],
    ["email", "summary", { summary: "sam@localhost" }, undefined],
    ["email", "assignee", { assignee: { name: "Sam", email: "sam@a.example" } }, { email: "sam@a.example" }],
    ["email", "assignee", { assignee: null }, undefined],
    ["phone_number", "summary", { summary: "+49 (30) 123" }, { phone_number: "+49 (30) 123" }],
    ["phone_number", "summary", { summary: "1".repeat(200) }, { phone_number: "1".repeat(200) }],
    ["phone_number", "summary", { summary: "1".repeat(201) }, undefined],
    ["phone_number", "summary", { summary: "12 34" }, undefined],
    ["phone_number", "summary", { summary: "call 123" }, undefined],
  ] as const)("leave out a %s that is not valid or too long: %#", (type, field, change, value) => {
    expect(valueFrom(type, field, change)).toEqual(value);
  });
});

describe("values", () => {
  const status = (...options: string[]) =>
    pageProperties({ ...payload, stage: "won" }, [{ name: "It", type: "status", options }], { It: "stage" })
      .It;

  it.each([
    ["rich_text", "personTitle", { personTitle: null }, undefined],
    ["number", "icpScore", { icpScore: 0 }, { number: 0 }],
    ["number", "icpScore", { icpScore: null }, undefined],
    ["number", "personName", {}, undefined],
    ["checkbox", "personTitle", { personTitle: null }, { checkbox: false }],
    ["checkbox", "personTitle", { personTitle: "CFO" }, { checkbox: true }],
    ["select", "personTitle", { personTitle: null }, undefined],
    ["multi_select", "tags", { tags: {} }, undefined],
    [
      ...(["multi_select", "tags", { tags: { A: ["Hot", "hot", " , "], B: ["Cold"] } }] as const),
      { multi_select: [{ name: "Hot" }, { name: "Cold" }] },
    ],
    [
      ...(["multi_select", "talkingPoints", { talkingPoints: ["One", "Two"] }] as const),
      { multi_select: [{ name: "One" }, { name: "Two" }] },
    ],
    ["select", "engagement", {}, { select: { name: "comment" } }],
    ["select", "relatedSignals", {}, { select: { name: "KEYWORD_SEARCH_REACTION" } }],
    ["date", "occurredAt", {}, { date: { start: payload.occurredAt } }],
    ["date", "engagement", {}, { date: { start: payload.engagement.at } }],
    ["date", "summary", { summary: "2026-03-01" }, undefined],
    ["formula", "summary", {}, undefined],
  ] as const)("of a %s from %s with %j", (type, field, change: object, value) => {
    expect(valueFrom(type, field, change)).toEqual(value);
  });

  it("of a status are one of its options, in its spelling", () => {
    expect(status("Lost", " WON ", "won")).toEqual({ status: { name: " WON " } });
    expect(status("Lost")).toBeUndefined();
  });

  it.each([
    ["tags", "Stage: Test connection"],
    ["engagement", "comment: How do you all score intent?"],
    ["relatedSignals", "Alex Sample, KEYWORD_SEARCH_REACTION, strength 5, 2026-02-28"],
    ["assignee", "Your teammate"],
    ["strength", "8"],
  ] as const)("of a text from %s are %s", (field, content) => {
    expect(valueFrom("rich_text", field)).toEqual({ rich_text: [{ text: { content } }] });
  });

  it.each([
    [{}, "Alex Sample — Sample Industries"],
    [{ personCompany: null }, "Alex Sample"],
    [{ personName: "", personCompany: null }, "Signal"],
  ])("of a title without a mapping, with %j, are %s", (change, content) => {
    const page = pageProperties({ ...payload, ...change }, [property("title", "Name")], {});
    expect(page).toEqual({ Name: { title: [{ text: { content } }] } });
  });
});

describe("the property that identifies a page", () => {
  const own = property("rich_text", "signal ID");
  const mapped = property("title", "Key");
  it.each([
    ["the one with the name, before a mapped one", [mapped, own], { Key: "signalId" }, own],
    ["a mapped one", [property("title", "Name"), mapped], { Key: "signalId" }, mapped],
    ["none that is not text", [property("number", "Signal ID")], { "Signal ID": "signalId" }, null],
    ["none that holds another field", [mapped], { Key: "summary" }, null],
  ] as const)("is %s", (_, properties, mapping, key) => {
    expect(findKey(properties, mapping)).toEqual(key);
  });
});
