"use client";
import { CentredPage } from "@/components/layout/centred-page";
import { PageFailed } from "@/components/layout/page-failed";

/** The root error boundary. */
export default function Failed({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <CentredPage>
      <PageFailed digest={error.digest} onRetry={reset} />
    </CentredPage>
  );
}
