import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sampleWorldFile, stringifyWorld } from "@/lib/domain/sample/world";
import { createSampleWorld } from "./create-world";

it("the stored sample world is the one that the product's functions make: else, run `npm run sample`", async () => {
  const made = stringifyWorld(await createSampleWorld());
  // Whole, they would be printed on a difference.
  expect(readFileSync(sampleWorldFile, "utf8") === made).toBe(true);
});
