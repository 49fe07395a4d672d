"use client";
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import type { DialogState } from "./dialog";
import { alertStyles, scrimStyles } from "./dialog";
import { useReturnFocus } from "./return-focus";

/**
 * Asks for confirmation before an action that is destructive or, as `primary`, may be a mistake. `children` say what is
 * lost; the cancel button has initial focus.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  cancel = "Cancel",
  confirm,
  pending = false,
  variant = "danger",
  onConfirm,
  onCloseAutoFocus,
  children,
}: DialogState & {
  title: string;
  cancel?: string;
  confirm: string;
  pending?: boolean;
  variant?: "danger" | "primary";
  onConfirm: () => void;
  /** Where the focus goes, if not to what had it before. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimStyles} />
        <AlertDialog.Content
          {...returnFocus}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className={alertStyles}
        >
          <AlertDialog.Title className="font-semibold text-ink text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 space-y-2 text-ink-muted text-sm">{children}</div>
          </AlertDialog.Description>
          <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button>{cancel}</Button>
            </AlertDialog.Cancel>
            <Button variant={variant} pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
