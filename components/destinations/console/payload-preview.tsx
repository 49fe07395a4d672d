import type { UseQueryResult } from "@tanstack/react-query";
import { CodeBlock } from "@/components/docs/code-block";
import { QueryFailed } from "@/components/page/query-failed";
import { Skeleton } from "@/components/ui/skeleton";
import type { DeliveryPreview } from "@/lib/contracts/deliveries";

/** The delivery body for the sample signal, exactly as sent. */
export function PayloadPreview({ preview }: { preview: UseQueryResult<DeliveryPreview> }) {
  if (preview.isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading the preview</span>
        <Skeleton className="h-96" />
      </div>
    );
  }
  if (preview.isLoadingError)
    return <QueryFailed title="The preview could not be generated" query={preview} />;
  const { contentType, body } = preview.data;
  return <CodeBlock tall title={contentType} code={JSON.stringify(body, null, 2)} />;
}
