import { type ClientCredentials, findTokenOwnerAcrossCustomers, revokeToken } from "@/db/queries/api-tokens";
import type { Context } from "@/lib/context";
import { hashToken } from "@/lib/ids";
import { OAuthRefusal } from "./refusal";

/**
 * Revokes a token of the client. An unknown or expired token is not an error (RFC 7009, section 2.2). Throws
 * `unauthorized_client` for another client's token.
 */
export async function endToken(
  { db, clock }: Pick<Context, "db" | "clock">,
  client: ClientCredentials,
  { token }: { token: string },
): Promise<void> {
  const hash = hashToken(token);
  const owner = await findTokenOwnerAcrossCustomers(db, { hash });
  if (owner && owner.clientId !== client.id) {
    throw new OAuthRefusal("unauthorized_client", "This token was issued to another client.");
  }
  await revokeToken(db, { hash, clientId: client.id, now: clock.now() });
}
