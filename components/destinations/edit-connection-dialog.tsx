"use client";
import { DialogContent, type DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useDestinationChange } from "@/lib/client/destinations";
import type { Destination, NewDestination } from "@/lib/contracts/destinations";
import { KindForm } from "./kinds/kind-form";

/** Edits a destination's connection. Saved settings are never returned, so all of them must be entered again. */
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
            description: "Test the connection to check that it works.",
            tone: "success",
          });
        },
      },
    );
  const kept = destination.type === "webhook" ? " The signing secret stays the same." : "";
  return (
    <FormDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Edit connection"
        description={`Settings are stored encrypted and never shown again, so enter all of them.${kept}`}
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
