import type { Db } from "@/db/client";
import { findNewestSealedAcrossCustomers } from "@/db/queries/sealed-secrets";
import { DecryptionError, type KeyRing } from "@/lib/crypto";
import { openSealed } from "./sealed";

const sample = 20;

/** The configured keys are not those that encrypted what is stored. The message says what to do. */
export class UnreadableSecretsError extends Error {
  override readonly name = "UnreadableSecretsError";
}

/**
 * Checks at start that the configured keys decrypt what is stored: throws `UnreadableSecretsError` if they decrypt
 * none of the newest destinations' settings. Without any, every key is right.
 */
export async function requireReadableSecrets({ db, keys }: { db: Db; keys: KeyRing }): Promise<void> {
  const rows = await findNewestSealedAcrossCustomers(db, { limit: sample });
  if (rows.length === 0 || rows.some((row) => isReadable(row, keys))) return;
  throw new UnreadableSecretsError(
    "ENCRYPTION_KEY does not decrypt the stored settings of any destination. " +
      "Set the key that encrypted them, or add it to ENCRYPTION_KEYS_PREVIOUS. " +
      "If it is lost, each destination must be connected again.",
  );
}

function isReadable(row: Parameters<typeof openSealed>[0], keys: KeyRing): boolean {
  try {
    openSealed(row, keys);
    return true;
  } catch (error) {
    if (error instanceof DecryptionError) return false;
    throw error;
  }
}
