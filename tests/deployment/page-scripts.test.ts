/** What the production build sends to browsers. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "@/scripts/root";

const built = join(root, ".next");
const portal = join(built, "server", "app", "(portal)");
/** Their lists of kinds and their forms are read from schemas. */
const withSchemas = ["/settings/audit", "/settings/credits"];

const pages = readdirSync(portal, { recursive: true, encoding: "utf8" })
  .filter((file) => basename(file) === "page_client-reference-manifest.js")
  .map((file) => ({ page: `/${file.slice(0, file.lastIndexOf("/"))}`, manifest: join(portal, file) }))
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
