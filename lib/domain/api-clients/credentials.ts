import type { NewSecret } from "@/db/queries/api-clients";
import { hashToken, newId, newToken } from "@/lib/ids";

/** A new client's public id. Secret scanners recognize our ids and secrets by their prefix. */
export const newClientId = (): string => `client_${newToken(16)}`;

/** A new secret: the value shown once, and the row to store. */
export function newClientSecret(now: Date): { shown: string; kept: NewSecret } {
  const shown = `secret_${newToken()}`;
  return { shown, kept: { id: newId(), hash: hashToken(shown), createdAt: now } };
}
