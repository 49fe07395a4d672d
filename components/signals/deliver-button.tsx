"use client";
import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { SignalDetail } from "@/lib/contracts/signals";

const loadDialog = () => import("./deliver-dialog");
const DeliverDialog = lazy(() => loadDialog().then((module) => ({ default: module.DeliverDialog })));

/** Delivers a signal by hand: opens the choice of destinations, loaded when it is wanted. */
export function DeliverButton({ signal }: { signal: SignalDetail }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Send aria-hidden />
        Deliver
      </Button>
      {asked && (
        <Suspense>
          <DeliverDialog signal={signal} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
