import type { SignalItem } from "@/lib/contracts/signals";

export interface SignalList {
  data: SignalItem[];
  total: number;
}

/** The list at an address after signals were archived or restored; they leave views that exclude them. */
export function archivedIn<L extends SignalList>(
  address: string,
  list: L,
  ids: ReadonlySet<string>,
  archived: boolean,
): L {
  const view = new URLSearchParams(address.split("?")[1]).get("view") ?? "active";
  if (view === "all") {
    return { ...list, data: list.data.map((one) => (ids.has(one.id) ? { ...one, archived } : one)) };
  }
  if (view !== (archived ? "active" : "archived")) return list;
  const data = list.data.filter((one) => !ids.has(one.id));
  return { ...list, data, total: list.total - (list.data.length - data.length) };
}
