/**
 * Whose data this tab shows: fixed by the first page it loads, and named in every request. Sessions can change in
 * another tab, so the tabs of a browser tell each other what they show.
 */
import { isSameSession, type ShownSession, shownNames, shownValues } from "@/lib/contracts/shown-session";

/** Only ever set in a browser: a server process renders pages of many. */
let shown: ShownSession | null = null;
/** What a tab is told of the session: `same` if it is what the tab shows. */
type Watcher = (news: "same" | "doubt") => void;

const watchers = new Set<Watcher>();
const channelName = "session";

/**
 * Fixes whose data this tab shows, unless it is fixed already. Returns whether what was rendered for this session may
 * be shown in it: without a workspace, there is no other one's data in it.
 */
export function claimTab(session: ShownSession): boolean {
  if (typeof window === "undefined") return true;
  shown ??= session;
  return isSameSession(shown, { ...session, workspaceId: session.workspaceId ?? shown.workspaceId });
}

/** Whose data this tab shows; null before a signed-in page was loaded. */
export const shownSession = (): ShownSession | null => shown;

/** A tab that showed no workspace shows this one from now on: nothing under another name is on the page. */
export function adoptWorkspace(workspaceId: string): void {
  if (shown) shown = { ...shown, workspaceId };
}

/** The headers that name whose data this tab shows. */
export function headersOfTab(): Record<string, string> {
  if (!shown) return {};
  const { user, workspace } = shownValues(shown);
  return { [shownNames.user.header]: user, [shownNames.workspace.header]: workspace };
}

/** Calls back when a request was refused because the session has changed, and when a tab tells what the session is. */
export function watchSession(watcher: Watcher): () => void {
  watchers.add(watcher);
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<ShownSession | null>) => {
    watcher(data && shown && isSameSession(data, shown) ? "same" : "doubt");
  };
  return () => {
    watchers.delete(watcher);
    channel.close();
  };
}

/** A request was refused because the session has changed. */
export function doubtSession(): void {
  for (const watcher of watchers) watcher("doubt");
}

/** Tells the browser's other tabs what the session is now; null after it has ended. */
export function announceSession(session: ShownSession | null): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(session);
  channel.close();
}
