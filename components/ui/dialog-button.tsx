"use client";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "./button";
import type { DialogState } from "./dialog";
import { IconButton } from "./icon-button";

interface Opens {
  /** Fetches the dialog's code when the pointer comes near. */
  load: () => Promise<unknown>;
  dialog: (state: DialogState) => ReactNode;
}

/** The dialog is mounted on first use and stays mounted so that its exit animation runs. */
function useOpener({ load, dialog }: Opens) {
  const [open, setOpen] = useState<boolean | null>(null);
  const opener = {
    "aria-haspopup": "dialog",
    onPointerEnter: () => void load(),
    onClick: () => setOpen(true),
  } as const;
  return { opener, opened: open !== null && dialog({ open, onOpenChange: setOpen }) };
}

/** A button and the dialog it opens. */
export function DialogButton({ load, dialog, ...button }: ComponentProps<typeof Button> & Opens) {
  const { opener, opened } = useOpener({ load, dialog });
  return (
    <>
      <Button {...button} {...opener} />
      {opened}
    </>
  );
}

/** An icon-only button and the dialog it opens. */
export function DialogIconButton({ load, dialog, ...button }: ComponentProps<typeof IconButton> & Opens) {
  const { opener, opened } = useOpener({ load, dialog });
  return (
    <>
      <IconButton {...button} {...opener} />
      {opened}
    </>
  );
}
