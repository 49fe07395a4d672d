import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/client/call";
import { byField, fieldOf, firstOfEach, problemsIn } from "./problems";

const names = ["networkUrl", "keywords", "config.url", "config.auth.type", "config.auth.token"] as const;

describe("fieldOf", () => {
  it.each([
    ["networkUrl", "networkUrl"],
    ["keywords.0", "keywords"],
    ["config.url", "config.url"],
    ["config.auth", "config.auth.type"],
    ["config.headers.token", undefined],
    ["networkUrlX", undefined],
  ])("%s belongs to %s", (path, name) => {
    expect(fieldOf(path, names)).toBe(name);
  });
});

describe("byField", () => {
  it("keeps the first problem of each field, and none that belongs to no field", () => {
    expect(byField({ "keywords.0": "short", "keywords.1": "long", other: "odd" }, names)).toEqual({
      keywords: "short",
    });
  });
});

describe("firstOfEach", () => {
  it("keeps the first problem of a path, and the paths in their order", () => {
    const problems = firstOfEach([
      { path: "keywords.0", message: "short" },
      { path: "keywords.1", message: "long" },
      { path: "keywords.0", message: "odd" },
    ]);
    expect(Object.entries(problems)).toEqual([
      ["keywords.0", "short"],
      ["keywords.1", "long"],
    ]);
    expect(byField(problems, names)).toEqual({ keywords: "short" });
  });
});

describe("problemsIn", () => {
  it("reads the details of an API error, the first of each path", () => {
    const details = [
      { path: "keywords", message: "too few" },
      { path: "keywords", message: "too odd" },
    ];
    const error = new ApiError(400, "bad_request", "Invalid.", null, details);
    expect(problemsIn(error)).toEqual({ keywords: "too few" });
    expect(problemsIn(new Error("lost"))).toEqual({});
  });
});
