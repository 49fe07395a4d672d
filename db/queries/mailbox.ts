import { desc, eq } from "drizzle-orm";
import type { Db } from "../client";
import { mailboxMessages } from "../schema";

export type MailboxMessage = typeof mailboxMessages.$inferSelect;

export async function insertMailboxMessage(
  db: Db,
  input: { id: string; to: string; subject: string; text: string; html: string; createdAt: Date },
): Promise<void> {
  await db.insert(mailboxMessages).values(input);
}

/** The newest messages of the embedded mailbox, for everyone or one recipient. At most 100. */
export async function findMailboxMessages(db: Db, input: { to: string | null }): Promise<MailboxMessage[]> {
  return db
    .select()
    .from(mailboxMessages)
    .where(input.to ? eq(mailboxMessages.to, input.to.toLowerCase()) : undefined)
    .orderBy(desc(mailboxMessages.createdAt), desc(mailboxMessages.id))
    .limit(100);
}
