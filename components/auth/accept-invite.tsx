"use client";
import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ApiError, call } from "@/lib/client/call";
import { acceptInvite } from "@/lib/client/operations";

/** Accepts the invitation on click, so that link scanners cannot accept it. */
export function AcceptInvite({
  token,
  email,
  workspace,
}: {
  token: string;
  email: string;
  workspace: string;
}) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function accept() {
    setPending(true);
    setProblem(null);
    try {
      await call(acceptInvite, { body: { token } });
      // Full page load, because all following data belongs to the other workspace.
      window.location.assign("/dashboard");
    } catch (error) {
      setPending(false);
      setProblem(error instanceof ApiError ? error.message : "Something went wrong. Try again.");
    }
  }

  return (
    <>
      {problem && (
        <div role="alert" className="mt-6">
          <Callout tone="danger" title="Could not accept the invitation">
            {problem}
          </Callout>
        </div>
      )}
      <Button
        variant="primary"
        size="lg"
        className="mt-6 w-full"
        pending={isPending}
        onClick={() => void accept()}
      >
        {!isPending && <Check aria-hidden />}
        <span className="truncate">Join {workspace}</span>
      </Button>
      <p className="wrap-anywhere mt-3 text-ink-muted text-sm">You join as {email}.</p>
    </>
  );
}
