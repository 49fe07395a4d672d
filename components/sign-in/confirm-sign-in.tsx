"use client";
import { LogIn } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { policy } from "@/db/policy";
import { redeemAddress, redeemLink } from "./auth-requests";

/** Uses the mailed link by a click, so that a scanner that merely opens it cannot. The form works before scripts do. */
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
      <p className="mt-1 text-ink-muted">One click, and you are in.</p>
      {state === "failed" && (
        <div className="mt-4">
          <Callout tone="danger" title="The server did not answer">
            Your link still works: try again.
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

/** The link is of no use any more, or never was; the way on is a new one. */
export function LinkRefused({ email }: { email: string | null }) {
  return (
    <div role="alert">
      <h1 className="font-semibold text-2xl tracking-tight">This link no longer works</h1>
      <p className="mt-1 text-ink-muted">
        A sign-in link works once, for {policy.signInLinkMinutes} minutes. This one was used, has expired, or
        was not copied completely.
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
