import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders no build depends on. Everything else in the repository counts as source. */
const ignoredFolders = new Set([
  ...[
    "node_modules",
    "e2e",
    "tests",
    "scripts",
    "docs",
    "bench",
    "clients",
    "test-results",
    "playwright-report",
  ],
]);
/** What packing, compiling and testing leave behind, wherever it is. */
const outputFolders = /^(?:node_modules|dist|build|coverage|__pycache__)$|\.egg-info$/;
const ignoredFiles = /\.test\.tsx?$|\.tsbuildinfo$|\.md$|\.tgz$|\.log$|\.pyc$|^next-env\.d\.ts$|^\.(?!env)/;

/** A hash of everything that goes into a build: sources, lock file, settings and Node version. */
export function fingerprint(root: string, env: Record<string, string | undefined>): string {
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${env[name]}\n`);
  }
  for (const path of sources(root, ""))
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update("\n");
  return hash.digest("hex");
}

function* sources(root: string, folder: string): Generator<string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      const isIgnored =
        entry.name.startsWith(".") ||
        outputFolders.test(entry.name) ||
        (folder === "" && ignoredFolders.has(entry.name)) ||
        // A data folder of the product, with a running database in it.
        existsSync(join(root, path, "launcher.lock"));
      if (!isIgnored) yield* sources(root, path);
    } else if (entry.isFile() && !ignoredFiles.test(entry.name)) {
      yield path;
    }
  }
}
