import { execFileSync } from "node:child_process";
import { root } from "../root";

/**
 * The files below `folders` that this branch changed: since it left `origin/main`, or in the last commit if it did not.
 * Paths are relative to the root. Empty without a history, as in a shallow checkout.
 */
export function changedFiles(folders: readonly string[]): string[] {
  const base = [() => forkPoint(), () => git("rev-parse", "HEAD~1")].map(attempt).find(Boolean);
  if (!base) return [];
  return git("diff", "--name-only", "--diff-filter=d", base, "--", ...folders)
    .split("\n")
    .filter((file) => file.endsWith(".ts"));
}

function forkPoint(): string | null {
  const fork = git("merge-base", "HEAD", "origin/main");
  return fork === git("rev-parse", "HEAD") ? null : fork;
}

function attempt(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
