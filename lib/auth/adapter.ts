import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import type { Db } from "@/db/client";
import {
  findUserByAccount,
  findUserByEmail,
  insertAccount,
  insertUser,
  insertVerificationToken,
  takeVerificationToken,
  type User,
  updateUser,
} from "@/db/queries/users";
import { newId } from "@/lib/ids";
import { withoutValues } from "@/lib/query-error";
import { noting } from "./failed-queries";

const present = (user: User): AdapterUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  emailVerified: user.emailVerifiedAt,
});

/** Stores next-auth's data in our tables. Sessions are our own: see `session-token.ts`. */
export function createAdapter(db: () => Db): Adapter {
  return withoutValuesInErrors({
    createUser: async (user: Omit<AdapterUser, "id">) =>
      present(
        await insertUser(db(), {
          id: newId(),
          email: user.email,
          name: user.name ?? null,
          emailVerifiedAt: user.emailVerified,
        }),
      ),
    // Next-auth would link a provider's account to the user of the browser's cookie, even of a revoked session.
    getUser: async () => null,
    getUserByEmail: async (email) => {
      const user = await findUserByEmail(db(), email);
      return user && present(user);
    },
    getUserByAccount: async ({ provider, providerAccountId }) => {
      const user = await findUserByAccount(db(), { provider, providerAccountId });
      return user && present(user);
    },
    updateUser: async ({ id, name, emailVerified }) => {
      const user = await updateUser(db(), { id, name, emailVerifiedAt: emailVerified });
      if (!user) throw new Error(`User ${id} does not exist`);
      return present(user);
    },
    linkAccount: async ({ provider, providerAccountId, userId }: AdapterAccount) => {
      await insertAccount(db(), { provider, providerAccountId, userId });
    },
    createVerificationToken: async ({ identifier, token, expires }) => {
      await insertVerificationToken(db(), { identifier, token, expiresAt: expires });
      return { identifier, token, expires };
    },
    useVerificationToken: async ({ identifier, token }) => {
      const taken = await takeVerificationToken(db(), { identifier, token });
      return taken && { identifier, token, expires: taken.expiresAt };
    },
  });
}

/** Next-auth logs error messages; those of failed queries contain addresses and token hashes. */
function withoutValuesInErrors(adapter: Adapter): Adapter {
  const guarded = Object.entries(adapter).map(([name, method]) => [
    name,
    noting(async (...input: unknown[]) => {
      try {
        return await method(...input);
      } catch (error) {
        throw withoutValues(error);
      }
    }),
  ]);
  return Object.fromEntries(guarded);
}
