import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { mainId, SkipLink } from "@/components/layout/skip-link";
import { MailList } from "@/components/mailbox/mail-list";
import { NowProvider } from "@/components/ui/relative-time";
import { listLocalMail } from "@/lib/domain/mailbox/list";
import { runtime } from "@/lib/runtime";
import { hasLocalMailbox } from "./local-mailbox";

export const metadata: Metadata = { title: "Local mailbox", robots: { index: false, follow: false } };

/** Emails stored when no mail server is configured; with a mail server, this page does not exist. */
export default async function MailboxPage({
  searchParams,
}: {
  searchParams: Promise<{ to?: string; id?: string }>;
}) {
  if (!hasLocalMailbox()) notFound();
  const { to, id } = await searchParams;
  const { db, clock } = runtime();
  const mails = await listLocalMail(db, to || null);
  return (
    <NowProvider now={clock.now().toISOString()}>
      <SkipLink />
      <main id={mainId} className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6">
        <MailList mails={mails} to={to || null} openId={id ?? null} />
      </main>
    </NowProvider>
  );
}
