import { MailCheck } from "lucide-react";
import { Button, ButtonLink } from "@/components/ui/button";
import { policy } from "@/db/policy";

/** Shown after a link was sent. `mailbox` is true if this installation stores emails locally. */
export function CheckYourMail({
  email,
  mailbox,
  onOther,
}: {
  email: string | null;
  mailbox: boolean;
  onOther?: () => void;
}) {
  return (
    <div role="status">
      <span
        aria-hidden
        className="mb-4 flex size-10 items-center justify-center rounded-lg border border-accent-line bg-accent-surface text-accent-ink"
      >
        <MailCheck className="size-5" />
      </span>
      <h1 className="font-semibold text-2xl tracking-tight">Check your email</h1>
      <p className="mt-1 text-ink-muted">
        We sent a link to {email ? <strong className="font-medium text-ink">{email}</strong> : "you"}. It
        works once and expires after {policy.signInLinkMinutes} minutes.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        {mailbox && (
          <ButtonLink
            href={email ? `/dev/mailbox?to=${encodeURIComponent(email)}` : "/dev/mailbox"}
            variant="primary"
          >
            Open the local mailbox
          </ButtonLink>
        )}
        {onOther ? (
          <Button onClick={onOther}>Use a different address</Button>
        ) : (
          <ButtonLink href="/sign-in">Use a different address</ButtonLink>
        )}
      </div>
      <p className="mt-6 text-ink-muted text-sm">
        No email after a minute? Check your spam folder or request another link.
      </p>
    </div>
  );
}
