import type { NewSecret } from "@/db/queries/api-clients";
import { hashToken, newId, newToken } from "@/lib/ids";

/** What a new client names itself by; scanners for secrets know ours by their first word. */
export const newClientId = (): string => `client_${newToken(16)}`;

/** A secret as it is shown once, and as it is kept. */
export function newClientSecret(now: Date): { shown: string; kept: NewSecret } {
  const shown = `secret_${newToken()}`;
  return { shown, kept: { id: newId(), hash: hashToken(shown), createdAt: now } };
}
