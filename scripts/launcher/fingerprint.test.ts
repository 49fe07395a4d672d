import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprint } from "./fingerprint";

let root: string;
function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
  write("app/page.tsx", "page");
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

describe("fingerprint", () => {
  it.each([
    ["a source", "app/page.tsx"],
    ["a new source", "lib/new.ts"],
    ["the lock file", "package-lock.json"],
    ["the environment file", ".env.local"],
  ])("changes with %s", (_, path) => {
    const before = fingerprint(root, {});
    write(path, "changed");
    expect(fingerprint(root, {})).not.toBe(before);
  });

  it.each([
    "app/page.test.tsx",
    "tests/setup.ts",
    "scripts/x.ts",
    ".data/x",
    ".next/BUILD_ID",
    "node_modules/a/b.js",
    "packages/inngest-engine/node_modules/a/b.js",
    "clients/typescript/dist/esm/index.js",
    "signal-to-action-client-0.1.0.tgz",
    "packages/inngest-engine/dist/index.js",
    "packages/inngest-engine/signal-to-action-inngest-engine-0.1.0.tgz",
    "npm-debug.log",
  ])("does not change with %s", (path) => {
    const before = fingerprint(root, {});
    write(path, "changed");
    expect(fingerprint(root, {})).toBe(before);
  });

  it("changes with values that the build includes", () => {
    expect(fingerprint(root, { NEXT_PUBLIC_X: "1" })).not.toBe(fingerprint(root, {}));
    expect(fingerprint(root, { PORT: "1" })).toBe(fingerprint(root, {}));
  });
});
