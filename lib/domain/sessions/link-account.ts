import type { Db } from "@/db/client";
import { findUserByAccount, hasAccountAt, insertAccount, insertUser, updateUser } from "@/db/queries/users";
import { inTransaction } from "@/db/transaction";
import type { Clock } from "@/lib/clock";
import { newId } from "@/lib/ids";

/** Why a provider's account is not accepted; the sign-in page explains it. */
export type AccountRefusal = "EmailNotVerified" | "OtherAccountLinked";

/**
 * Links a provider's account to a person, so that they can sign in with it. A linked account stays with its person,
 * whatever its email address is by now. A new one goes to the person with its verified address, who is created if
 * there is none. Returns null, or why it is refused: without a verified address, or if the person has another account
 * at this provider, as the address may have been given to someone else since.
 */
export async function linkAccount(
  { db, clock }: { db: Db; clock: Clock },
  account: { provider: string; providerAccountId: string; verifiedEmail: string | null; name: string | null },
): Promise<AccountRefusal | null> {
  const { provider, providerAccountId, verifiedEmail, name } = account;
  if (await findUserByAccount(db, { provider, providerAccountId })) return null;
  if (verifiedEmail === null) return "EmailNotVerified";
  return inTransaction(db, async (tx) => {
    const emailVerifiedAt = clock.now();
    const user = await insertUser(tx, { id: newId(), email: verifiedEmail, name, emailVerifiedAt });
    // The upsert locked the user's row, so that a simultaneous first sign-in waits here.
    if (await findUserByAccount(tx, { provider, providerAccountId })) return null;
    if (await hasAccountAt(tx, { provider, userId: user.id })) return "OtherAccountLinked";
    if (!user.emailVerifiedAt) await updateUser(tx, { id: user.id, emailVerifiedAt });
    await insertAccount(tx, { provider, providerAccountId, userId: user.id });
    return null;
  });
}
