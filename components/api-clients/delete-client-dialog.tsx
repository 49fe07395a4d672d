"use client";
import { messageOf } from "@/components/layout/query-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toast";
import { useDeleteApiClient } from "@/lib/client/api-clients";
import type { ApiClient } from "@/lib/contracts/api-clients";

/** Asks before a program is cut off. */
export function DeleteClientDialog({
  client: { id, name },
  open,
  onOpenChange,
}: {
  client: ApiClient;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const remove = useDeleteApiClient();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onOpenChange(false);
        notify({ text: `${name} deleted`, tone: "success" });
      },
      onError: (error) =>
        notify({ text: `${name} was not deleted`, description: messageOf(error), tone: "danger" }),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      confirm="Delete client"
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <p>
        Its secrets and every token that it holds stop working at once: the program that uses them is refused
        from its next call on. It cannot be brought back; a new client has another id and secret.
      </p>
    </ConfirmDialog>
  );
}
