/**
 * Collects what an image runs into a folder: the traced server, its static files, the migrations, and the programs for
 * operations as one file each. Needs a build with BUILD_STANDALONE=1. Usage: node assemble.mjs <folder>
 */
import { copyFileSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [target] = process.argv.slice(2);
const standalone = join(root, ".next/standalone");
if (!target) throw new Error("Name the folder to fill.");
if (!existsSync(standalone)) throw new Error("Build with BUILD_STANDALONE=1 first.");

mkdirSync(target, { recursive: true });
cpSync(standalone, target, { recursive: true });
cpSync(join(root, ".next/static"), join(target, ".next/static"), { recursive: true });
cpSync(join(root, "db/migrations"), join(target, "migrations"), { recursive: true });
for (const script of ["container/health-check.mjs", "hold-requests.mjs"]) {
  copyFileSync(join(root, "scripts", script), join(target, basename(script)));
}
await build({
  entryPoints: {
    migrate: join(root, "scripts/migrate.ts"),
    "rotate-keys": join(root, "scripts/rotate-keys.ts"),
  },
  outdir: target,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  alias: { "server-only": join(root, "tests/setup/server-only.ts") },
  // Bundled CommonJS packages call `require`.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  logLevel: "warning",
});
