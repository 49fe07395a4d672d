/**
 * The changes that can be taken back, by their notices or, the last one first, by a key on any page with signals. They
 * are forgotten with the page's memory, as when another user signs in.
 */
import { notifyFailed } from "@/components/page/notify-failed";
import { dismissNotice, notify } from "@/components/ui/toast";

/** How many changes are remembered. */
const most = 50;

interface Change {
  /** What was done, in words: "Ada Lovelace archived". */
  text: string;
  /** Takes it back, after it has ended; throws, or returns the errors of those that failed. */
  undo: () => Promise<readonly unknown[]>;
}

interface Remembered extends Change {
  id: string;
}

let changes: Remembered[] = [];
let made = 0;

/** A change that can be taken back from now on, even before it has ended. */
export function rememberChange(change: Change) {
  const entry: Remembered = { ...change, id: `change ${++made}` };
  changes = [...changes, entry].slice(-most);
  const isKept = () => changes.includes(entry);
  return {
    /** Says that it was done, with Undo, unless it was taken back meanwhile. */
    announce(text: string) {
      entry.text = text;
      if (!isKept()) return;
      notify({ id: entry.id, text, action: { label: "Undo", onSelect: () => void takeBack(entry) } });
    },
    /** Nothing was changed after all. */
    forget() {
      changes = changes.filter((one) => one !== entry);
    },
  };
}

/** Takes back the last change and says which; says so if there is none. */
export async function undoLast(): Promise<void> {
  const last = changes.at(-1);
  if (last) await takeBack(last);
  else notify({ id: "undo", text: "Nothing to undo" });
}

async function takeBack(entry: Remembered): Promise<void> {
  if (!changes.includes(entry)) return;
  changes = changes.filter((one) => one !== entry);
  dismissNotice(entry.id);
  try {
    const [error] = await entry.undo();
    if (error) notifyFailed(`Not undone: ${entry.text}`, error);
    else notify({ id: "undo", text: `Undone: ${entry.text}` });
  } catch (error) {
    notifyFailed(`Not undone: ${entry.text}`, error);
  }
}
