import { describe, expect, it } from "vitest";
import { fieldOf } from "./server-refusal";

describe("fieldOf", () => {
  const names = ["networkUrl", "keywords", "config.url"] as const;

  it.each([
    ["networkUrl", "networkUrl"],
    ["keywords.0", "keywords"],
    ["config.url", "config.url"],
    ["config.auth.token", undefined],
    ["networkUrlX", undefined],
  ])("%s belongs to %s", (path, name) => {
    expect(fieldOf(path, names)).toBe(name);
  });
});
