"use client";
import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { isolated } from "@/lib/contracts/isolated";
import { notifyFailed } from "./notify-failed";

/** The part of a mutation that is needed to run it. */
interface Mutation<Input> {
  mutateAsync(input: Input): Promise<unknown>;
  isPending: boolean;
}

/** The texts of an action on something with a name: "Delete Acme?", "Delete source", "Acme deleted". */
export const actionTexts = (verb: string, past: string, what: string, name: string) => ({
  title: `${verb} ${isolated(name)}?`,
  confirm: `${verb} ${what}`,
  done: `${isolated(name)} ${past}`,
  failed: `${isolated(name)} was not ${past}`,
});

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
  /** Awaited: the row that opened the dialog may be gone before the answer, and with it callbacks of `mutate`. */
  async function run() {
    try {
      await mutation.mutateAsync(input);
    } catch (error) {
      notifyFailed(failed, error);
      return;
    }
    onOpenChange(false);
    notify({ text: done, tone: "success" });
    onDone?.();
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      confirm={confirm}
      pending={mutation.isPending}
      onConfirm={() => void run()}
    >
      {children}
    </ConfirmDialog>
  );
}
