import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { isAlive } from "../process/is-alive";
import { databaseAccount } from "./account";
import { locateBinaries } from "./binaries";
import { reachableBinaries } from "./place";
import { type RunningPostgres, startPostgres } from "./start-postgres";
import { stopServer } from "./stop-server";

let dataDir: string;
let server: RunningPostgres;
let said: string[] = [];
const start = async () => {
  said = [];
  server = await startPostgres({ dataDir, log: (line) => said.push(line), durable: false });
};
const ask = async <T extends postgres.Row>(query: string): Promise<T | undefined> => {
  const sql = postgres(server.url, { max: 1 });
  try {
    const [row] = await sql.unsafe<T[]>(query);
    return row;
  } finally {
    await sql.end();
  }
};

beforeAll(async () => {
  dataDir = makeTemporaryFolder();
  await start();
  await ask("create table kept (n int)");
  await ask("insert into kept values (7)");
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

describe("startPostgres", () => {
  it("serves UTF-8 with the C collation to clients with the password", async () => {
    expect(
      await ask("select pg_encoding_to_char(encoding) as encoding, datlocale from pg_database limit 1"),
    ).toEqual({
      encoding: "UTF8",
      datlocale: "C.UTF-8",
    });
    const url = new URL(server.url);
    url.password = "guessed";
    const stranger = postgres(url.href, { max: 1 });
    await expect(stranger`select 1`).rejects.toMatchObject({ code: "28P01" });
    await stranger.end();
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("stops, then continues on the same port with the same data", async () => {
    const { url, pid } = server;
    await server.stop();
    expect(isAlive(pid)).toBe(false);
    await start();
    expect(server.url).toBe(url);
    expect(await ask("select n from kept")).toEqual({ n: 7 });
  });

  it("stops as Windows does, without signals, and leaves nothing to recover", async () => {
    const account = databaseAccount();
    const cluster =
      (await ask<{ path: string }>("select current_setting('data_directory') as path"))?.path ?? "";
    const native = reachableBinaries(locateBinaries(), dirname(cluster), account);
    expect(await stopServer({ pid: server.pid, cluster, native, account }, "win32")).toBe(true);
    expect(await server.exited).toBe("exit 0");
    await start();
    const log = readFileSync(join(dirname(cluster), "postgres.log"), "utf8");
    expect(log).toContain("database system was shut down at");
    expect(log).not.toContain("not properly shut down");
  });

  it("recovers from a kill", async () => {
    process.kill(server.pid, "SIGKILL");
    expect(await server.exited).toBe("SIGKILL");
    await start();
    expect(await ask("select count(*)::int as n from pg_class where relname = 'kept'")).toEqual({ n: 1 });
  });

  it("ends a server that still holds the data and starts its own", async () => {
    const { pid } = server;
    await start();
    expect(isAlive(pid)).toBe(false);
    expect(said).toContain("stopped a PostgreSQL left over from an earlier run");
  });

  it("ignores a pid file whose pid belongs to another program", async () => {
    await server.stop();
    writeFileSync(join(dataDir, "postgres", "postmaster.pid"), `${process.pid}\n`);
    await start();
    expect(said).toEqual([]);
  });

  it("uses another port if its own is taken", async () => {
    const { port } = server;
    await server.stop();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen({ port, host: "127.0.0.1" }, resolve));
    try {
      await start();
      expect(server.port).not.toBe(port);
    } finally {
      other.close();
    }
  });

  it("reports a lost password and changes nothing", async () => {
    await server.stop();
    const secrets = join(dataDir, "secrets.json");
    const kept = readFileSync(secrets, "utf8");
    rmSync(secrets);
    await expect(start()).rejects.toThrow("created with a different password");
    expect(existsSync(join(dataDir, "postgres", "PG_VERSION"))).toBe(true);
    writeFileSync(secrets, kept, { mode: 0o600 });
    await start();
  });
});
