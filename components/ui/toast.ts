/**
 * A brief message after an action. `action` is usually "Undo". A toast with an `id` replaces the current one under
 * that id, and stays during its action until it is replaced, dismissed or expired (`lasts`: never).
 */
export interface Notice {
  id?: string;
  lasts?: boolean;
  text: string;
  description?: string;
  /** Shown instead of the description, and not read out each time it changes. Without a value, its end is unknown. */
  progress?: { label: string; text: string; value: number | undefined; max: number };
  tone?: "neutral" | "success" | "danger";
  action?: { label: string; onSelect: () => void };
}

/** Renders toasts. */
export interface Drawer {
  show: (notice: Notice) => void;
  dismiss: (id: string) => void;
}

let drawer: Drawer | null = null;
let waiting: Notice[] = [];
const watchers = new Set<() => void>();

/** Shows a toast. The first call loads the library that renders it; toasts are queued meanwhile. */
export function notify(notice: Notice): void {
  if (drawer) {
    drawer.show(notice);
    return;
  }
  waiting.push(notice);
  for (const watcher of watchers) watcher();
}

/** Removes the visible or queued toast with this id. */
export function dismissNotice(id: string): void {
  if (drawer) drawer.dismiss(id);
  else waiting = waiting.filter((notice) => notice.id !== id);
}

/** For the toaster only: delivers queued and future toasts until unsubscribed. */
export function connectToaster(next: Drawer): () => void {
  drawer = next;
  for (const notice of waiting.splice(0)) next.show(notice);
  return () => {
    drawer = null;
  };
}

/** For the toast host only: whether there has been any toast yet. */
export const toasterWanted = () => drawer !== null || waiting.length > 0;
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
