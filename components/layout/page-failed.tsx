"use client";
import { Button, ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { useAutomaticRetry } from "./use-automatic-retry";

/** Shown when a page crashes. `digest` identifies the error in the server log. */
export function PageFailed({ digest, onRetry }: { digest: string | undefined; onRetry: () => void }) {
  useAutomaticRetry(onRetry);
  return (
    <>
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="This page could not be shown"
        message="The error is on our side, and no data was lost. This page keeps trying. If the problem persists, send us the number below."
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
