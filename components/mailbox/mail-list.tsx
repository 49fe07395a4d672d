import { cx } from "class-variance-authority";
import { Inbox } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { RelativeTime } from "@/components/ui/relative-time";
import { stretchedLink } from "@/components/ui/stretched-link";
import { MailText } from "./mail-text";

export interface ShownMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  at: string;
}

/** The local mailbox: emails newest first, with the selected or newest one open. */
export function MailList({
  mails,
  to,
  openId,
}: {
  mails: ShownMail[];
  to: string | null;
  openId: string | null;
}) {
  const open = mails.find((mail) => mail.id === openId) ?? mails[0];
  const address = (id: string) => `/dev/mailbox?${new URLSearchParams({ ...(to && { to }), id })}`;
  return (
    <>
      <PageHeader
        back={{ href: "/sign-in", label: "Sign-in" }}
        title="Local mailbox"
        description={
          to
            ? `Emails to ${to}. This installation stores emails here instead of sending them.`
            : "This installation stores emails here instead of sending them."
        }
        actions={
          <>
            {to && <ButtonLink href="/dev/mailbox">All emails</ButtonLink>}
            <ButtonLink
              href={to ? `/dev/mailbox?to=${encodeURIComponent(to)}` : "/dev/mailbox"}
              prefetch={false}
            >
              Refresh
            </ButtonLink>
          </>
        }
      />
      {!open ? (
        <Card>
          <EmptyState
            icon={<Inbox />}
            title="No emails yet"
            action={
              <ButtonLink href="/sign-in" variant="primary">
                Go to sign-in
              </ButtonLink>
            }
          >
            Request a sign-in link and it will appear here.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[20rem_minmax(0,1fr)]">
          <Card className="order-2 md:order-1">
            <ul aria-label="Emails">
              {mails.map((mail) => (
                <li
                  key={mail.id}
                  className={cx(
                    "relative border-line border-b px-4 py-2.5 last:border-b-0 hover:bg-hover/60",
                    mail.id === open.id && "bg-accent-surface hover:bg-accent-surface",
                  )}
                >
                  <Link
                    href={address(mail.id)}
                    aria-current={mail.id === open.id || undefined}
                    className={cx("block truncate font-medium text-ink text-sm", stretchedLink)}
                  >
                    {mail.subject}
                  </Link>
                  <span className="flex justify-between gap-3 text-ink-muted text-xs">
                    <span className="truncate">{mail.to}</span>
                    <RelativeTime at={mail.at} className="shrink-0" />
                  </span>
                </li>
              ))}
            </ul>
          </Card>
          <Card className="order-1 p-4 sm:p-6 md:order-2">
            <h2 className="font-semibold text-lg">{open.subject}</h2>
            <p className="mt-0.5 text-ink-muted text-sm">
              To {open.to}, <RelativeTime at={open.at} />
            </p>
            <MailText text={open.text} links={open.links} />
          </Card>
        </div>
      )}
    </>
  );
}
