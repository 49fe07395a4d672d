/** Builds the package into `dist` twice: for `import` and for `require`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");
const compiler = join(
  dirname(createRequire(import.meta.url).resolve("@typescript/native/package.json")),
  "bin/tsc",
);

/** Compiles the sources into a folder of their own, with a note on how Node reads the files in it. */
function build(name, type, ...options) {
  const folder = join(dist, name);
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [compiler, "-p", here, "--outDir", folder, ...options], {
    stdio: "inherit",
  });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ type })}\n`);
}

rmSync(dist, { recursive: true, force: true });
build("esm", "module");
build(
  "cjs",
  "commonjs",
  "--module",
  "commonjs",
  "--moduleResolution",
  "bundler",
  "--verbatimModuleSyntax",
  "false",
);
