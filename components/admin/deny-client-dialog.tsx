"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useDenyClient } from "@/lib/client/admin";
import type { AdminClient } from "@/lib/contracts/admin";

/** Asks before a client loses, or is refused, the data of its workspace. */
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
          ? "Its calls are refused from the next one on."
          : "Its calls are refused, those for sample data too."}{" "}
        It may be approved later.
      </p>
    </ConfirmedAct>
  );
}
