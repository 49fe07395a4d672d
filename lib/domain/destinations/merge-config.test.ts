import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { mergeConfig } from "./merge-config";

const url = "https://hooks.example.com/a";
const bearer = { type: "bearer", token: "kept" };
const stored = { url, method: "PUT", auth: bearer, headers: { "X-Team": "revenue", "X-Key": "k" } };

function pathsOf(input: Record<string, unknown>, from: unknown = stored): string[] {
  try {
    mergeConfig(from, input);
  } catch (error) {
    if (error instanceof AppError) return error.details.map(({ path }) => path);
  }
  return [];
}

describe("mergeConfig", () => {
  it.each([
    ["nothing given", {}, stored],
    ["one field", { method: "POST" }, { ...stored, method: "POST" }],
    [
      "another path on the same host",
      { url: "https://hooks.example.com/b" },
      { ...stored, url: "https://hooks.example.com/b" },
    ],
    ["the same style without its secret", { auth: { type: "bearer" } }, stored],
    [
      "a new secret",
      { auth: { type: "bearer", token: "new" } },
      { ...stored, auth: { ...bearer, token: "new" } },
    ],
    ["another style", { auth: { type: "none" } }, { ...stored, auth: { type: "none" } }],
    [
      "headers: one kept, one new, one left out",
      { headers: { "X-Key": null, "X-New": "n" } },
      { ...stored, headers: { "X-Key": "k", "X-New": "n" } },
    ],
    ["no headers", { headers: {} }, { ...stored, headers: {} }],
  ])("keeps what is not given: %s", (_name, input, expected) => {
    expect(mergeConfig(stored, input)).toEqual(expected);
  });

  it("removes an optional field by null", () => {
    const automation = { url, apiKeyHeader: "x-api-key", apiKey: "k" };
    expect(mergeConfig(automation, { apiKey: null, apiKeyHeader: null })).toEqual({ url });
  });

  it.each(["https://elsewhere.example/a", "http://hooks.example.com/a", "https://hooks.example.com:8443/a"])(
    "never sends stored credentials to %s",
    (moved) => {
      expect(pathsOf({ url: moved })).toEqual(["config.auth", "config.headers"]);
      expect(pathsOf({ url: moved, auth: { type: "none" } })).toEqual(["config.headers"]);
      const given = { url: moved, auth: { type: "bearer" }, headers: { "X-Key": null } };
      expect(pathsOf(given)).toEqual(["config.headers.X-Key"]);
      expect(mergeConfig(stored, { ...given, headers: {} })).toEqual({
        ...stored,
        url: moved,
        auth: { type: "bearer" },
        headers: {},
      });
      expect(pathsOf({ url: moved }, { url, token: "t" })).toEqual(["config.token"]);
      expect(pathsOf({ url: moved }, { url, apiKeyHeader: "x", apiKey: "t" })).toEqual(["config.apiKey"]);
      expect(pathsOf({ url: moved }, { url, auth: { type: "none" }, headers: {} })).toEqual([]);
    },
  );

  it("takes what is given if nothing stored is readable", () => {
    expect(mergeConfig(null, { url, token: "t" })).toEqual({ url, token: "t" });
  });
});
