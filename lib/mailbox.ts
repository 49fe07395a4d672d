import type { Db } from "@/db/client";
import { insertMailboxMessage } from "@/db/queries/mailbox";
import type { Clock } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { Mailer } from "@/lib/mail/mail";

/** Keeps mails where `/dev/mailbox` shows them: for local use, where no mail server is configured. */
export function createMailbox(db: Db, clock: Clock): Mailer {
  return {
    send: (mail) =>
      insertMailboxMessage(db, { ...mail, to: mail.to.toLowerCase(), id: newId(), createdAt: clock.now() }),
  };
}
