import { createHash } from "node:crypto";
import { minutes, seconds } from "@/lib/clock";
import type { NotesConfig } from "@/lib/contracts/destination-config";
import type { Database } from "./connection";

/** Long enough to save nearly every delivery two requests, short enough to notice a new property soon. */
const keepMs = minutes(10);
/** The same for a database that lacks something: what is put back is seen soon, at the latest when deliveries pause. */
const keepIncompleteMs = seconds(15);
const pauseMs = seconds(2);
const mostKept = 1_000;

export interface KnownDatabase {
  database: Database;
  readAt: Date;
  /** Whether it takes all that is written to it. */
  isComplete: boolean;
}

/**
 * Caches databases by the settings they were read with, so that a changed mapping causes a fresh read. Only a digest
 * of the settings is kept, because they contain a token.
 */
export function createKnownDatabases() {
  const kept = new Map<string, KnownDatabase & { usedAt: Date }>();
  return {
    find(config: NotesConfig, at: Date): KnownDatabase | undefined {
      const known = kept.get(keyOf(config));
      if (!known) return undefined;
      const { readAt, usedAt, isComplete } = known;
      known.usedAt = at;
      const age = at.getTime() - readAt.getTime();
      const isUsable = isComplete
        ? age < keepMs
        : age < keepIncompleteMs && at.getTime() - usedAt.getTime() < pauseMs;
      return isUsable ? known : undefined;
    },
    keep(config: NotesConfig, known: KnownDatabase): void {
      const key = keyOf(config);
      kept.delete(key);
      kept.set(key, { ...known, usedAt: known.readAt });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}

const keyOf = (config: NotesConfig): string =>
  createHash("sha256").update(JSON.stringify(config)).digest("base64");
