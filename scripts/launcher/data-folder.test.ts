import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockData } from "./data-folder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "data-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is locked until it is released", () => {
  lockData({ dataDir: folder, port: 3000 })();
  lockData({ dataDir: folder, port: 3001 })();
});

it("names the launcher that has it", () => {
  writeFileSync(join(folder, "launcher.lock"), `${process.ppid}\nhttp://localhost:3000\n`);
  expect(() => lockData({ dataDir: folder, port: 3001 })).toThrow(
    /already running .*http:\/\/localhost:3000/,
  );
});

it("says what to set if it can't be written", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(() => lockData({ dataDir: join(file, "data"), port: 3000 })).toThrow(
    /Cannot write to the data folder .*file\/data \(E[A-Z]+\)\. Set DATA_DIR to/,
  );
});
