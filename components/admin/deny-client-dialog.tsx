"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useDenyClient } from "@/lib/client/admin";
import type { AdminClient } from "@/lib/contracts/admin";

/** Asks for confirmation before denying a client access to its workspace. */
export function DenyClientDialog({
  client: { id, name, approval },
  open,
  onOpenChange,
}: DialogState & {
  client: AdminClient;
}) {
  const deny = useDenyClient();
  return (
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title={`Deny ${name}?`}
      confirm="Deny client"
      act={deny}
      input={id}
      done={`${name} denied`}
      failed={`${name} was not denied`}
    >
      <p>
        {approval === "approved"
          ? "Its API calls are rejected from now on."
          : "Its API calls are rejected, including calls for sample data."}{" "}
        You can approve it later.
      </p>
    </ConfirmedAct>
  );
}
