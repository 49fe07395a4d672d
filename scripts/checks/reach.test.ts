import { expect, it } from "vitest";
import { reachedFrom } from "./reach";

const to = (resolved: string, change: { dynamic?: boolean; dependencyTypes?: string[] } = {}) => ({
  resolved,
  dynamic: false,
  dependencyTypes: ["local"],
  ...change,
});

it("follows imports once, but no types, packages or what is loaded when first used", () => {
  const modules = [
    {
      source: "a.ts",
      dependencies: [to("b.ts"), to("late.ts", { dynamic: true }), to("node_modules/zod/x.js")],
    },
    {
      source: "b.ts",
      dependencies: [to("a.ts"), to("c.ts"), to("type.ts", { dependencyTypes: ["type-only"] })],
    },
    { source: "c.ts", dependencies: [to("fs")] },
    { source: "fs", coreModule: true, dependencies: [] },
    { source: "late.ts", dependencies: [] },
    { source: "type.ts", dependencies: [] },
    { source: "node_modules/zod/x.js", dependencies: [] },
  ];
  expect(reachedFrom("a.ts", modules)).toEqual(["a.ts", "b.ts", "c.ts"]);
  expect(reachedFrom("missing.ts", modules)).toEqual([]);
});
