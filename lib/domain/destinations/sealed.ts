/** A destination's settings and secret, as they are stored: encrypted for its own row and no other. */
import type { DestinationRow } from "@/db/queries/destinations";
import { decryptSecret, encryptSecret, type KeyRing } from "@/lib/crypto";

const configContext = (destinationId: string) => `destination:${destinationId}:config`;
const secretContext = (destinationId: string) => `destination:${destinationId}:secret`;

export const sealConfig = (config: unknown, keys: KeyRing, destinationId: string): string =>
  encryptSecret(JSON.stringify(config), keys, configContext(destinationId));

export const sealSecret = (secret: string, keys: KeyRing, destinationId: string): string =>
  encryptSecret(secret, keys, secretContext(destinationId));

/** Opens both; the config is to be parsed by its adapter's schema. */
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
