"use client";
import type { DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useDestinationChange } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";
import { isolated } from "@/lib/contracts/isolated";
import type { GivenConnection } from "./kinds/connection-form";
import { KindForm } from "./kinds/kind-form";

/**
 * Renames a destination and edits its connection. Stored settings are never shown; those left empty stay as they are.
 */
export function EditConnectionDialog({
  destination,
  open,
  onOpenChange,
}: DialogState & { destination: Destination }) {
  const change = useDestinationChange(destination.id);

  const close = () => onOpenChange(false);

  /** Sends only what changed. */
  function save({ name, config }: GivenConnection, { onError }: { onError: (error: unknown) => void }) {
    const isReconnected = Object.keys(config).length > 0;
    const changed = { ...(name !== destination.name && { name }), ...(isReconnected && { config }) };
    if (Object.keys(changed).length === 0) return close();
    change.mutate(changed, {
      onError,
      onSuccess: () => {
        close();
        notify({
          text: `${isolated(name)} saved`,
          ...(isReconnected && { description: "Test the connection to check that it works." }),
          tone: "success",
        });
      },
    });
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Edit destination"
      description="Connection settings are stored encrypted and never shown. Those you leave empty stay as they are."
      size="lg"
    >
      <KindForm
        kind={destination.type}
        submit="Save"
        edited={destination}
        mutation={{ ...change, mutate: save }}
        onCancel={close}
      />
    </FormDialog>
  );
}
