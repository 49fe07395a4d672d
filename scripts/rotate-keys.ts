/**
 * `npm run rotate-keys`: encrypts every stored secret with ENCRYPTION_KEY, so that the ENCRYPTION_KEYS_PREVIOUS
 * can be forgotten. Run it when all instances know the new key; it may be run again at any time.
 */
import { openDb } from "@/db/client";
import { parseKeyRing } from "@/lib/crypto";
import { resealDestinations } from "@/lib/domain/destinations/reseal";

const { DATABASE_URL: url, ENCRYPTION_KEY: current, ENCRYPTION_KEYS_PREVIOUS: previous } = process.env;
if (!url || !current) {
  console.error(
    "DATABASE_URL and ENCRYPTION_KEY must be set, and the keys so far in ENCRYPTION_KEYS_PREVIOUS.",
  );
  process.exit(1);
}
try {
  const keys = parseKeyRing({ current, previous });
  const { db, close } = openDb(url, { max: 1 });
  const { resealed, unreadable } = await resealDestinations({ db, keys }).finally(close);
  console.log(`Destinations encrypted anew with key ${keys.current.id}: ${resealed}.`);
  if (unreadable.length > 0) {
    console.error(`No key that is set opens these ${unreadable.length}, which are left as they are:`);
    for (const id of unreadable) console.error(`  ${id}`);
    process.exitCode = 1;
  } else {
    console.log("Every stored secret is under it: the previous keys are no longer needed.");
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
