import type { Db } from "@/db/client";
import { insertMailboxMessage } from "@/db/queries/mailbox";
import type { Clock } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { Mailer } from "@/lib/mail/mail";

/** Stores mails for `/dev/mailbox`, for local use without a mail server. */
export function createMailbox(db: Db, clock: Clock): Mailer {
  return {
    send: (mail) =>
      insertMailboxMessage(db, { ...mail, to: mail.to.toLowerCase(), id: newId(), createdAt: clock.now() }),
  };
}
