"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteApiClient } from "@/lib/client/api-clients";
import type { ApiClient } from "@/lib/contracts/api-clients";

/** Asks before a program is cut off. */
export function DeleteClientDialog({
  client: { id, name },
  open,
  onOpenChange,
}: DialogState & {
  client: ApiClient;
}) {
  const remove = useDeleteApiClient();
  return (
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      confirm="Delete client"
      act={remove}
      input={id}
      done={`${name} deleted`}
      failed={`${name} was not deleted`}
    >
      <p>
        Its secrets and every token that it holds stop working at once: the program that uses them is refused
        from its next call on. It cannot be brought back; a new client has another id and secret.
      </p>
    </ConfirmedAct>
  );
}
