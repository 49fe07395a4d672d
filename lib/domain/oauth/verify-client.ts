import { type ClientCredentials, findCredentialsAcrossCustomers } from "@/db/queries/api-tokens";
import type { Context } from "@/lib/context";
import { equalsInConstantTime } from "@/lib/crypto";
import { hashToken } from "@/lib/ids";
import { OAuthRefusal } from "./refusal";

/** Compared with where there is no client, so that one that is unknown takes the way of one that is. */
const noSecret = hashToken("");

/**
 * The client whose credentials these are, denied or not: what it may do is answered where it asks. Throws
 * `invalid_client` for one that is unknown or removed, and for a secret that is wrong or was replaced.
 */
export async function verifyClient(
  { db, clock }: Pick<Context, "db" | "clock">,
  given: { clientId: string; clientSecret: string },
): Promise<ClientCredentials> {
  const clientId = given.clientId.replaceAll("\0", "");
  const client = await findCredentialsAcrossCustomers(db, { clientId, now: clock.now() });
  const hash = hashToken(given.clientSecret);
  const hashes = client && client.hashes.length > 0 ? client.hashes : [noSecret];
  const matches = hashes.filter((standing) => equalsInConstantTime(standing, hash));
  if (!client || clientId !== given.clientId || given.clientSecret === "" || matches.length === 0) {
    throw new OAuthRefusal("invalid_client", "The client is unknown, or its secret is wrong.");
  }
  return { ...client, hashes: matches };
}
