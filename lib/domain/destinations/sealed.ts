/** Stores a destination's settings and secrets, encrypted so that they can only be decrypted for the same row. */
import type { DestinationRow } from "@/db/queries/destinations";
import { DecryptionError, decryptSecret, encryptSecret, type KeyRing } from "@/lib/crypto";

const configContext = (destinationId: string) => `destination:${destinationId}:config`;
const secretContext = (destinationId: string) => `destination:${destinationId}:secret`;

export const sealConfig = (config: unknown, keys: KeyRing, destinationId: string): string =>
  encryptSecret(JSON.stringify(config), keys, configContext(destinationId));

export const sealSecret = (secret: string, keys: KeyRing, destinationId: string): string =>
  encryptSecret(secret, keys, secretContext(destinationId));

type Sealed = Pick<DestinationRow, "id" | "configEncrypted" | "secretEncrypted">;

/** Decrypts both. The config must still be parsed with its adapter's schema. */
export function openSealed(destination: Sealed, keys: KeyRing): { config: unknown; secret: string | null } {
  const { id, configEncrypted, secretEncrypted } = destination;
  return {
    config: JSON.parse(decryptSecret(configEncrypted, keys, configContext(id))),
    secret: secretEncrypted ? decryptSecret(secretEncrypted, keys, secretContext(id)) : null,
  };
}

/** The config alone; null if no key decrypts what is stored any more. Entering new settings fixes that. */
export function openConfig(destination: Sealed, keys: KeyRing): unknown {
  try {
    return openSealed(destination, keys).config;
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/** The secret before the last rotation; null without one. Whether it still works is for the caller to check. */
export function openPreviousSecret(
  { id, previousSecretEncrypted: sealed }: Pick<DestinationRow, "id" | "previousSecretEncrypted">,
  keys: KeyRing,
): string | null {
  return sealed ? decryptSecret(sealed, keys, secretContext(id)) : null;
}

/** Whether a destination has a previous secret that still works at `at`. */
export const hasPreviousSecret = (
  row: Pick<DestinationRow, "previousSecretEncrypted" | "previousSecretUntil">,
  at: Date,
): boolean =>
  row.previousSecretEncrypted !== null && row.previousSecretUntil !== null && at < row.previousSecretUntil;
