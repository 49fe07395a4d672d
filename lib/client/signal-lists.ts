import type { SignalItem, ViewTotals } from "@/lib/contracts/signals";

export interface SignalList {
  data: SignalItem[];
  total: number;
  totals?: ViewTotals | undefined;
}

/** The list at an address after signals were archived or restored; they leave views that exclude them. */
export function archivedIn<L extends SignalList>(
  address: string,
  list: L,
  ids: ReadonlySet<string>,
  archived: boolean,
): L {
  const view = new URLSearchParams(address.split("?")[1]).get("view") ?? "active";
  const moved = list.data.filter((one) => ids.has(one.id) && one.archived !== archived).length;
  const totals = list.totals && { totals: movedIn(list.totals, archived ? moved : -moved) };
  if (view === "all") {
    const data = list.data.map((one) => (ids.has(one.id) ? withArchived(one, archived) : one));
    return { ...list, data, ...totals };
  }
  if (view !== (archived ? "active" : "archived")) return list;
  const data = list.data.filter((one) => !ids.has(one.id));
  return { ...list, data, total: list.total - moved, ...totals };
}

/** A signal that was archived or restored; once restored, it is not done for everyone either. */
export const withArchived = <S extends Pick<SignalItem, "archived" | "done">>(
  signal: S,
  archived: boolean,
): S => ({
  ...signal,
  archived,
  done: archived ? signal.done : null,
});

const movedIn = ({ active, archived, all }: ViewTotals, moved: number): ViewTotals => ({
  active: active - moved,
  archived: archived + moved,
  all,
});
