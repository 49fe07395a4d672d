import { createHash } from "node:crypto";
import { minutes } from "@/lib/clock";
import type { NotesConfig } from "@/lib/contracts/destination-config";
import type { Database } from "./connection";

/** Long enough to save nearly every delivery two requests, short enough to notice a new property soon. */
const keepMs = minutes(10);
const mostKept = 1_000;

/**
 * Caches databases by the settings they were read with, so that a changed mapping causes a fresh read. Only a digest
 * of the settings is kept, because they contain a token.
 */
export function createKnownDatabases() {
  const kept = new Map<string, { database: Database; until: number }>();
  return {
    find(config: NotesConfig, at: Date): Database | undefined {
      const known = kept.get(keyOf(config));
      return known && at.getTime() < known.until ? known.database : undefined;
    },
    keep(config: NotesConfig, database: Database, at: Date): void {
      const key = keyOf(config);
      kept.delete(key);
      kept.set(key, { database, until: at.getTime() + keepMs });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}

const keyOf = (config: NotesConfig): string =>
  createHash("sha256").update(JSON.stringify(config)).digest("base64");
