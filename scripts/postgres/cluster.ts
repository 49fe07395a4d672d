import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Account, giveTo } from "./account";
import { program } from "./binaries";

/** The environment variables that initdb and the server need, and no others. */
export const databaseEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: process.env.PATH,
  LC_ALL: "C",
  TZ: "UTC",
};

/**
 * Creates the cluster with a password for its superuser `postgres`, unless it exists. It is created next to its final
 * path and moved when complete, so an interrupted start leaves no partial cluster.
 */
export async function ensureCluster(options: {
  cluster: string;
  native: string;
  account: Account | undefined;
  password: string;
  durable: boolean;
}): Promise<void> {
  const { cluster, native, account, password, durable } = options;
  if (existsSync(join(cluster, "PG_VERSION"))) return;
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(account, draft);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(account, passwordFile);
  try {
    const initdb = spawn(
      program(native, "initdb"),
      [
        ...["-D", draft, "-U", "postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
        ...["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
        ...(durable ? [] : ["--no-sync"]),
      ],
      {
        ...account,
        cwd: draft,
        env: databaseEnvironment,
        stdio: ["ignore", "pipe", "pipe"],
        windowsHide: true,
      },
    );
    const output = Promise.all([text(initdb.stdout), text(initdb.stderr)]);
    const [code] = await once(initdb, "close");
    if (code !== 0)
      throw new Error(`PostgreSQL could not create its data folder:\n${(await output).join("").trim()}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(cluster, { recursive: true, force: true });
  renameSync(draft, cluster);
}
