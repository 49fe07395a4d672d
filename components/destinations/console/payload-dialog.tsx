"use client";
import { useQuery } from "@tanstack/react-query";
import { buttonStyles } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { previewDelivery } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Destination } from "@/lib/contracts/destinations";
import { PayloadPreview } from "./payload-preview";

/** Path of the JSON Schema of a type's body; types that use another tool's format have none. */
const schemas: Partial<Record<Destination["type"], string>> = {
  webhook: "/api/public/schemas/webhook-payload.json",
  automation: "/api/public/schemas/flat-payload.json",
  enrichment_webhook: "/api/public/schemas/flat-payload.json",
};

/** Shows the payload for the sample signal, with a link to download its schema. */
export function PayloadDialog({ destination, ...state }: DialogState & { destination: Destination }) {
  const preview = useQuery({
    ...query(previewDelivery, { params: { id: destination.id } }),
    enabled: state.open,
  });
  const schema = schemas[destination.type];
  return (
    <Dialog
      {...state}
      title="Payload"
      description="The delivery body, using the test's sample signal."
      size="lg"
    >
      <DialogBody className="pb-5">
        <PayloadPreview preview={preview} />
      </DialogBody>
      {schema && (
        <DialogFooter>
          <a href={schema} download className={buttonStyles()}>
            Download JSON Schema
          </a>
        </DialogFooter>
      )}
    </Dialog>
  );
}
