import type { Db } from "@/db/client";
import type { SessionIdentity } from "@/db/queries/sessions";
import { findUser, updateUser } from "@/db/queries/users";
import type { Profile, ProfileChange } from "@/lib/contracts/account";
import { notFound } from "@/lib/errors";

interface Caller {
  db: Db;
  identity: SessionIdentity;
}

/** The signed-in user's name, address, initials and time zone. */
export async function readProfile({ db, identity }: Caller): Promise<Profile> {
  return present(await findUser(db, identity.user.id));
}

/** Changes the signed-in user's name, initials or time zone, in all their workspaces. */
export async function changeProfile(
  { db, identity }: Caller,
  { name, initials, timeZone }: ProfileChange,
): Promise<Profile> {
  const set = {
    ...(name !== undefined && { name }),
    ...(initials !== undefined && { initials }),
    ...(timeZone !== undefined && { timeZone }),
  };
  return present(await updateUser(db, { id: identity.user.id, ...set }));
}

function present(user: Profile | null): Profile {
  if (!user) throw notFound("user");
  return { name: user.name, email: user.email, initials: user.initials, timeZone: user.timeZone };
}
