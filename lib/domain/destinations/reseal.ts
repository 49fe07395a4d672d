import type { Db } from "@/db/client";
import {
  lockSealedOtherwiseAcrossCustomers,
  type SealedRow,
  updateSealed,
} from "@/db/queries/sealed-secrets";
import { inTransaction } from "@/db/transaction";
import { DecryptionError, type KeyRing, sealedBy } from "@/lib/crypto";
import { openPreviousSecret, openSealed, sealConfig, sealSecret } from "./sealed";

/** The result of a key rotation: how many destinations were re-encrypted, and the ids of those no key decrypts. */
export interface Resealed {
  resealed: number;
  unreadable: string[];
}

/**
 * Re-encrypts everything under another key with the current one, across all workspaces, so that old keys can be
 * dropped. Each batch is committed separately: an interrupted run can resume, and a repeated one changes nothing.
 * Rows that no key decrypts are left unchanged and reported.
 */
export async function resealDestinations(
  { db, keys }: { db: Db; keys: KeyRing },
  { batch = 100 }: { batch?: number } = {},
): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: [] };
  const prefix = sealedBy(keys);
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await inTransaction(db, async (tx) => {
      const rows = await lockSealedOtherwiseAcrossCustomers(tx, { prefix, after: from, limit: batch });
      for (const row of rows) {
        const sealed = reseal(row, keys);
        if (sealed) await updateSealed(tx, { customerId: row.customerId, destinationId: row.id, ...sealed });
        if (sealed) done.resealed += 1;
        else done.unreadable.push(row.id);
      }
      return rows.at(-1)?.id ?? null;
    });
  } while (after !== null);
  return done;
}

/** The same settings and secrets under the current key; null if no key decrypts them. */
function reseal(row: SealedRow, keys: KeyRing) {
  try {
    const { config, secret } = openSealed(row, keys);
    const previous = openPreviousSecret(row, keys);
    return {
      configEncrypted: sealConfig(config, keys, row.id),
      secretEncrypted: secret === null ? null : sealSecret(secret, keys, row.id),
      previousSecretEncrypted: previous === null ? null : sealSecret(previous, keys, row.id),
    };
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
