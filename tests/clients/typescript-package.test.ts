/** The TypeScript client as customers get it: packed, installed, compiled strictly and run in every module system. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, transformSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "@/scripts/root";
import { type ApiStandIn, deliveredTo, startApiStandIn } from "./api-stand-in";
import { commonJsSource, moduleSource } from "./consumer";

const run = promisify(execFile);
const compilers = {
  "TypeScript 7": join(root, "node_modules/@typescript/native/bin/tsc"),
  "TypeScript 6": join(root, "node_modules/typescript/bin/tsc"),
};
const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  target: "ES2022",
  lib: ["ES2023"],
  types: ["node"],
};

let folder: string;
let api: ApiStandIn;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "client-"));
  const packed = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join(root, "clients/typescript"),
  });
  // The build's own output comes first.
  const [{ filename, files }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf("[\n")));
  const names: string[] = files.map(({ path }: { path: string }) => path);
  expect(names).toContain("README.md");
  expect(names.filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))).toEqual([]);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true }));
  await run("npm", ["install", `./${filename}`, "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd: folder,
  });
  mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
  await run("cp", ["-r", join(root, "node_modules/@types/node"), join(folder, "node_modules/@types/")]);
  await run("cp", ["-r", join(root, "node_modules/undici-types"), join(folder, "node_modules/")]);

  api = await startApiStandIn();
  env = { ...process.env, ...api.env };
}, 120_000);

afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a program and its settings, and compiles it with both compilers. */
async function compile(name: string, file: string, source: string, options: object) {
  const at = join(folder, name);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, file), source);
  const config = { compilerOptions: { ...strict, ...options, outDir: "out" }, files: [file] };
  writeFileSync(join(at, "tsconfig.json"), JSON.stringify(config));
  for (const [version, compiler] of Object.entries(compilers)) {
    const { stdout } = await run(process.execPath, [compiler, "-p", at]).catch((error) => error);
    expect(stdout, version).toBe("");
  }
  return at;
}

/** Runs a program and checks what it printed. */
async function expectToWork(program: string, ...flags: string[]) {
  const { stdout } = await run(process.execPath, [...flags, program], { env, cwd: folder });
  const { strengths, ...rest } = JSON.parse(stdout);
  expect(strengths).toEqual(Array.from({ length: 150 }, (_, n) => n % 10));
  expect(rest).toEqual({ status: "queued", refusal: "not_found", person: deliveredTo, forged: "rejected" });
}

describe("the packed client", () => {
  it("works in Node's ES modules (NodeNext)", async () => {
    const at = await compile("nodenext", "main.mts", moduleSource, { module: "NodeNext" });
    await expectToWork(join(at, "out/main.mjs"));
  });

  it("works in CommonJS (NodeNext)", async () => {
    const at = await compile("commonjs", "main.cts", commonJsSource, { module: "NodeNext" });
    await expectToWork(join(at, "out/main.cjs"));
  });

  it("works with a bundler", async () => {
    const options = { module: "ESNext", moduleResolution: "Bundler", noEmit: true };
    const at = await compile("bundler", "main.ts", moduleSource, options);
    const outfile = join(at, "bundle.mjs");
    await build({
      entryPoints: [join(at, "main.ts")],
      bundle: true,
      platform: "node",
      format: "esm",
      outfile,
    });
    await expectToWork(outfile);
  });

  it("works with Node's type stripping", async () => {
    const options = {
      module: "NodeNext",
      erasableSyntaxOnly: true,
      verbatimModuleSyntax: true,
      noEmit: true,
    };
    const at = await compile("stripping", "main.mts", moduleSource, options);
    if ("typescript" in process.features && process.features.typescript)
      return expectToWork(join(at, "main.mts"));
    // This Node can't strip types itself; the compiler has checked that nothing but types needs to go.
    const { code } = transformSync(moduleSource, { loader: "ts", tsconfigRaw: { compilerOptions: options } });
    writeFileSync(join(at, "stripped.mjs"), code);
    await expectToWork(join(at, "stripped.mjs"));
  });
});
