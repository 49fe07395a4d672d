"use client";
import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { messageOf } from "./query-failed";

/** The part of a mutation that is needed to run it. */
interface Mutation<Input> {
  mutate(input: Input, callbacks: { onSuccess: () => void; onError: (error: unknown) => void }): void;
  isPending: boolean;
}

/**
 * Asks for confirmation before a destructive action, runs it and reports the result: `done` once the dialog closes,
 * `failed` if it stays open. `children` say what will be lost.
 */
export function ConfirmActionDialog<Input>({
  open,
  onOpenChange,
  title,
  confirm,
  mutation,
  input,
  done,
  failed,
  onDone,
  children,
}: DialogState & {
  title: string;
  confirm: string;
  mutation: Mutation<Input>;
  input: Input;
  done: string;
  failed: string;
  onDone?: (() => void) | undefined;
  children: ReactNode;
}) {
  const run = () =>
    mutation.mutate(input, {
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
      pending={mutation.isPending}
      onConfirm={run}
    >
      {children}
    </ConfirmDialog>
  );
}
