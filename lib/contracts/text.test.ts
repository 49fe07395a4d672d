import { describe, expect, it } from "vitest";
import { emailText, nameText, text } from "./text";

const problems = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: string,
) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("text", () => {
  it.each(["", "a", " a ", "Ünïcode", "日本語", "👩‍👩‍👧‍👦", "a\u200bb", "e\u0301", "line\nbreak", "%_\\"])(
    "accepts %j",
    (value) => {
      expect(text().parse(value)).toBe(value);
    },
  );

  it.each(["\ud800", "a\udfffb", "\udc00\ud800", "\0", "a\0b"])(
    "rejects %j, which PostgreSQL cannot store",
    (value) => {
      expect(problems(text(), value)).toEqual([expect.stringMatching(/well-formed|NUL/)]);
    },
  );

  it.each([
    ["spaces", "   "],
    ["tabs and line breaks", "\t\r\n"],
    ["no-break and other spaces", "\u00a0\u2003\u3000"],
    ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
    ["direction marks", "\u200e\u200f\u202e\u2066\u2069"],
    ["invisible operators", "\u2061\u2062\u2063\u2064"],
    ["a soft hyphen", "\u00ad"],
    ["Hangul fillers", "\u115f\u1160\u3164\uffa0"],
    ["variation selectors", "\ufe0f\u{e0100}"],
    ["tags", "\u{e0041}\u{e007f}"],
    ["an empty Braille cell", "\u2800"],
    ["control characters", "\u0001\u001f\u007f\u0085"],
  ])("rejects text that is only %s", (_, value) => {
    expect(problems(text(), value)).toEqual(["must contain a visible character"]);
    expect(problems(nameText(100), value)).toEqual(["must contain a visible character"]);
    expect(text().safeParse(`${value}a${value}`).success).toBe(true);
  });
});

describe("a name", () => {
  it("is trimmed, normalized to NFC and then measured", () => {
    expect(nameText(4).parse(" Zoe\u0308 ")).toBe("Zoë");
    expect(nameText(3).parse("Zoe\u0308")).toBe("Zoë");
  });

  it.each(["a\nb", "a\u2028b", "a\tb"])("is one line: %j is rejected", (value) => {
    expect(problems(nameText(100), value)).toEqual(["must be on one line"]);
  });

  it.each(["", "abcd"])("has a minimum and maximum length: %j is rejected", (value) => {
    expect(nameText(3).safeParse(value).success).toBe(false);
  });
});

it("a name keeps no character that turns the text around it", () => {
  expect(nameText(20).parse("\u202eAcme\u202c \u2066Inc\u2069")).toBe("Acme Inc");
  expect(nameText(20).parse("שלום")).toBe("שלום");
  expect(nameText(20).safeParse("\u202e").success).toBe(false);
  expect(nameText(20).safeParse("\u202e \u202c").success).toBe(false);
});

it.each([
  ["user@münchen.example", "user@xn--mnchen-3ya.example"],
  ["User@MÜNCHEN.example", "user@xn--mnchen-3ya.example"],
  ["user@mu\u0308nchen.example", "user@xn--mnchen-3ya.example"],
  ["user@xn--mnchen-3ya.example", "user@xn--mnchen-3ya.example"],
  ["user@例え.example", "user@xn--r8jz45g.example"],
  ["user@例え。テスト", "user@xn--r8jz45g.xn--zckzah"],
])("the email address %s is %s", (input, expected) => {
  expect(emailText().parse(input)).toBe(expected);
  expect(emailText().parse(expected)).toBe(expected);
});

it.each([
  "user@例え",
  "user@例え/x.example",
  "user@例え.example:80",
  "user@evil.example#例え.example",
  "a@b@例え.example",
])("%s is no email address", (input) => expect(emailText().safeParse(input).success).toBe(false));

it("an email address is in lower case and has a domain", () => {
  expect(emailText().parse(" Ada@People.Example ")).toBe("ada@people.example");
  for (const bad of [
    "ada",
    "ada@",
    "a\0@people.example",
    "ada@people",
    `${"a".repeat(250)}@people.example`,
  ]) {
    expect(emailText().safeParse(bad).success).toBe(false);
  }
});
