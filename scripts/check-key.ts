import { openDb } from "@/db/client";
import { parseKeyRing } from "@/lib/crypto";
import { requireReadableSecrets } from "@/lib/domain/destinations/require-readable";

/** Throws if the environment's keys decrypt none of the stored secrets. The database must be migrated. */
export async function checkKey(databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const { ENCRYPTION_KEY: current = "", ENCRYPTION_KEYS_PREVIOUS: previous } = environment;
  const keys = parseKeyRing({ current, ...(previous && { previous }) });
  const { db, close } = openDb(databaseUrl, { max: 1 });
  await requireReadableSecrets({ db, keys }).finally(close);
}
