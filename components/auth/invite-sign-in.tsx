"use client";
import { LogIn, LogOut } from "lucide-react";
import { useState } from "react";
import { endSession } from "@/components/sign-in/auth-requests";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";

/** Asks signed-out users to sign in with the invited address; they return here afterwards. */
export function SignInToAccept({ sentTo, signInAddress }: { sentTo: string; signInAddress: string }) {
  return (
    <>
      <p className="wrap-anywhere mt-6 text-sm">
        The invitation was sent to <strong className="inline-block font-medium">{sentTo}</strong>. Sign in
        with that email address to accept it.
      </p>
      <ButtonLink href={signInAddress} variant="primary" size="lg" className="mt-4 w-full">
        <LogIn aria-hidden />
        Sign in to accept
      </ButtonLink>
    </>
  );
}

/** Informs users signed in with a different email address, and offers to sign out. */
export function WrongAddress({
  email,
  sentTo,
  signInAddress,
}: {
  email: string;
  sentTo: string;
  signInAddress: string;
}) {
  const [state, setState] = useState<"ready" | "leaving" | "failed">("ready");

  async function leave() {
    setState("leaving");
    try {
      await endSession();
      window.location.assign(signInAddress);
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <div className="wrap-anywhere mt-6">
        <Callout tone="warning" title="You are signed in with a different email address">
          You are signed in as {email}. The invitation was sent to{" "}
          <span className="inline-block">{sentTo}</span>. Only that address can accept it.
        </Callout>
      </div>
      {state === "failed" && (
        <div role="alert" className="mt-4">
          <Callout tone="danger" title="Could not sign you out">
            The server did not respond. Try again.
          </Callout>
        </div>
      )}
      <Button
        variant="primary"
        size="lg"
        className="mt-4 w-full"
        pending={state === "leaving"}
        onClick={() => void leave()}
      >
        {state !== "leaving" && <LogOut aria-hidden />}
        Sign out and use the invited address
      </Button>
      <ButtonLink href="/dashboard" size="lg" className="mt-2 w-full">
        Stay signed in and go to the dashboard
      </ButtonLink>
    </>
  );
}
