/**
 * `npm run bench`: measures the product beside plain baselines on a database of its own, prints the table and
 * writes bench/results.json; `npm run bench -- scale` does so at SIGNALS (1,000,000) signals, and writes
 * docs/explain/signals.md too. Ratios are what counts; ROUNDS (5) says how many rounds each has.
 */
import { writeFileSync } from "node:fs";
import { runMigrations } from "@/db/migrate";
import { systemClock } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { startPostgres } from "@/scripts/postgres/start-postgres";
import { withDatabase } from "@/tests/factories/context";
import { administer, databaseUrl, templateDatabase } from "@/tests/setup/create-database";
import { makeTemporaryFolder } from "@/tests/setup/temporary-folder";
import { benchDeliveries } from "./deliveries";
import { benchQualification } from "./qualification";
import { benchScale } from "./scale";

process.env.LOG_LEVEL ??= "silent";
const rounds = Number(process.env.ROUNDS ?? 5);
const isScale = process.argv.includes("scale");
const server = await startPostgres({ dataDir: makeTemporaryFolder(), log: () => {} });
process.env.TEST_DATABASE_URL = server.adminUrl;
await administer(server.adminUrl, async (sql) => void (await sql`create database ${sql(templateDatabase)}`));
await runMigrations(databaseUrl(server.adminUrl, templateDatabase));
try {
  await withDatabase(async ({ ctx, url }) => {
    const open = () => ({ ...ctx, clock: systemClock, customerId: newId() });
    const results = isScale
      ? await benchScale(open, url, rounds)
      : [await benchQualification(open, rounds), await benchDeliveries(open, rounds)];
    console.table(
      results.map((result) => ({
        what: result.name,
        measured: `${atMostOneDecimal(result.measured)} ${result.unit}`,
        beside: `${atMostOneDecimal(result.baseline)} by ${result.baselineName}`,
        ratio: result.ratio.toFixed(3),
      })),
    );
    writeFileSync("bench/results.json", `${JSON.stringify({ rounds, results }, null, 2)}\n`);
  });
} finally {
  await server.stop();
}

function atMostOneDecimal(n: number): number {
  return n < 100 ? Math.round(n * 10) / 10 : Math.round(n);
}
