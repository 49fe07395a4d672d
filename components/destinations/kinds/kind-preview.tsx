"use client";
import { useApiQuery } from "@/components/page/use-api-query";
import { DialogBody } from "@/components/ui/dialog";
import { previewDestination } from "@/lib/client/operations";
import type { KeyStyle } from "@/lib/contracts/destination-config";
import type { Destination } from "@/lib/contracts/destinations";
import { PayloadPreview } from "../console/payload-preview";

/** Shows the payload of a type before a destination exists, in place of its form. */
export function KindPreview({ kind, keys }: { kind: Destination["type"]; keys?: KeyStyle | undefined }) {
  const preview = useApiQuery(previewDestination, {
    body: { destinationType: kind, ...(keys && { keys }) },
  });
  return (
    <DialogBody className="pb-5">
      <p className="mb-3 text-ink-muted text-sm">The delivery body, using the test's sample signal.</p>
      <PayloadPreview preview={preview} />
    </DialogBody>
  );
}
