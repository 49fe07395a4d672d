"use client";
import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { PageFailed } from "@/components/layout/page-failed";

/** Error boundary of signed-in pages: the layout stays, and Retry requests the page again. */
export default function Failed({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <PageFailed digest={error.digest} onRetry={retry} />;
}
