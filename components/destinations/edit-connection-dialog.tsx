"use client";
import { DialogContent, type DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useDestinationChange } from "@/lib/client/destinations";
import type { Destination, NewDestination } from "@/lib/contracts/destinations";
import { KindForm } from "./kind-form";

/** Changes where a destination is. Its settings are never read back, so they are given anew as a whole. */
export function EditConnectionDialog({
  destination,
  open,
  onOpenChange,
}: DialogState & {
  destination: Destination;
}) {
  const change = useDestinationChange(destination.id);
  const save = ({ name, config }: NewDestination) =>
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
  const kept = destination.type === "webhook" ? " The signature secret stays." : "";
  return (
    <FormDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Edit the connection"
        description={`Settings are stored encrypted and never shown again: give them anew.${kept}`}
        size="lg"
      >
        <KindForm
          kind={destination.type}
          submit="Save"
          name={destination.name}
          pending={change.isPending}
          refusal={change.error}
          onSubmit={save}
          onCancel={() => onOpenChange(false)}
        />
      </DialogContent>
    </FormDialog>
  );
}
