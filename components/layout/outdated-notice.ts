import type { Query, QueryClient } from "@tanstack/react-query";
import { notify, withdrawNotice } from "@/components/ui/toast";
import { messageOf } from "./query-failed";

const isOutdated = ({ state }: Query): boolean => state.status === "error" && state.data !== undefined;

/** The one notice that data on the page could not be read anew: it tries again when asked, and goes once all was read. */
export function createOutdatedNotice(client: QueryClient) {
  // A number of its own each time: what is just leaving the screen cannot be shown again.
  let turn = 0;
  let shown = false;
  let trying = false;
  const outdated = () => client.getQueryCache().findAll({ type: "active", predicate: isOutdated });
  const id = () => `outdated-${turn}`;
  const action = { label: "Retry", onSelect: () => void retry() };

  function show(error: unknown): void {
    shown = true;
    const text = "What you see may be out of date";
    notify({ id: id(), text, description: messageOf(error), tone: "danger", action });
  }

  function refreshed(): void {
    if (!shown || trying || outdated().length > 0) return;
    shown = false;
    withdrawNotice(id());
    turn += 1;
  }

  async function retry(): Promise<void> {
    if (trying) return;
    trying = true;
    notify({ id: id(), text: "Trying again…", lasts: true, action });
    await client.refetchQueries({ type: "active", predicate: isOutdated });
    trying = false;
    const [first] = outdated();
    if (first) show(first.state.error);
    else refreshed();
  }

  return {
    /** For whatever was read: takes the notice away when it is not true any more. */
    refreshed,
    /** For what could not be read anew: shows the notice, unless it was shown for what still is outdated. */
    failed(error: unknown): void {
      if (!shown) show(error);
    },
  };
}
