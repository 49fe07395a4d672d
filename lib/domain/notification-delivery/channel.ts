/** Posts notifications to the workspace's chat channel. */
import { findCustomer } from "@/db/queries/customers";
import { findDestination } from "@/db/queries/destinations";
import { findChatNotifications } from "@/db/queries/notification-preferences";
import type { ShownNotification } from "@/db/queries/notifications";
import type { Context } from "@/lib/context";
import type { Announcement, Receipt } from "@/lib/destinations/destination";
import { openSealed } from "@/lib/domain/destinations/sealed";
import { byStrength, describeNotification } from "@/lib/domain/notifications/describe";
import { readDigest } from "@/lib/domain/notifications/digest";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import { pauseIfRefused } from "./refusal";
import type { SendMessage, SendOutcome } from "./send";

/**
 * How these notifications of one kind are posted, with `ctx` after the transaction `tx`. Null if the channel does not
 * want them any more, cannot receive them, or if there is nothing to say.
 */
export async function openChannel(
  ctx: Context,
  tx: Context,
  shown: ShownNotification[],
): Promise<SendMessage | null> {
  const { db, customerId, ports } = tx;
  const chat = await findChatNotifications(db, { customerId });
  const [first] = shown;
  if (!chat || !first || !isWanted(chat, first)) return null;
  const { destinationId } = chat;
  const destination = await findDestination(db, { customerId, destinationId });
  const adapter = destination && ports.destinations.adapterOf(destination.type);
  // A paused channel has refused messages until someone connects it again.
  if (!destination?.isActive || !adapter?.announce) return null;
  const { announce } = adapter;
  const announcement = await writeAnnouncement(tx, shown);
  if (!announcement) return null;
  const config = adapter.config.parse(openSealed(destination, ports.keys).config);
  return async () => {
    const receipt = await announce({ config, announcement, at: ctx.clock.now() });
    if (receipt.verdict === "delivered") return "sent";
    log.warn({ customerId, destinationId, status: receipt.status }, "chat message was not accepted");
    const isRefused = await pauseIfRefused(ctx, { destinationId, key: first.row.id, receipt });
    return isRefused ? "refused" : outcomeOf(receipt);
  };
}

function outcomeOf({ verdict, status, isUnsent }: Receipt): SendOutcome {
  if (verdict === "undeliverable") return "refused";
  const isRefused = status !== null && status >= 400 && status < 500;
  return isRefused || isUnsent ? "unsent" : "unknown";
}

type Chat = NonNullable<Awaited<ReturnType<typeof findChatNotifications>>>;

function isWanted(chat: Chat, { row }: ShownNotification): boolean {
  if (row.kind === "digest") return chat.digest !== "off";
  return chat.kinds.some((kind) => kind === row.kind);
}

async function writeAnnouncement(ctx: Context, shown: ShownNotification[]): Promise<Announcement | null> {
  const urlOf = (path: string) => new URL(path, ctx.ports.appUrl).href;
  const [first] = shown;
  if (!first) return null;
  if (first.row.kind === "digest") {
    const digest = await readDigest(ctx, first.row);
    if (!digest) return null;
    const items = digest.signals.map(({ path, ...item }) => ({ ...item, url: urlOf(path) }));
    return { title: digest.title, lines: digest.lines, items, url: urlOf("/signals") };
  }
  const customer = await findCustomer(ctx.db, { customerId: ctx.customerId });
  const described = byStrength(shown).map((one) =>
    describeNotification(one, customer?.name ?? "the workspace"),
  );
  const [only] = described;
  if (only && described.length === 1) {
    return { title: only.title, lines: only.body ? [only.body] : [], items: [], url: urlOf(only.path) };
  }
  const items = described
    .slice(0, settings.notifications.signalsPerMessage)
    .map(({ title, body, path }) => ({ title, text: body, url: urlOf(path) }));
  const more = shown.length - items.length;
  const lines = more > 0 ? [`The strongest ${items.length}:`] : [];
  return { title: `${shown.length} strong signals`, lines, items, url: urlOf("/signals") };
}
