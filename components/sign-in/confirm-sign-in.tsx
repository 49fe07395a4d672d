"use client";
import { LogIn } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { policy } from "@/db/policy";
import { redeemAddress, redeemLink } from "./auth-requests";

/** Redeems the emailed link on click, so that link scanners cannot use it. The form also works before hydration. */
export function ConfirmSignIn({
  token,
  email,
  callbackUrl,
}: {
  token: string;
  email: string;
  callbackUrl: string;
}) {
  const [state, setState] = useState<"ready" | "signing-in" | "refused" | "failed">("ready");

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setState("signing-in");
    try {
      const next = await redeemLink({ token, email, callbackUrl });
      if (next) window.location.assign(next);
      else setState("refused");
    } catch {
      setState("failed");
    }
  }

  if (state === "refused") return <LinkRefused email={email} />;
  return (
    <>
      <h1 className="font-semibold text-2xl tracking-tight">Sign in as {email}</h1>
      <p className="mt-1 text-ink-muted">Click to finish signing in.</p>
      {state === "failed" && (
        <div className="mt-4">
          <Callout tone="danger" title="The server did not respond">
            Your link still works. Try again.
          </Callout>
        </div>
      )}
      <form method="post" action={redeemAddress({ token, email, callbackUrl })} onSubmit={signIn}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="mt-6 w-full"
          pending={state === "signing-in"}
        >
          {state !== "signing-in" && <LogIn aria-hidden />}
          Sign in
        </Button>
      </form>
    </>
  );
}

/** Shown for an invalid, used or expired link; offers a new one. */
export function LinkRefused({ email }: { email: string | null }) {
  return (
    <div role="alert">
      <h1 className="font-semibold text-2xl tracking-tight">This link no longer works</h1>
      <p className="mt-1 text-ink-muted">
        A sign-in link works once and expires after {policy.signInLinkMinutes} minutes. This one was used, has
        expired, or is incomplete.
      </p>
      <ButtonLink
        href={email ? `/sign-in?email=${encodeURIComponent(email)}` : "/sign-in"}
        variant="primary"
        size="lg"
        className="mt-6 w-full"
      >
        Send me a new link
      </ButtonLink>
    </div>
  );
}
