/** A short word after an act. `action` is most often "Undo". */
export interface Notice {
  text: string;
  description?: string;
  tone?: "neutral" | "success" | "danger";
  action?: { label: string; onSelect: () => void };
}

type Show = (notice: Notice) => void;

let show: Show | null = null;
const waiting: Notice[] = [];
const watchers = new Set<() => void>();

/** Shows a toast. The library that draws it is loaded with the first one; none is lost while it comes. */
export function notify(notice: Notice): void {
  if (show) {
    show(notice);
    return;
  }
  waiting.push(notice);
  for (const watcher of watchers) watcher();
}

/** For the toaster alone: takes what waits and what follows, until it is called off. */
export function connectToaster(next: Show): () => void {
  show = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    show = null;
  };
}

/** For the toast host alone: whether there has been anything to show. */
export const toasterWanted = () => show !== null || waiting.length > 0;
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
