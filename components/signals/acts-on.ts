import { actKeys, type SignalAct } from "@/components/keys/key-table";
import type { SignalItem } from "@/lib/contracts/signals";
import type { SignalActionHandlers } from "./use-signal-actions";

/** What each act's key does: the act, on the signals that it applies to when it is pressed. */
export function actsOn(
  actions: SignalActionHandlers,
  targets: () => readonly SignalItem[],
): Record<SignalAct, () => void> {
  const names = Object.keys(actKeys) as SignalAct[]; // Object.keys loses them.
  return Object.fromEntries(names.map((name) => [name, () => actions[name](targets())])) as Record<
    SignalAct,
    () => void
  >;
}
