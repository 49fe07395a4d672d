"use client";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { DialogContent, DialogRoot, InputNoted } from "./dialog";
import { useLeaveWarning } from "./use-leave-warning";

/**
 * A dialog with a form: Escape, the close button, outside clicks and leaving the page ask before discarding input. The
 * form's own buttons close it directly, as does everything once it `isDone`.
 */
export function FormDialog({
  open = true,
  onClose,
  isDone = false,
  ...content
}: { open?: boolean; onClose: () => void; isDone?: boolean } & ComponentProps<typeof DialogContent>) {
  const isFilled = useRef(false);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (!open) isFilled.current = false;
  }, [open]);

  useLeaveWarning(
    () => open && isFilled.current && !isDone,
    () => setAsks(true),
  );

  return (
    <>
      <DialogRoot open={open} onOpenChange={() => (isFilled.current && !isDone ? setAsks(true) : onClose())}>
        <InputNoted
          value={() => {
            isFilled.current = true;
          }}
        >
          <DialogContent {...content} />
        </InputNoted>
      </DialogRoot>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Discard changes?"
        cancel="Keep editing"
        confirm="Discard"
        onConfirm={() => {
          setAsks(false);
          onClose();
        }}
      >
        Your input has not been saved.
      </ConfirmDialog>
    </>
  );
}
