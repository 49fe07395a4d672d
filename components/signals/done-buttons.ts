import { Check, CheckCheck, Inbox, type LucideIcon } from "lucide-react";
import { actionKeys } from "@/components/keys/key-table";
import type { SignalItem } from "@/lib/contracts/signals";

interface DoneButton {
  action: "archive" | "finish";
  label: string;
  Icon: LucideIcon;
}

/**
 * The buttons that take signals from the queue: from the reader's, and from everyone's. If all are done already, one
 * returns them.
 */
export function doneButtons(signals: readonly Pick<SignalItem, "archived" | "done">[]): DoneButton[] {
  const isArchived = signals.length > 0 && signals.every(({ archived }) => archived);
  const mine: DoneButton = isArchived
    ? { action: "archive", label: "Back to the queue", Icon: Inbox }
    : { action: "archive", label: actionKeys.archive.label, Icon: Check };
  if (isArchived && signals.every(({ done }) => done !== null)) return [mine];
  return [mine, { action: "finish", label: actionKeys.finish.label, Icon: CheckCheck }];
}
