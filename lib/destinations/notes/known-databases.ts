import { createHash } from "node:crypto";
import { minutes } from "@/lib/clock";
import type { NotesConfig } from "@/lib/contracts/destination-config";
import type { Database } from "./connection";

/** Long enough to spare nearly every delivery two requests, short enough that a new property is soon seen. */
const keepMs = minutes(10);
const mostKept = 1_000;

/**
 * What databases look like, by the settings they were read with: whoever changes a mapping has looked at the
 * database, and is given a fresh look too. Only a digest of the settings is kept, as they hold a token.
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
