"use client";
import { lazy } from "react";
import { Button } from "@/components/ui/button";
import { OpensDialog } from "@/components/ui/opens-dialog";
import type { Destination } from "@/lib/contracts/destinations";

const loadDialog = () => import("./recover-dialog");
const RecoverDialog = lazy(() => loadDialog().then((module) => ({ default: module.RecoverDialog })));

/** Opens the dialog that resends failed deliveries. */
export function RecoverButton({ destination }: { destination: Destination }) {
  return (
    <OpensDialog
      load={loadDialog}
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
