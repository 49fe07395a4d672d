import { isPooled } from "@/db/addresses";
import { openDb } from "@/db/client";
import { parseKeyRing } from "@/lib/crypto";
import { requireReadableSecrets } from "@/lib/domain/destinations/require-readable";

/** Throws if the environment's keys decrypt none of the stored secrets. The database must be migrated. */
export async function checkKey(environment: NodeJS.ProcessEnv): Promise<void> {
  const {
    DATABASE_URL: url = "",
    ENCRYPTION_KEY: current = "",
    ENCRYPTION_KEYS_PREVIOUS: previous,
  } = environment;
  const keys = parseKeyRing({ current, ...(previous && { previous }) });
  const { db, close } = openDb(url, { max: 1, pooled: isPooled(environment) });
  await requireReadableSecrets({ db, keys }).finally(close);
}
