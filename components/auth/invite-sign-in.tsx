"use client";
import { LogIn, LogOut } from "lucide-react";
import { useState } from "react";
import { endSession } from "@/components/sign-in/auth-requests";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";

/** Asks whoever is not signed in to do so with the invited address; they come back here. */
export function SignInToAccept({ sentTo, signInAddress }: { sentTo: string; signInAddress: string }) {
  return (
    <>
      <p className="wrap-anywhere mt-6 text-sm">
        The invitation was sent to <strong className="inline-block font-medium">{sentTo}</strong>. Sign in
        with that address to accept it.
      </p>
      <ButtonLink href={signInAddress} variant="primary" size="lg" className="mt-4 w-full">
        <LogIn aria-hidden />
        Sign in to accept
      </ButtonLink>
    </>
  );
}

/** Tells whoever is signed in with another address, and offers to change that. */
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
        <Callout tone="warning" title="You are signed in with another address">
          You are {email}. The invitation was sent to <span className="inline-block">{sentTo}</span>: only
          that address can accept it.
        </Callout>
      </div>
      {state === "failed" && (
        <div role="alert" className="mt-4">
          <Callout tone="danger" title="You could not be signed out">
            The server did not answer. Try again.
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
        Sign out, and use the other address
      </Button>
      <ButtonLink href="/dashboard" size="lg" className="mt-2 w-full">
        Stay, and go to your dashboard
      </ButtonLink>
    </>
  );
}
