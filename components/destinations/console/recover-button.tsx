"use client";
import { Button } from "@/components/ui/button";
import { loadable } from "@/components/ui/loadable";
import { OpensDialog } from "@/components/ui/opens-dialog";
import type { Destination } from "@/lib/contracts/destinations";

const RecoverDialog = loadable(() => import("./recover-dialog").then((file) => file.RecoverDialog));

/** Opens the dialog that resends failed deliveries. */
export function RecoverButton({ destination }: { destination: Destination }) {
  return (
    <OpensDialog
      load={RecoverDialog.load}
      opener={(props) => (
        <Button size="sm" {...props}>
          Recover failed
        </Button>
      )}
    >
      {(state) => <RecoverDialog destination={destination} {...state} />}
    </OpensDialog>
  );
}
