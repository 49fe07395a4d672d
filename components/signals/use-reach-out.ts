import { describeSignals } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { copyText } from "@/components/ui/copy-text";
import { notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import { useDetails } from "@/lib/client/signals";
import type { SignalItem } from "@/lib/contracts/signals";

type Signals = readonly SignalItem[];

/** One opener as it is, several each below its person's name. */
export function openersText(signals: readonly Pick<SignalItem, "person" | "suggestedOpener">[]): string {
  const [first] = signals;
  if (first && signals.length === 1) return first.suggestedOpener;
  return signals.map(({ person, suggestedOpener }) => `${person.name}\n${suggestedOpener}`).join("\n\n");
}

/** The actions that lead to the persons themselves: copies openers, and opens profiles in tabs. */
export function useReachOut() {
  const read = useDetails();

  async function copyOpener(signals: Signals) {
    try {
      const details = await read(signals);
      const refused = details.filter(({ refusedAt }) => refusedAt !== null);
      const open = details.filter(({ refusedAt }) => refusedAt === null);
      const noContact =
        refused.length > 0 ? `${describeSignals(refused)} asked not to be contacted.` : undefined;
      if (open.length === 0) return notify({ text: "Nothing copied", description: noContact ?? "" });
      if (!(await copyText(openersText(open)))) return;
      const text =
        open.length === 1 ? `Opener for ${describeSignals(open)} copied` : `${open.length} openers copied`;
      notify({ text, ...(noContact && { description: noContact }) });
    } catch (error) {
      notifyFailed("The opener was not copied", error);
    }
  }

  function profile(signals: Signals) {
    const blocked = signals.filter(({ person }) => {
      const tab = window.open(person.networkUrl, "_blank");
      if (tab) tab.opener = null;
      return tab === null;
    });
    if (blocked.length === 0) return;
    notify({
      text: `Your browser blocked ${blocked.length} of ${countOf(signals.length, "profile")}`,
      description: "Allow pop-ups for this site to open several at once.",
      tone: "danger",
    });
  }

  return { copyOpener: (signals: Signals) => void copyOpener(signals), profile };
}
