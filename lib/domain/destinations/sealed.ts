/** Stores a destination's settings and secret, encrypted so that they can only be decrypted for the same row. */
import type { DestinationRow } from "@/db/queries/destinations";
import { decryptSecret, encryptSecret, type KeyRing } from "@/lib/crypto";

const configContext = (destinationId: string) => `destination:${destinationId}:config`;
const secretContext = (destinationId: string) => `destination:${destinationId}:secret`;

export const sealConfig = (config: unknown, keys: KeyRing, destinationId: string): string =>
  encryptSecret(JSON.stringify(config), keys, configContext(destinationId));

export const sealSecret = (secret: string, keys: KeyRing, destinationId: string): string =>
  encryptSecret(secret, keys, secretContext(destinationId));

/** Decrypts both. The config must still be parsed with its adapter's schema. */
export function openSealed(
  destination: Pick<DestinationRow, "id" | "configEncrypted" | "secretEncrypted">,
  keys: KeyRing,
): { config: unknown; secret: string | null } {
  const { id, configEncrypted, secretEncrypted } = destination;
  return {
    config: JSON.parse(decryptSecret(configEncrypted, keys, configContext(id))),
    secret: secretEncrypted ? decryptSecret(secretEncrypted, keys, secretContext(id)) : null,
  };
}
