"use client";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { useDestinationChange } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";
import type { NewWebhook } from "./webhook-fields";
import { WebhookForm } from "./webhook-form";

/** Changes where a webhook goes. Its settings are never read back, so they are given anew as a whole. */
export function EditWebhookDialog({
  destination,
  open,
  onOpenChange,
}: {
  destination: Destination;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const change = useDestinationChange(destination.id);
  const save = ({ name, config }: NewWebhook) =>
    change.mutate(
      { name, config },
      {
        onSuccess: () => {
          onOpenChange(false);
          notify({
            text: `${name} saved`,
            description: "Test the connection to see that it works.",
            tone: "success",
          });
        },
      },
    );
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Edit the connection"
        description="Address and credentials are stored encrypted and never shown again: give them anew. The signature secret stays."
        size="lg"
      >
        <WebhookForm
          submit="Save"
          name={destination.name}
          pending={change.isPending}
          refusal={change.error}
          onSubmit={save}
          onCancel={() => onOpenChange(false)}
        />
      </DialogContent>
    </Dialog>
  );
}
