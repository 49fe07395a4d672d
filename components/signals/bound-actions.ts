import { actionKeys, type SignalAction } from "@/components/keys/key-table";
import type { SignalItem } from "@/lib/contracts/signals";
import type { SignalActionHandlers } from "./use-signal-actions";

/** What each action's key does: the action, on the signals that it applies to when it is pressed. */
export function boundActions(
  actions: SignalActionHandlers,
  targets: () => readonly SignalItem[],
): Record<SignalAction, () => void> {
  const names = Object.keys(actionKeys) as SignalAction[]; // Object.keys loses them.
  return Object.fromEntries(names.map((name) => [name, () => actions[name](targets())])) as Record<
    SignalAction,
    () => void
  >;
}
