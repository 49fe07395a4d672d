"use client";
import { useQuery } from "@tanstack/react-query";
import { CodeBlock } from "@/components/docs/code-block";
import { QueryFailed } from "@/components/layout/query-failed";
import { buttonStyles } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { previewDelivery } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Destination } from "@/lib/contracts/destinations";

/** Where the JSON Schema of a kind's body is; kinds that are sent another tool's own form have none. */
const schemas: Partial<Record<Destination["type"], string>> = {
  webhook: "/api/public/schemas/webhook-payload.json",
  automation: "/api/public/schemas/flat-payload.json",
  enrichment_webhook: "/api/public/schemas/flat-payload.json",
};

/** What a destination is sent for the sample signal, and its schema to keep. */
export function PayloadDialog({
  destination,
  open,
  onOpenChange,
}: {
  destination: Destination;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const preview = useQuery({
    ...query(previewDelivery, { params: { id: destination.id } }),
    enabled: open,
  });
  const schema = schemas[destination.type];
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="What is sent"
        description="The body of a delivery, for the sample signal that a test sends."
        size="lg"
      >
        <DialogBody className="pb-5">
          {preview.isPending ? (
            <div role="status">
              <span className="sr-only">Loading the preview</span>
              <Skeleton className="h-96" />
            </div>
          ) : preview.isError ? (
            <QueryFailed title="The preview could not be made" query={preview} />
          ) : (
            <CodeBlock
              tall
              title={preview.data.contentType}
              code={JSON.stringify(preview.data.body, null, 2)}
            />
          )}
        </DialogBody>
        {schema && (
          <DialogFooter>
            <a href={schema} download className={buttonStyles()}>
              Download the JSON Schema
            </a>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
