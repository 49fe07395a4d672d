import { writeFileSync } from "node:fs";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Db } from "@/db/client";
import * as schema from "@/db/schema";

/** Something that asks the database, and what it asks for. */
export interface Asked {
  name: string;
  ask: (db: Db) => Promise<unknown>;
}

/** Nodes that take less than this are left out, in milliseconds. */
const least = 0.5;

/** Writes how the database answers: each one's longest statement, as it was run a second time. */
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
      if (!longest) throw new Error(`Nothing was asked for: ${name}`);
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

/** The nodes that take time, with what they answered; the buffers of the whole, and its times. */
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

/** Whether the node after a part's name is shown. */
function isFollowedByWork(lines: string[], n: number): boolean {
  const actual = /\(actual time=[\d.]+\.\.([\d.]+) rows=[\d.]+ loops=(\d+)\)/.exec(lines[n + 1] ?? "");
  return actual !== null && Number(actual[1]) * Number(actual[2]) >= least;
}
