"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Destination } from "@/lib/contracts/destinations";

const loadDialog = () => import("./recover-dialog");
const RecoverDialog = lazy(() => loadDialog().then((module) => ({ default: module.RecoverDialog })));

/** Opens the window that sends everything again which failed. */
export function RecoverButton({ destination }: { destination: Destination }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Recover failed
      </Button>
      {asked && (
        <Suspense>
          <RecoverDialog destination={destination} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
