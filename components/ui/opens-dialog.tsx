"use client";
import { type ReactNode, Suspense, useState } from "react";
import type { DialogState } from "./dialog";

interface OpenerProps {
  "aria-haspopup": "dialog";
  onPointerEnter: () => void;
  onClick: () => void;
}

/**
 * A button and the window that it opens. `load` fetches the window's script, on intent; the window is mounted when
 * it is first asked for, and stays, so that it can leave as it came.
 */
export function OpensDialog({
  load,
  opener,
  children,
}: {
  load: () => Promise<unknown>;
  opener: (props: OpenerProps) => ReactNode;
  children: (state: DialogState) => ReactNode;
}) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  function show() {
    setAsked(true);
    setOpen(true);
  }
  return (
    <>
      {opener({ "aria-haspopup": "dialog", onPointerEnter: () => void load(), onClick: show })}
      {asked && <Suspense>{children({ open, onOpenChange: setOpen })}</Suspense>}
    </>
  );
}
