"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog, type DialogState, InputNoted } from "./dialog";
import { useLeaveWarning } from "./use-leave-warning";

/**
 * A dialog with a form: Escape, the close button, outside clicks and leaving the page ask before discarding input. The
 * form's own buttons close it directly, as does everything once it `isDone`.
 */
export function FormDialog({
  open,
  onOpenChange,
  isDone = false,
  children,
}: DialogState & { isDone?: boolean; children: ReactNode }) {
  const isFilled = useRef(false);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (!open) isFilled.current = false;
  }, [open]);

  useLeaveWarning(
    () => open && isFilled.current && !isDone,
    () => setAsks(true),
  );

  function ask(next: boolean) {
    if (!next && isFilled.current && !isDone) setAsks(true);
    else onOpenChange(next);
  }

  return (
    <>
      <Dialog open={open} onOpenChange={ask}>
        <InputNoted
          value={() => {
            isFilled.current = true;
          }}
        >
          {children}
        </InputNoted>
      </Dialog>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Discard changes?"
        cancel="Keep editing"
        confirm="Discard"
        onConfirm={() => {
          setAsks(false);
          onOpenChange(false);
        }}
      >
        Your input has not been saved.
      </ConfirmDialog>
    </>
  );
}
