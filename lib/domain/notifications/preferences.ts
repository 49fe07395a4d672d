import type { Db } from "@/db/client";
import { pick } from "@/db/pick";
import { policy } from "@/db/policy";
import {
  findDigestsOfUserAcrossCustomers,
  findNotifiedMembers,
  type NotifiedMember,
  type PreferencesRow,
  updateNextDigest,
  upsertPreferences,
} from "@/db/queries/notification-preferences";
import type { NotificationChannels } from "@/db/schema";
import { type DigestFrequency, notificationKinds } from "@/db/vocabulary";
import type { Clock } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import type { NotificationPreferences, NotificationPreferencesChange } from "@/lib/contracts/notifications";
import { notFound } from "@/lib/errors";
import { nextDigest } from "./local-time";

/** Where nobody has said which zone they are in. */
export const unknownZone = "UTC";

export type Preferences = Omit<PreferencesRow, "customerId" | "userId" | "nextDigestAt">;

/** What a member has chosen, or the defaults. A kind that an older version did not know has its default. */
export function preferencesOf({ preferences }: Pick<NotifiedMember, "preferences">): Preferences {
  const { channels, minStrength, digest } = policy.notifications;
  const chosen = preferences ?? { channels, minStrength, digest, quietFrom: null, quietUntil: null };
  return {
    channels: { ...channels, ...chosen.channels },
    ...pick(chosen, "minStrength", "digest", "quietFrom", "quietUntil"),
  };
}

/** The row of these preferences. A digest that is planned or due stays so unless its frequency changes. */
export function preferencesRow(
  member: { customerId: string; userId: string } & Pick<NotifiedMember, "timeZone" | "preferences">,
  chosen: Preferences,
  now: Date,
): PreferencesRow {
  const { customerId, userId, preferences } = member;
  const isSame = preferences?.digest === chosen.digest;
  const planned = isSame ? preferences.nextDigestAt : null;
  return {
    customerId,
    userId,
    ...chosen,
    nextDigestAt: planned ?? digestAfter(now, chosen.digest, member.timeZone),
  };
}

const digestAfter = (now: Date, frequency: DigestFrequency, timeZone: string | null) =>
  nextDigest(now, { frequency, hour: policy.digestHour, timeZone: timeZone ?? unknownZone });

/** Moves a user's next digests to their hour in another zone, in all workspaces. */
export async function moveDigests(
  { db, clock }: { db: Db; clock: Clock },
  { userId, timeZone }: { userId: string; timeZone: string | null },
): Promise<void> {
  for (const { customerId, digest } of await findDigestsOfUserAcrossCustomers(db, { userId })) {
    const nextDigestAt = digestAfter(clock.now(), digest, timeZone);
    if (nextDigestAt) await updateNextDigest(db, { customerId, userId, nextDigestAt });
  }
}

/** How the member is notified in this workspace. */
export async function readPreferences(ctx: Context & { userId: string }): Promise<NotificationPreferences> {
  return present(await requireMember(ctx, ctx.userId));
}

/** Changes what is given and keeps the rest. */
export async function changePreferences(
  ctx: Context & { userId: string },
  change: NotificationPreferencesChange,
): Promise<NotificationPreferences> {
  const { customerId, userId } = ctx;
  return transaction(ctx, async (ctx) => {
    const member = await requireMember(ctx, userId);
    const before = preferencesOf(member);
    const { channels, quietHours, ...rest } = change;
    const chosen: Preferences = {
      ...before,
      ...rest,
      channels: mergeChannels(before.channels, channels ?? {}),
      ...(quietHours !== undefined && {
        quietFrom: quietHours?.from ?? null,
        quietUntil: quietHours?.until ?? null,
      }),
    };
    await upsertPreferences(ctx.db, preferencesRow({ customerId, ...member }, chosen, ctx.clock.now()));
    return present(await requireMember(ctx, userId));
  });
}

function mergeChannels(
  before: NotificationChannels,
  change: NonNullable<NotificationPreferencesChange["channels"]>,
): NotificationChannels {
  const after = { ...before };
  for (const kind of notificationKinds) after[kind] = { ...before[kind], ...change[kind] };
  return after;
}

async function requireMember({ db, customerId }: Context, userId: string): Promise<NotifiedMember> {
  const [member] = await findNotifiedMembers(db, { customerId, userIds: [userId], limit: 1 });
  if (!member) throw notFound("member");
  return member;
}

function present(member: NotifiedMember): NotificationPreferences {
  const { quietFrom, quietUntil, ...rest } = preferencesOf(member);
  return {
    ...rest,
    quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
    timeZone: member.timeZone,
  };
}
