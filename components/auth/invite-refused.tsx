import { MailX } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";

type State = "unknown" | "used" | "cancelled" | "expired";

const words: Record<State, { title: string; text: string }> = {
  unknown: {
    title: "This invitation is not known",
    text: "The link may not have been copied whole. Open it from the mail again, or ask for a new invitation.",
  },
  used: {
    title: "This invitation was used",
    text: "An invitation works once. If it was you who accepted it, you are in: just sign in.",
  },
  cancelled: {
    title: "This invitation was withdrawn",
    text: "Perhaps a newer one was sent: look into your mail for it, or ask whoever invited you.",
  },
  expired: {
    title: "This invitation has ended",
    text: "An invitation is good for seven days. Ask whoever invited you for a new one.",
  },
};

/** An invitation that cannot be accepted any more, and what to do about it. */
export function InviteRefused({ state, isSignedIn }: { state: State; isSignedIn: boolean }) {
  const { title, text } = words[state];
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
