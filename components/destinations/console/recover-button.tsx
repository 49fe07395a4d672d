"use client";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import type { Destination } from "@/lib/contracts/destinations";

const RecoverDialog = loadable(() => import("./recover-dialog").then((file) => file.RecoverDialog));

/** Opens the dialog that resends failed deliveries. */
export function RecoverButton({ destination }: { destination: Destination }) {
  return (
    <DialogButton
      size="sm"
      load={RecoverDialog.load}
      dialog={(state) => <RecoverDialog destination={destination} {...state} />}
    >
      Recover failed
    </DialogButton>
  );
}
