import type { Query, QueryClient } from "@tanstack/react-query";
import { messageOf } from "@/components/page/query-failed";
import { dismissNotice, notify } from "@/components/ui/toast";

const isOutdated = ({ state }: Query): boolean => state.status === "error" && state.data !== undefined;

/**
 * A single notice that data on the page could not be refreshed. It offers a retry and disappears once everything is
 * current.
 */
export function createOutdatedNotice(client: QueryClient) {
  // A unique id each time: a toast that is being dismissed cannot be shown again.
  let turn = 0;
  let shown = false;
  let trying = false;
  const outdated = () => client.getQueryCache().findAll({ type: "active", predicate: isOutdated });
  const id = () => `outdated-${turn}`;
  const action = { label: "Retry", onSelect: () => void retry() };

  function show(error: unknown): void {
    shown = true;
    const text = "This page may be out of date";
    notify({ id: id(), text, description: messageOf(error), tone: "danger", action });
  }

  function refreshed(): void {
    if (!shown || trying || outdated().length > 0) return;
    shown = false;
    dismissNotice(id());
    turn += 1;
  }

  async function retry(): Promise<void> {
    if (trying) return;
    trying = true;
    notify({ id: id(), text: "Retrying…", lasts: true, action });
    await client.refetchQueries({ type: "active", predicate: isOutdated });
    trying = false;
    const [first] = outdated();
    if (first) show(first.state.error);
    else refreshed();
  }

  return {
    /** Called after a successful read: removes the notice once nothing is outdated. */
    refreshed,
    /** Called after a failed refresh: shows the notice, unless it is already shown for data that is still outdated. */
    failed(error: unknown): void {
      if (!shown) show(error);
    },
  };
}
