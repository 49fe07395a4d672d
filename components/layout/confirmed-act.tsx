"use client";
import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { messageOf } from "./query-failed";

/** As much of a mutation as doing it takes. */
interface Act<Input> {
  mutate(input: Input, told: { onSuccess: () => void; onError: (error: unknown) => void }): void;
  isPending: boolean;
}

/**
 * Asks before an act that takes something away, does it, and says how it ended: `done` where it closed the window,
 * `failed` where it stays open. `children` say what is lost.
 */
export function ConfirmedAct<Input>({
  open,
  onOpenChange,
  title,
  confirm,
  act,
  input,
  done,
  failed,
  onDone,
  children,
}: DialogState & {
  title: string;
  confirm: string;
  act: Act<Input>;
  input: Input;
  done: string;
  failed: string;
  onDone?: (() => void) | undefined;
  children: ReactNode;
}) {
  const run = () =>
    act.mutate(input, {
      onSuccess: () => {
        onOpenChange(false);
        notify({ text: done, tone: "success" });
        onDone?.();
      },
      onError: (error) => notify({ text: failed, description: messageOf(error), tone: "danger" }),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      confirm={confirm}
      pending={act.isPending}
      onConfirm={run}
    >
      {children}
    </ConfirmDialog>
  );
}
