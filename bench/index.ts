/**
 * `npm run bench [-- subject]`: compares the product with simple baselines on its own database, prints a table and
 * writes bench/results.json. Only the ratios matter. Subjects: `bursts`, what another workspace waits while each
 * operation is asked for 24 times at once (OPERATION names only some, by commas; writes bench/bursts/results.json);
 * `deliveries`;
 * `exports`, a CSV file of the built product; `faults`, with endpoints that hang; `fairness`, a small workspace beside
 * a large one; `http`, pages of the built product over HTTP; `scale`, lists, which also writes docs/explain/signals.md.
 * SIGNALS (1,000,000) sets the size for `exports`, `http` and `scale`, ROUNDS (5) the number of rounds.
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
import { benchBursts } from "./bursts";
import { benchDeliveries } from "./deliveries";
import { benchExports } from "./exports";
import { benchFairness } from "./fairness";
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
    if (subject === "bursts") return benchBursts(url);
    const results = await measure(() => ({ ...ctx, clock: systemClock, customerId: newId() }), url);
    console.table(
      results.map((result) => ({
        what: result.name,
        measured: `${atMostOneDecimal(result.measured)} ${result.unit}`,
        baseline: `${atMostOneDecimal(result.baseline)} by ${result.baselineName}`,
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
  if (subject === "fairness") return benchFairness(open, url, rounds);
  if (subject === "exports") return benchExports(open, url, rounds);
  if (subject === "http") return benchHttp(open, url, rounds);
  const deliveries = await benchDeliveries(open, rounds);
  return subject === "deliveries" ? [deliveries] : [await benchQualification(open, rounds), deliveries];
}

/** Replaces the stored results that were measured now and keeps the others. */
function keep(file: string, results: Compared[]): void {
  const measured = results.map((result) => ({ ...result, rounds }));
  // A clean checkout has no results yet.
  const before: { results: Compared[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { results: [] };
  const others = before.results.filter(({ name }) => !results.some((result) => result.name === name));
  writeFileSync(file, `${JSON.stringify({ results: [...others, ...measured] }, null, 2)}\n`);
}

function atMostOneDecimal(n: number): number {
  return n < 100 ? Math.round(n * 10) / 10 : Math.round(n);
}
