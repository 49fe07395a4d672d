import { writeFileSync } from "node:fs";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Db } from "@/db/client";
import * as schema from "@/db/schema";

/** A named database query. */
export interface Asked {
  name: string;
  ask: (db: Db) => Promise<unknown>;
}

/** Plan nodes that take less than this are omitted, in milliseconds. */
const least = 0.5;

/** Writes the query plans: the longest statement of each query, from its second run. */
export async function writePlans(url: string, file: string, intro: string, asked: Asked[]): Promise<void> {
  const statements: { query: string; params: unknown[] }[] = [];
  const client = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} });
  const logger = { logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }) };
  const db = drizzle(client, { schema, logger });
  const sections: string[] = [];
  try {
    for (const { name, ask } of asked) {
      statements.length = 0;
      await ask(db);
      const [longest] = [...statements].sort((a, b) => b.query.length - a.query.length);
      if (!longest) throw new Error(`No statement was run for: ${name}`);
      const { query, params } = longest;
      const rows = await client.unsafe<{ "QUERY PLAN": string }[]>(
        `explain (analyze, buffers) ${query}`,
        params.map((param) => String(param)),
      );
      const lines = rows.map((row) => row["QUERY PLAN"]);
      sections.push(`## ${name}\n\n\`\`\`text\n${shorten(lines).join("\n")}\n\`\`\`\n`);
    }
  } finally {
    await client.end({ timeout: 5 });
  }
  writeFileSync(file, `${intro}\n\n${sections.join("\n")}`);
}

/** Keeps the nodes that take time with their row counts, and the total buffers and times. */
function shorten(lines: string[]): string[] {
  const buffers = lines.findIndex((line) => line.trim().startsWith("Buffers:"));
  return lines.flatMap((line, n) => {
    if (n === buffers || /^(Planning|Execution) Time/.test(line)) return [line];
    const actual = /\(actual time=[\d.]+\.\.([\d.]+) rows=([\d.]+) loops=(\d+)\)/.exec(line);
    const isNode = actual && Number(actual[1]) * Number(actual[3]) >= least;
    const isPart = /^\s*(CTE|InitPlan|SubPlan)\s/.test(line);
    if (!isNode) return isPart && isFollowedByWork(lines, n) ? [line] : [];
    return [
      line
        .replace(/\(cost=\S+ rows=\d+ width=\d+\) /, "")
        .replace(/using signal_bitmaps_customer_id\S+/, "using its key"),
    ];
  });
}

/** Whether the node after this part's name is kept. */
function isFollowedByWork(lines: string[], n: number): boolean {
  const actual = /\(actual time=[\d.]+\.\.([\d.]+) rows=[\d.]+ loops=(\d+)\)/.exec(lines[n + 1] ?? "");
  return actual !== null && Number(actual[1]) * Number(actual[2]) >= least;
}
