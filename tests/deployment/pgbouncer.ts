import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { findFreePort } from "@/scripts/free-port";
import { databaseAccount, giveTo } from "@/scripts/postgres/account";

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].find((path) =>
  existsSync(path),
);

/** Starts PgBouncer in transaction mode in front of a database. Throws if PgBouncer is not installed. */
export async function startPgBouncer(
  databaseUrl: string,
  connections = 1,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (!program)
    throw new Error("This test needs PgBouncer: apt-get install pgbouncer, or brew install pgbouncer.");
  const account = databaseAccount();
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const port = await findFreePort();
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl);
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${serverPort} user=${username} password=${password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    `default_pool_size = ${connections}`,
    "max_client_conn = 100",
    `logfile = ${join(folder, "log")}`,
  ];
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settings.join("\n"));
  giveTo(account, folder);
  const child = spawn(program, ["--quiet", file], { ...account, cwd: "/", stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await answers(url, child.pid !== undefined);
  return {
    url,
    async stop() {
      child.kill("SIGINT");
      await Promise.race([ended, sleep(5_000, undefined, { ref: false })]);
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, isStarted: boolean): Promise<void> {
  for (let tries = 0; ; tries++) {
    const sql = postgres(url, { max: 1, prepare: false, fetch_types: false, connect_timeout: 5 });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (!isStarted || tries > 100) throw new Error("PgBouncer did not start.", { cause: error });
      await sleep(50);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}
