/** What members and the workspace's chat channel are notified of. */
import { z } from "zod";
import { policy } from "@/db/policy";
import { chatNotificationKinds, digestFrequencies, notificationKinds } from "@/db/vocabulary";
import { like, Strength, TimeZone, WhyItMatters } from "./fields";
import { anyone, listOf, managers, member, notAudited, operation, Paging, Timestamp } from "./operation";
import { ChosenTimeZone } from "./time-zone";
import { changeOf, GivenVersion, Version } from "./version";

export const Notification = z
  .object({
    id: z.uuid(),
    kind: z.enum(notificationKinds),
    title: like("Strong signal: Dana Field"),
    /** More about it; may be empty. */
    body: WhyItMatters,
    /** The page in the portal that it is about. */
    path: like("/signals/01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d"),
    isRead: z.boolean(),
    createdAt: Timestamp,
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof Notification>;

const unaudited = notAudited("it changes only how one's own account is notified");

export const listNotifications = operation({
  id: "listMyNotifications",
  method: "GET",
  path: "/api/me/notifications",
  summary: `List the caller's notifications of the last ${policy.notificationDays} days in this workspace, newest first`,
  auth: member("provisioned"),
  query: Paging.extend({
    unread: z
      .enum(["true", "false"])
      .transform((text) => text === "true")
      .optional()
      .describe("`true` for unread ones only, `false` for read ones only."),
  }),
  response: listOf(Notification).extend({ unread: z.int() }),
});

const Reading = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(100).optional() })
  .meta({ id: "NotificationReading" });

export const readNotifications = operation({
  id: "readMyNotifications",
  method: "POST",
  audit: unaudited,
  isOwn: true,
  path: "/api/me/notifications/read",
  summary: "Mark notifications as read: those with the IDs, or all",
  auth: member("provisioned"),
  body: Reading,
  response: z.object({ unread: z.int() }),
});

const Channels = z.object({ portal: z.boolean(), email: z.boolean() });
const allKinds = <T extends z.ZodType>(channels: T) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, channels])) as Record<
    (typeof notificationKinds)[number],
    T
  >;
const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 22:00");
const QuietHours = z
  .strictObject({ from: localTime, until: localTime })
  .refine(({ from, until }) => from !== until, { path: ["until"], message: "must differ from the start" })
  .meta({ examples: [{ from: "20:00", until: "07:00" }] })
  .nullable();
const strength = Strength.min(1).max(10);

export const NotificationPreferences = z
  .object({
    /** By kind: whether it is shown in the portal, and whether it is mailed. */
    channels: z.object(allKinds(Channels)),
    /** The least strength of a signal to be notified of. */
    minStrength: strength,
    digest: z.enum(digestFrequencies),
    /** No mail is sent between these local times; null for none. */
    quietHours: QuietHours,
    /** The zone of the digest and the quiet hours, set in the profile; null for UTC. */
    timeZone: TimeZone.nullable(),
  })
  .meta({ id: "NotificationPreferences" });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const NotificationPreferencesChange = changeOf({
  channels: z.strictObject(allKinds(z.strictObject(Channels.shape).optional())),
  minStrength: strength,
  digest: z.enum(digestFrequencies),
  quietHours: QuietHours,
}).meta({ id: "NotificationPreferencesChange" });
export type NotificationPreferencesChange = z.infer<typeof NotificationPreferencesChange>;

export const getNotificationPreferences = operation({
  id: "getMyNotificationPreferences",
  method: "GET",
  path: "/api/me/notification-preferences",
  summary: "Get how the caller is notified in this workspace",
  auth: member("provisioned"),
  response: NotificationPreferences,
});

export const updateNotificationPreferences = operation({
  id: "updateMyNotificationPreferences",
  method: "PATCH",
  audit: unaudited,
  isOwn: true,
  path: "/api/me/notification-preferences",
  summary: "Change how the caller is notified in this workspace",
  auth: member("provisioned"),
  body: NotificationPreferencesChange,
  response: NotificationPreferences,
});

export const ChatNotifications = z
  .strictObject({
    /** A chat destination of the workspace. */
    destinationId: z.uuid(),
    kinds: z.array(z.enum(chatNotificationKinds)).max(chatNotificationKinds.length),
    /** The least strength of a signal that is posted. */
    minStrength: strength,
    digest: z.enum(digestFrequencies),
    /** The zone of the digest's hour. */
    timeZone: ChosenTimeZone,
  })
  .meta({ id: "ChatNotifications" });
export type ChatNotifications = z.infer<typeof ChatNotifications>;

const ShownChat = z.object({ chat: ChatNotifications.nullable(), version: Version });
const MaybeChat = z
  .strictObject({ chat: ChatNotifications.nullable(), version: GivenVersion })
  .meta({ id: "ChatNotificationsSetting" });

export const getChatNotifications = operation({
  id: "getMyChatNotifications",
  method: "GET",
  path: "/api/me/notification-channel",
  summary: "Get what the workspace posts to a chat channel besides signals; null if nothing",
  auth: member("provisioned"),
  response: ShownChat,
});

export const updateChatNotifications = operation({
  id: "updateMyChatNotifications",
  method: "PATCH",
  audit: "notifications.channel_changed",
  path: "/api/me/notification-channel",
  summary: "Set what the workspace posts to a chat channel besides signals; null for nothing",
  auth: member("provisioned", managers),
  body: MaybeChat,
  response: ShownChat,
  errors: ["version_conflict"],
});

const TokenParams = z.object({
  token: z.string().min(1).max(1_000).describe("The token from the link in the mail."),
});

export const unsubscribe = operation({
  id: "unsubscribe",
  method: "POST",
  audit: notAudited("it changes only how the mail's recipient is notified"),
  path: "/api/public/unsubscribe/{token}",
  summary: "Stop mail of the link's kind; mail programs call it for one-click unsubscribe (RFC 8058)",
  auth: anyone,
  params: TokenParams,
  errors: ["not_found"],
  cacheControl: "no-store",
});
