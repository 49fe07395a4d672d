"use client";
import { CentredPage } from "@/components/layout/centred-page";
import { PageFailed } from "@/components/layout/page-failed";

/** The root error boundary. The layout may have failed too, so a retry loads the whole page. */
export default function Failed({ error }: { error: Error & { digest?: string } }) {
  return (
    <CentredPage>
      <PageFailed digest={error.digest} onRetry={() => window.location.reload()} />
    </CentredPage>
  );
}
