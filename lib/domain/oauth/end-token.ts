import { type ClientCredentials, findTokenOwnerAcrossCustomers, revokeToken } from "@/db/queries/api-tokens";
import type { Context } from "@/lib/context";
import { hashToken } from "@/lib/ids";
import { OAuthRefusal } from "./refusal";

/**
 * Ends a token of the client; one that nobody knows, or that has ended, is no fault (RFC 7009, section 2.2).
 * Throws `unauthorized_client` for another client's.
 */
export async function endToken(
  { db, clock }: Pick<Context, "db" | "clock">,
  client: ClientCredentials,
  { token }: { token: string },
): Promise<void> {
  const hash = hashToken(token);
  const owner = await findTokenOwnerAcrossCustomers(db, { hash });
  if (owner && owner.clientId !== client.id) {
    throw new OAuthRefusal("unauthorized_client", "This token was given to another client.");
  }
  await revokeToken(db, { hash, clientId: client.id, now: clock.now() });
}
