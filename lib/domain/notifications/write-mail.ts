import type { NotifiedMember } from "@/db/queries/notification-preferences";
import type { ShownNotification } from "@/db/queries/notifications";
import type { Context } from "@/lib/context";
import type { MailContent } from "@/lib/mail/mail";
import { notificationMail, transactionalMail } from "@/lib/mail/templates-notifications";
import { byStrength, describeNotification } from "./describe";
import { readDigest } from "./digest";
import { isTransactional } from "./transactional";
import { unsubscriptionOf } from "./unsubscribe";

/**
 * The mail for notifications of one kind: strong signals together, or one other. Null if there is nothing to say: a
 * digest of a period in which nothing happened.
 */
export async function writeNotificationMail(
  ctx: Context,
  member: NotifiedMember,
  shown: ShownNotification[],
  mostItems: number,
): Promise<MailContent | null> {
  const [first] = shown;
  if (!first) return null;
  const { userId, workspace } = member;
  const { kind } = first.row;
  const from = unsubscriptionOf(ctx, { userId, kind, workspace });
  const urlOf = (path: string) => new URL(path, ctx.ports.appUrl).href;
  if (kind === "digest") {
    const digest = await readDigest(ctx, first.row);
    if (digest === null) return null;
    const items = digest.signals.map(({ path, ...item }) => ({ ...item, url: urlOf(path) }));
    const action = { label: "View signals", url: urlOf("/signals") };
    return notificationMail({ title: digest.title, paragraphs: digest.lines, items, action }, from);
  }
  if (kind === "strong_signal" && shown.length > 1) {
    const items = byStrength(shown)
      .slice(0, mostItems)
      .map((one) => {
        const { title, body, path } = describeNotification(one, workspace);
        return { title, text: body, url: urlOf(path) };
      });
    const more = shown.length - items.length;
    const paragraphs = more > 0 ? [`The strongest ${items.length}:`] : [];
    const title = `${shown.length} strong signals in ${workspace}`;
    return notificationMail(
      { title, paragraphs, items, action: { label: "View signals", url: urlOf("/signals") } },
      from,
    );
  }
  const { title, body, path } = describeNotification(first, workspace);
  const action = { label: actionOf(kind), url: urlOf(path) };
  const notice = { title, paragraphs: body === "" ? [] : [body], action };
  return isTransactional(first.row) ? transactionalMail(notice, workspace) : notificationMail(notice, from);
}

function actionOf(kind: Exclude<ShownNotification["row"]["kind"], "digest">): string {
  if (kind === "destination") return "View destination";
  if (kind === "connected_app") return "View connected apps";
  return kind === "credits" ? "View credits" : "View signal";
}
