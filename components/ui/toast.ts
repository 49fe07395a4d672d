/**
 * A short word after an act. `action` is most often "Undo". One with an `id` takes the place of what shows under it, and
 * stays while its action is tried, until it is replaced, withdrawn or out of time (`lasts`: never).
 */
export interface Notice {
  id?: string;
  lasts?: boolean;
  text: string;
  description?: string;
  tone?: "neutral" | "success" | "danger";
  action?: { label: string; onSelect: () => void };
}

/** What draws toasts. */
export interface Drawer {
  show: (notice: Notice) => void;
  withdraw: (id: string) => void;
}

let drawer: Drawer | null = null;
let waiting: Notice[] = [];
const watchers = new Set<() => void>();

/** Shows a toast. The library that draws it is loaded with the first one; none is lost while it comes. */
export function notify(notice: Notice): void {
  if (drawer) {
    drawer.show(notice);
    return;
  }
  waiting.push(notice);
  for (const watcher of watchers) watcher();
}

/** Takes back what shows, or waits to be shown, under an id. */
export function withdrawNotice(id: string): void {
  if (drawer) drawer.withdraw(id);
  else waiting = waiting.filter((notice) => notice.id !== id);
}

/** For the toaster alone: takes what waits and what follows, until it is called off. */
export function connectToaster(next: Drawer): () => void {
  drawer = next;
  for (const notice of waiting.splice(0)) next.show(notice);
  return () => {
    drawer = null;
  };
}

/** For the toast host alone: whether there has been anything to show. */
export const toasterWanted = () => drawer !== null || waiting.length > 0;
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
