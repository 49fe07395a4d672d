import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mask, maskSecrets, maskSignature } from "./mask";

describe("maskSecrets", () => {
  it("removes secrets in plain, JSON-escaped and URL-encoded form", () => {
    const secret = fc.string({ minLength: 8, maxLength: 40 }).filter((text) => !text.includes("•"));
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (text, before, after) => {
        for (const written of [text, JSON.stringify(text), encodeURIComponent(text)]) {
          expect(maskSecrets(before + written + after, [text])).not.toContain(text);
        }
      }),
    );
  });

  it("masks the longer of two secrets that overlap", () => {
    expect(maskSecrets("token-and-more, token", ["token", "token-and-more"])).toBe(`${mask}, ${mask}`);
  });

  it("does not mask secrets that are too short", () => {
    expect(maskSecrets("a banana", ["a", ""])).toBe("a banana");
    expect(maskSecrets("sun and moon", ["sun", "moon"])).toBe(`sun and ${mask}`);
  });
});

it("masks a text that is a secret as a whole", () => {
  expect(maskSecrets("secret", ["secret"])).toBe(mask);
});

it("keeps the first 15 characters of a signature", () => {
  expect(maskSignature("sha256=0123456789abcdef")).toBe(`sha256=01234567${mask}`);
});
