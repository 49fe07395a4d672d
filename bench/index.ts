/**
 * `npm run bench`: measures the product beside plain baselines on a database of its own, prints the table and
 * writes bench/results.json. `npm run bench -- deliveries` measures these alone; `npm run bench -- faults` does
 * so beside endpoints that hang; `npm run bench -- http` asks the built product for pages over HTTP, at SIGNALS
 * (1,000,000) signals; `npm run bench -- scale` measures lists of as many, and writes docs/explain/signals.md too.
 * Ratios are what counts; ROUNDS (5) says how many rounds each has.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runMigrations } from "@/db/migrate";
import { systemClock } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { startPostgres } from "@/scripts/postgres/start-postgres";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { withDatabase } from "@/tests/factories/context";
import { administer, databaseUrl, templateDatabase } from "@/tests/setup/create-database";
import { benchDeliveries } from "./deliveries";
import { benchFaults } from "./faults";
import { benchHttp } from "./http";
import { benchQualification } from "./qualification";
import type { Compared } from "./rounds";
import { benchScale } from "./scale";

process.env.LOG_LEVEL ??= "silent";
const rounds = Number(process.env.ROUNDS ?? 5);
const [subject = "all"] = process.argv.slice(2);
const server = await startPostgres({ dataDir: makeTemporaryFolder(), log: () => {} });
process.env.TEST_DATABASE_URL = server.adminUrl;
await administer(server.adminUrl, async (sql) => void (await sql`create database ${sql(templateDatabase)}`));
await runMigrations(databaseUrl(server.adminUrl, templateDatabase));
try {
  await withDatabase(async ({ ctx, url }) => {
    const results = await measure(() => ({ ...ctx, clock: systemClock, customerId: newId() }), url);
    console.table(
      results.map((result) => ({
        what: result.name,
        measured: `${atMostOneDecimal(result.measured)} ${result.unit}`,
        beside: `${atMostOneDecimal(result.baseline)} by ${result.baselineName}`,
        ratio: result.ratio.toFixed(3),
      })),
    );
    keep(subject === "scale" ? "bench/scale/results.json" : "bench/results.json", results);
  });
} finally {
  await server.stop();
}

async function measure(open: () => Context, url: string): Promise<Compared[]> {
  if (subject === "scale") return benchScale(open, url, rounds);
  if (subject === "faults") return benchFaults(open, url, rounds);
  if (subject === "http") return benchHttp(open, url, rounds);
  const deliveries = await benchDeliveries(open, rounds);
  return subject === "deliveries" ? [deliveries] : [await benchQualification(open, rounds), deliveries];
}

/** Writes what was measured in place of what it was before; what was not measured this time stands. */
function keep(file: string, results: Compared[]): void {
  const measured = results.map((result) => ({ ...result, rounds }));
  // On a clean checkout nothing was measured yet.
  const before: { results: Compared[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { results: [] };
  const others = before.results.filter(({ name }) => !results.some((result) => result.name === name));
  writeFileSync(file, `${JSON.stringify({ results: [...others, ...measured] }, null, 2)}\n`);
}

function atMostOneDecimal(n: number): number {
  return n < 100 ? Math.round(n * 10) / 10 : Math.round(n);
}
