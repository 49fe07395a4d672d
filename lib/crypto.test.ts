import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecryptionError, decryptSecret, encryptSecret, equalsInConstantTime, parseKeyRing } from "./crypto";

const newKey = () => randomBytes(32).toString("base64");
const keys = parseKeyRing({ current: newKey() });

describe("encryptSecret and decryptSecret", () => {
  it("return any text for the same context", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, context) => {
        expect(decryptSecret(encryptSecret(text, keys, context), keys, context)).toBe(text);
      }),
    );
  });

  it("never return the same value twice, and hide the text", () => {
    const values = [1, 2].map(() => encryptSecret("a secret text", keys, "row-1"));
    expect(new Set(values).size).toBe(2);
    for (const value of values) {
      expect(value).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
      expect(Buffer.from(value.split(".")[3] ?? "", "base64url").toString("latin1")).not.toContain("secret");
    }
  });

  it("reject a value that was moved to another place", () => {
    const value = encryptSecret("text", keys, "row-1");
    expect(() => decryptSecret(value, keys, "row-2")).toThrow(DecryptionError);
  });

  it("reject a value with any character changed", () => {
    const value = encryptSecret("text", keys, "row-1");
    const bytes = Buffer.from(value.split(".")[3] ?? "", "base64url");
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((changed[index] ?? 0) ^ 1, index);
      const forged = [...value.split(".").slice(0, 3), changed.toString("base64url")].join(".");
      expect(() => decryptSecret(forged, keys, "row-1")).toThrow(DecryptionError);
    }
  });

  it.each(["", "text", "v1", "v1.a.b.c", "v2.00000000.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA", "v1....."])(
    "reject %j, which is not an encrypted value",
    (value) => {
      expect(() => decryptSecret(value, keys, "row-1")).toThrow(DecryptionError);
    },
  );
});

describe("a key ring", () => {
  it("decrypts with previous keys and encrypts with the current one", () => {
    const old = newKey();
    const older = newKey();
    const value = encryptSecret("text", parseKeyRing({ current: old }), "row-1");
    const rotated = parseKeyRing({ current: newKey(), previous: `${old}, ${older},` });
    expect(decryptSecret(value, rotated, "row-1")).toBe("text");
    const fresh = encryptSecret("text", rotated, "row-1");
    expect(() => decryptSecret(fresh, parseKeyRing({ current: old }), "row-1")).toThrow(/not configured/);
  });

  it("reads a key in hex and in base64", () => {
    const bytes = randomBytes(32);
    const value = encryptSecret("text", parseKeyRing({ current: bytes.toString("hex") }), "row-1");
    for (const encoding of ["base64", "base64url"] as const) {
      expect(decryptSecret(value, parseKeyRing({ current: bytes.toString(encoding) }), "row-1")).toBe("text");
    }
  });

  it.each(["", "short", randomBytes(31).toString("base64"), randomBytes(33).toString("hex"), "x".repeat(64)])(
    "rejects a malformed key without repeating it",
    (key) => {
      expect(() => parseKeyRing({ current: key })).toThrow(
        "ENCRYPTION_KEY must be 32 bytes in base64 or hex",
      );
      if (!key) return;
      expect(() => parseKeyRing({ current: newKey(), previous: key })).toThrow(
        "ENCRYPTION_KEYS_PREVIOUS must be 32 bytes in base64 or hex",
      );
    },
  );
});

describe("equalsInConstantTime", () => {
  it("agrees with ===, for any lengths", () => {
    expect(equalsInConstantTime("abc", "abc")).toBe(true);
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(equalsInConstantTime(a, b)).toBe(a === b);
      }),
    );
  });
});
