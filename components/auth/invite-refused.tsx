import { MailX } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";

type State = "unknown" | "used" | "cancelled" | "expired";

const texts: Record<State, { title: string; text: string }> = {
  unknown: {
    title: "Invalid invitation",
    text: "The link may be incomplete. Open it from the email again, or ask for a new invitation.",
  },
  used: {
    title: "This invitation has already been used",
    text: "Each invitation works once. If you accepted it, just sign in.",
  },
  cancelled: {
    title: "This invitation was canceled",
    text: "A newer invitation may have been sent. Check your email, or ask the person who invited you.",
  },
  expired: {
    title: "This invitation has expired",
    text: "Invitations expire after seven days. Ask the person who invited you for a new one.",
  },
};

/** An invitation that can no longer be accepted, and what to do about it. */
export function InviteRefused({ state, isSignedIn }: { state: State; isSignedIn: boolean }) {
  const { title, text } = texts[state];
  return (
    <>
      <span
        aria-hidden
        className="mb-4 flex size-10 items-center justify-center rounded-lg border border-line bg-sunken text-ink-muted"
      >
        <MailX className="size-5" />
      </span>
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      <p className="mt-1 text-ink-muted">{text}</p>
      <ButtonLink
        href={isSignedIn ? "/dashboard" : "/sign-in"}
        variant="primary"
        size="lg"
        className="mt-6 w-full"
      >
        {isSignedIn ? "Go to your dashboard" : "Sign in"}
      </ButtonLink>
    </>
  );
}
