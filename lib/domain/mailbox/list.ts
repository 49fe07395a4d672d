import type { Db } from "@/db/client";
import { findMailboxMessages } from "@/db/queries/mailbox";

/** A mail in the local mailbox. `links` are the web links in its text, in order. */
export interface LocalMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** ISO 8601. */
  at: string;
}

/** The newest mails that this installation stored instead of sending, to everyone or to one address; at most 100. */
export async function listLocalMail(db: Db, to: string | null): Promise<LocalMail[]> {
  const messages = await findMailboxMessages(db, { to });
  return messages.map(({ id, to, subject, text, createdAt }) => ({
    id,
    to,
    subject,
    text,
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    at: createdAt.toISOString(),
  }));
}
