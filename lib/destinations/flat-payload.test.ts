import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyStyles } from "@/lib/contracts/destination-config";
import { FlatPayload, tagKeyPrefix } from "@/lib/contracts/flat-payload";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { flatPayloadSchema } from "@/lib/http/openapi/webhooks";
import { newId } from "@/lib/ids";
import { payloads } from "@/tests/factories/payloads";
import { flatPayload, maxFlatBytes } from "./flat-payload";
import { samplePayload } from "./sample-payload";

const sample = samplePayload({ signalId: newId(), appUrl: "https://portal.example", at: new Date() });
const keysOf = (flat: object) => Object.keys(flat).filter((key) => !key.startsWith(tagKeyPrefix));
const validate = addFormats(new Ajv2020()).compile(flatPayloadSchema("https://portal.example/flat.json"));

it("has the same scalar keys for any signal, at most 100 KB, and matches its published schema", () => {
  const keys = Object.keys(FlatPayload.shape);
  fc.assert(
    fc.property(payloads(), (payload) => {
      const flat = flatPayload(payload);
      expect(keysOf(flat)).toEqual(keys);
      expect(Object.values(flat).every((value) => ["string", "number"].includes(typeof value))).toBe(true);
      const body = JSON.stringify(flat);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(maxFlatBytes);
      expect(validate(JSON.parse(body)) ? [] : validate.errors).toEqual([]);
    }),
  );
});

it.each(keyStyles)("matches its published schema with keys in %s, and tags", (style) => {
  const matches = (payload: WebhookPayload) => {
    const body = JSON.parse(JSON.stringify(flatPayload(payload, style)));
    expect(validate(body) ? [] : validate.errors).toEqual([]);
    return body;
  };
  const body = matches({ ...sample, tags: { "Deal stage": ["Warm"], 2026: ["Q3"], 優先度: ["高"] } });
  expect(validate({ ...body, another: "" })).toBe(false);
  for (const missing of Object.keys(flatPayload({ ...sample, tags: {} }, style))) {
    expect(validate({ ...body, [missing]: undefined }), missing).toBe(false);
  }
  fc.assert(
    fc.property(payloads(), (payload) => void matches(payload)),
    { numRuns: 60 },
  );
});

it("has a schema that rejects other keys and non-scalar values", () => {
  expect(validate({ ...flatPayload(sample), another: "" })).toBe(false);
  expect(validate({ ...flatPayload(sample), talking_point_1: ["a list"] })).toBe(false);
});

it("maps the signal's fields, with missing values as empty strings", () => {
  const flat = flatPayload({
    ...sample,
    personTitle: null,
    companyEmployeeCount: null,
    icpScore: 0,
    talkingPoints: ["one", "two", "three", "four", "five", "six"],
  });
  expect(flat).toMatchObject({
    event: "signal.created",
    signal_id: sample.signalId,
    signal_detail_url: sample.signalDetailUrl,
    person_title: "",
    company_employee_count: "",
    icp_score: 0,
    talking_point_1: "one",
    talking_point_5: "five",
    engagement_text: "How do you all score intent?",
    related_signal_count: 1,
    related_signals: "Alex Sample, KEYWORD_SEARCH_REACTION, strength 5",
  });
});

it.each([
  [{}, "", {}],
  [{ "Deal stage (Q3)": ["Warm", "Now"] }, "Warm; Now", { tag_deal_stage_q3: "Warm; Now" }],
  [{ Größe: ["L"], größe: ["M"] }, "L; M", { tag_große: "L; M" }],
  [{ "Été!": ["a"], "!!!": ["b"] }, "a; b", { tag_ete: "a", tag_other: "b" }],
  [{ 優先度: ["高"] }, "高", { tag_優先度: "高" }],
  [{ __proto__x: [], constructor: ["c"] }, "c", { tag_proto_x: "", tag_constructor: "c" }],
])("turns the tags %j into %s and one key per category", (tags, joined, keys) => {
  const flat = flatPayload({ ...sample, tags });
  expect(flat.tags).toBe(joined);
  expect(Object.fromEntries(Object.entries(flat).filter(([key]) => key.startsWith(tagKeyPrefix)))).toEqual(
    keys,
  );
});

it("cuts only the longest texts, between whole characters", () => {
  const flat = flatPayload({ ...sample, postExcerpt: "😀".repeat(60_000), summary: "short" });
  expect(flat.summary).toBe("short");
  expect(flat.post_excerpt).toMatch(/^(😀)+…$/u);
});

describe("the size of a body", () => {
  /** A signal whose body has this many bytes, most of them in three texts. */
  const ofSize = (bytes: number) => {
    const texts = { summary: "s".repeat(20_000), whyItMatters: "w".repeat(20_001) };
    const empty = flatPayload({ ...sample, ...texts, postExcerpt: "" });
    const length = bytes - Buffer.byteLength(JSON.stringify(empty));
    return { ...sample, ...texts, postExcerpt: "p".repeat(length) };
  };
  const lengths = (payload: WebhookPayload) => {
    const { summary, why_it_matters, post_excerpt } = flatPayload(payload);
    return [summary, why_it_matters, post_excerpt].map((text) => String(text).length);
  };

  it("may be 100 KB, with no text cut", () => {
    const payload = ofSize(100_000);
    expect(lengths(payload)).toEqual([20_000, 20_001, payload.postExcerpt.length]);
  });

  it("above 100 KB is reduced by cutting the texts of more than 20,000 characters to that length", () => {
    const payload = ofSize(100_001);
    expect(lengths(payload)).toEqual([20_000, 20_000, 20_000]);
    expect(flatPayload(payload).why_it_matters).toBe(`${"w".repeat(19_999)}…`);
  });

  it("halves the length until the body fits", () => {
    const text = "t".repeat(25_000);
    const payload = { ...ofSize(100_001), talkingPoints: [text, text, text] };
    expect(lengths(payload)).toEqual([10_000, 10_000, 10_000]);
  });
});

describe("field names", () => {
  const camel = (key: string) => key.replace(/_+([^_])/gu, (_, first: string) => first.toUpperCase());

  it("are in snake_case, in camelCase or both, with the same values, within the limit", () =>
    fc.assert(
      fc.property(payloads(), (payload) => {
        const [snake, camelCase, both] = [
          flatPayload(payload),
          flatPayload(payload, "camelCase"),
          flatPayload(payload, "both"),
        ];
        expect(Object.keys(camelCase)).toEqual([...new Set(Object.keys(snake).map(camel))]);
        expect(new Set(Object.keys(both))).toEqual(
          new Set([...Object.keys(snake), ...Object.keys(camelCase)]),
        );
        expect(Buffer.byteLength(JSON.stringify(both))).toBeLessThanOrEqual(maxFlatBytes);
        for (const value of Object.values(both)) expect(["string", "number"]).toContain(typeof value);
      }),
      { numRuns: 60 },
    ));

  it("hold the values of all categories, also of those with the same key", () => {
    const tags = { "A 1": ["x"], A1: ["y"], "a-1": ["z"] };
    const inBoth = flatPayload({ ...sample, tags }, "both");
    expect(inBoth).toMatchObject({ tag_a_1: "x; z", tag_a1: "y", tagA1: "x; y; z" });
    const alike = fc.string({ unit: fc.constantFrom(..."aA1 _-ßsé"), minLength: 1, maxLength: 5 });
    const names = fc.oneof(alike, fc.string({ unit: "binary", minLength: 1, maxLength: 50 }));
    fc.assert(
      fc.property(fc.uniqueArray(names, { maxLength: 20 }), fc.constantFrom(...keyStyles), (names, style) => {
        const tags = Object.fromEntries(names.map((name, index) => [name, [`v${index}`, `w${index}`]]));
        const flat = Object.entries(flatPayload({ ...sample, tags }, style));
        const given = Object.values(tags).flat().sort();
        for (const [inStyle, prefix] of [
          [style !== "camelCase", /^tag_/],
          [style !== "snake_case", /^tag[^a-z_]/],
        ] as const) {
          const tagged = flat.filter(([key]) => prefix.test(key)).map(([, value]) => value);
          const values = tagged.flatMap((value) => String(value).split("; "));
          expect(values.sort()).toEqual(inStyle ? given : []);
        }
      }),
    );
  });

  it("are those of the webhook's fields in camelCase", () => {
    const flat = flatPayload(sample, "camelCase");
    expect(flat).toMatchObject({ signalId: sample.signalId, personProfileUrl: sample.personProfileUrl });
  });
});
