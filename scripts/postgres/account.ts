import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Whom PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. Undefined means: as whoever we are. */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const nobody = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  return { uid: Number(nobody?.[1] ?? 65534), gid: Number(nobody?.[2] ?? 65534) };
}

/** Whether the account may pass through every folder down to this one. */
export function canReach(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  const { mode, uid, gid } = statSync(folder);
  const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & needed) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canReach(parent, account);
}

/** Makes a file, or a folder and all that is in it, the account's own. */
export function giveTo(account: Account | undefined, path: string): void {
  if (!account) return;
  chownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(account, join(path, name));
}
