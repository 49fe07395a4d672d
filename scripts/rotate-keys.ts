/**
 * `npm run rotate-keys`: re-encrypts every stored secret with ENCRYPTION_KEY, so that ENCRYPTION_KEYS_PREVIOUS can be
 * removed. Run it once all instances have the new key. It is safe to run again at any time.
 */
import { isPooled } from "@/db/addresses";
import { openDb } from "@/db/client";
import { parseKeyRing } from "@/lib/crypto";
import { resealDestinations } from "@/lib/domain/destinations/reseal";

const { DATABASE_URL: url, ENCRYPTION_KEY: current, ENCRYPTION_KEYS_PREVIOUS: previous } = process.env;
if (!url || !current) {
  console.error(
    "Set DATABASE_URL and ENCRYPTION_KEY, and put the previous keys in ENCRYPTION_KEYS_PREVIOUS.",
  );
  process.exit(1);
}
try {
  const keys = parseKeyRing({ current, previous });
  const { db, close } = openDb(url, { max: 1, pooled: isPooled(process.env) });
  const { resealed, unreadable } = await resealDestinations({ db, keys }).finally(close);
  console.log(`Destinations re-encrypted with key ${keys.current.id}: ${resealed}.`);
  if (unreadable.length > 0) {
    console.error(
      `None of the configured keys can decrypt these ${unreadable.length} destinations, so they were left unchanged:`,
    );
    for (const id of unreadable) console.error(`  ${id}`);
    process.exitCode = 1;
  } else {
    console.log("Every stored secret uses this key. The previous keys are no longer needed.");
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
