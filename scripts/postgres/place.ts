import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Account, canReach } from "./account";
import { program } from "./binaries";

/**
 * The folder for the cluster: the data folder, or, if PostgreSQL's account cannot reach it (for example a repository
 * below /root), a folder under /var/tmp whose name others cannot guess and create first.
 */
export function chooseHome(dataDir: string, account: Account | undefined, password: string): string {
  if (canReach(dataDir, account)) return dataDir;
  const hash = createHash("sha256").update(`${dataDir}\0${password}`).digest("hex").slice(0, 16);
  const home = `/var/tmp/signal-to-action-${hash}`;
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (statSync(home).uid !== process.getuid?.()) {
    throw new Error(`${home} belongs to another user. Delete it, or set DATA_DIR to another folder.`);
  }
  chmodSync(home, 0o755);
  return home;
}

/**
 * The programs in a place where the account can run them: where npm installed them, or a copy next to the cluster.
 */
export function reachableBinaries(native: string, home: string, account: Account | undefined): string {
  if (runs(native, account) === undefined) return native;
  const copy = join(home, `binaries-${packageVersion(native)}`);
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    openToAll(`${copy}.new`);
    renameSync(`${copy}.new`, copy);
  }
  const failure = runs(copy, account);
  if (failure !== undefined) {
    throw new Error(
      `The embedded PostgreSQL does not run on this system: ${failure}\n` +
        "Set DATABASE_URL to use your own PostgreSQL.",
    );
  }
  return copy;
}

/** Undefined if the account can start the server program, otherwise its output. */
function runs(native: string, account: Account | undefined): string | undefined {
  const tried = spawnSync(program(native, "postgres"), ["--version"], {
    ...account,
    cwd: "/",
    encoding: "utf8",
    timeout: 20_000,
    windowsHide: true,
  });
  if (tried.status === 0) return undefined;
  return tried.error?.message ?? (tried.stderr.trim() || `exit ${tried.status}`);
}

function packageVersion(native: string): string {
  const manifest = join(dirname(native), "package.json");
  const { size, mtimeMs } = statSync(manifest);
  return createHash("sha256")
    .update(`${basename(dirname(native))} ${size} ${mtimeMs}`)
    .digest("hex")
    .slice(0, 8);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
