"use client";
import { messageOf } from "@/components/layout/query-failed";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toast";
import { useDenyClient } from "@/lib/client/admin";
import type { AdminClient } from "@/lib/contracts/admin";

/** Asks before a client loses, or is refused, the data of its workspace. */
export function DenyClientDialog({
  client: { id, name, approval },
  open,
  onOpenChange,
}: {
  client: AdminClient;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const deny = useDenyClient();
  const confirm = () =>
    deny.mutate(id, {
      onSuccess: () => {
        onOpenChange(false);
        notify({ text: `${name} denied`, tone: "success" });
      },
      onError: (error) =>
        notify({ text: `${name} was not denied`, description: messageOf(error), tone: "danger" }),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Deny ${name}?`}
      confirm="Deny client"
      pending={deny.isPending}
      onConfirm={confirm}
    >
      <p>
        {approval === "approved"
          ? "Its calls are refused from the next one on."
          : "Its calls are refused, those for sample data too."}{" "}
        It may be approved later.
      </p>
    </ConfirmDialog>
  );
}
