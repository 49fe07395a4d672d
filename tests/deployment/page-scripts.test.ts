/** What the production build sends to browsers. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { root } from "@/scripts/root";
import { filesIn } from "@/tests/factories/files-in";

const built = join(root, ".next");
const portal = ".next/server/app/(portal)";
/** Their lists of kinds and their forms are read from schemas. */
const withSchemas = ["/settings/audit", "/settings/credits"];

const pages = filesIn(portal, /(^|\/)page_client-reference-manifest\.js$/)
  .map((manifest) => ({ page: `/${relative(join(root, portal), dirname(manifest))}`, manifest }))
  .filter(({ page }) => !withSchemas.includes(page));

it.each(pages)("$page loads no schema of the API: they outweigh its own script", ({ manifest }) => {
  const scripts = new Set(readFileSync(manifest, "utf8").match(/static\/chunks\/[^"\\]+\.js/g));
  expect(scripts.size).toBeGreaterThan(3);
  // Schemas carry their examples into the bundle.
  const holding = [...scripts].filter((file) =>
    readFileSync(join(built, file), "utf8").includes("examples:["),
  );
  expect(holding).toEqual([]);
});
