"use client";
import { Button, ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";

/** A page that broke. `digest` finds the failure in the server's log. */
export function PageFailed({ digest, onRetry }: { digest: string | undefined; onRetry: () => void }) {
  return (
    <>
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="This page could not be shown"
        message="The fault is ours, and nothing was lost. Try again; if it stays, tell us the number below."
        requestId={digest}
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              Retry
            </Button>
            <ButtonLink href="/dashboard">Go to the dashboard</ButtonLink>
          </>
        }
      />
    </>
  );
}
