import type { Db } from "@/db/client";
import { pick } from "@/db/pick";
import type { SessionIdentity } from "@/db/queries/sessions";
import { findUser, updateUser } from "@/db/queries/users";
import type { Clock } from "@/lib/clock";
import type { Profile, ProfileChange } from "@/lib/contracts/account";
import { moveDigests } from "@/lib/domain/notifications/preferences";
import { notFound } from "@/lib/errors";

interface Caller {
  db: Db;
  clock: Clock;
  identity: SessionIdentity;
}

/** The signed-in user's name, address, initials and time zone. */
export async function readProfile({ db, identity }: Omit<Caller, "clock">): Promise<Profile> {
  return present(await findUser(db, identity.user.id));
}

/** Changes the signed-in user's name, initials, time zone, or whether they see the beta notice, in all workspaces. */
export async function changeProfile(
  { db, clock, identity }: Caller,
  { name, initials, timeZone, showsBetaNotice }: ProfileChange,
): Promise<Profile> {
  const set = {
    ...(name !== undefined && { name }),
    ...(initials !== undefined && { initials }),
    ...(timeZone !== undefined && { timeZone }),
    ...(showsBetaNotice !== undefined && { showsBetaNotice }),
  };
  const userId = identity.user.id;
  const user = await updateUser(db, { id: userId, ...set });
  if (timeZone !== undefined) await moveDigests({ db, clock }, { userId, timeZone });
  return present(user);
}

function present(user: Profile | null): Profile {
  if (!user) throw notFound("user");
  return pick(user, "name", "email", "initials", "timeZone", "showsBetaNotice");
}
