"use client";
import { useQuery } from "@tanstack/react-query";
import { buttonStyles } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { previewDelivery } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Destination } from "@/lib/contracts/destinations";
import { PayloadPreview } from "./payload-preview";

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
}: DialogState & {
  destination: Destination;
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
          <PayloadPreview preview={preview} />
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
