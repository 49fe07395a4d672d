import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeLock } from "./lock";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  path = join(folder, "launcher.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("takeLock", () => {
  it("holds until it is released", () => {
    const lock = takeLock(path, "note");
    expect(existsSync(path)).toBe(true);
    if ("release" in lock) lock.release();
    expect(existsSync(path)).toBe(false);
  });

  it("returns the holder while its process is alive", () => {
    writeFileSync(path, `${process.ppid}\nhttp://localhost:3000\n`);
    expect(takeLock(path, "ours")).toEqual({ heldBy: { pid: process.ppid, note: "http://localhost:3000" } });
  });

  it.each([
    ["of a process that is gone", "4194300\nold\n"],
    ["whose pid now belongs to another program", "1\nold\n"],
    ["that is damaged", ""],
  ])("takes over a lock %s", (_, content) => {
    writeFileSync(path, content);
    expect(takeLock(path, "ours")).toHaveProperty("release");
  });
});
