"use client";
import { type ReactNode, useState } from "react";
import type { DialogState } from "./dialog";

interface OpenerProps {
  "aria-haspopup": "dialog";
  onPointerEnter: () => void;
  onClick: () => void;
}

/**
 * A button and the dialog it opens. `load` fetches the dialog's code on hover or focus; the dialog is mounted on
 * first use and stays mounted so that its exit animation runs.
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
      {asked && children({ open, onOpenChange: setOpen })}
    </>
  );
}
