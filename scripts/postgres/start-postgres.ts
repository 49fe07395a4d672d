import { mkdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import postgres from "postgres";
import { z } from "zod";
import { newToken } from "@/lib/ids";
import { findFreePort } from "../free-port";
import { keepSecrets } from "../secrets";
import { readStateFile, writeStateFile } from "../state-file";
import { databaseAccount } from "./account";
import { locateBinaries } from "./binaries";
import { ensureCluster } from "./cluster";
import { stopLeftover } from "./leftover";
import { chooseHome, reachableBinaries } from "./place";
import { launchPostmaster, type Postmaster } from "./postmaster";

/** A running server. `url` is the product's database, `adminUrl` the database named postgres. */
export interface RunningPostgres extends Postmaster {
  url: string;
  adminUrl: string;
}

/** `home` is set only if the cluster is outside the data folder. The data folder may be moved. */
const Record = z.object({ port: z.number().int(), home: z.string().optional() });
const database = "signal_to_action";
const secretMakers = { POSTGRES_PASSWORD: () => newToken(24) };

/**
 * Starts the PostgreSQL of this data folder on a loopback port and creates cluster and database the first time. `log`
 * receives lines that may interest a person. `durable: false` trades crash safety for speed.
 */
export async function startPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  durable?: boolean;
}): Promise<RunningPostgres> {
  const { log, durable = true } = options;
  mkdirSync(resolve(options.dataDir), { recursive: true });
  const dataDir = realpathSync(resolve(options.dataDir));
  const account = databaseAccount();
  const { POSTGRES_PASSWORD: password } = keepSecrets(dataDir, secretMakers);

  const recordFile = join(dataDir, "postgres.json");
  const record = readStateFile(recordFile, Record);
  const home = record?.home ?? chooseHome(dataDir, account, password);
  if (home !== dataDir)
    log(`PostgreSQL keeps its files in ${home} because its account cannot reach ${dataDir}`);
  const native = reachableBinaries(locateBinaries(), home, account);
  const cluster = join(home, "postgres");

  await ensureCluster({ cluster, native, account, password, durable });
  if (await stopLeftover({ cluster, native, account }))
    log("stopped a PostgreSQL left over from an earlier run");

  const launch = { cluster, native, account, password, durable, logFile: join(home, "postgres.log") };
  const postmaster = await launchPostmaster(launch, await findFreePort(record?.port));
  const { port } = postmaster;
  writeStateFile(recordFile, { port, home: home === dataDir ? undefined : home });
  const at = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  try {
    await ensureDatabase(at("postgres"));
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return { ...postmaster, url: at(database), adminUrl: at("postgres") };
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const sql = postgres(adminUrl, { max: 1 });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${database}`;
    if (!found) await sql`create database ${sql(database)}`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
