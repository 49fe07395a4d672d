/** Emails about what a member chose to be notified of. */

import type { MailedKind } from "@/db/vocabulary";
import { isolated } from "@/lib/contracts/isolated";
import { type LetterItem, writeLetter } from "./layout";
import type { MailContent } from "./mail";

/** What a member calls a kind of notification, as on the settings page. */
export const mailedKindNames: Record<MailedKind, string> = {
  strong_signal: "strong signals",
  mention: "mentions",
  assignment: "assignments",
  destination: "destinations that need action",
  credits: "credits",
  connected_app: "connected apps",
  digest: "digests",
};

/** How to stop a kind of mail. */
export interface Unsubscription {
  kind: MailedKind;
  workspace: string;
  /** A page that asks for confirmation; a mail program posts to it instead. */
  url: string;
}

interface Notice {
  title: string;
  paragraphs: string[];
  items?: LetterItem[];
  action: { label: string; url: string };
}

/** A notification as a mail that can be unsubscribed from, also by the mail program (RFC 2369, RFC 8058). */
export function notificationMail(
  { title, paragraphs, items, action }: Notice,
  from: Unsubscription,
): MailContent {
  const { kind, workspace, url } = from;
  const content = writeLetter({
    ...{ subject: title, heading: title, paragraphs, action },
    ...(items && { items }),
    footnote: `You're receiving this email because you chose to be notified of ${mailedKindNames[kind]} in ${isolated(workspace)}.`,
    footerLink: { label: "Unsubscribe", url },
  });
  return {
    ...content,
    headers: {
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** A notification that is part of what was bought, so it can't be unsubscribed from. */
export const transactionalMail = ({ title, paragraphs, action }: Notice, workspace: string): MailContent =>
  writeLetter({
    ...{ subject: title, heading: title, paragraphs, action },
    footnote: `You're receiving this email because you're an admin of ${isolated(workspace)}.`,
  });
