import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mask, maskSecrets } from "./mask";

describe("maskSecrets", () => {
  it("leaves no secret in a text, however it is written", () => {
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

  it("leaves text alone where the secret is too short to be one", () => {
    expect(maskSecrets("a banana", ["a", ""])).toBe("a banana");
  });
});
