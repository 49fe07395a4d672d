"use client";
import { Segmented } from "@/components/ui/segmented";
import type { ViewTotals } from "@/lib/contracts/signals";
import { type View, views } from "./filters-in-url";

const labels: Record<View, string> = { active: "Active", archived: "Done", all: "All" };

/** The views of the queue, each with its number of signals under the active filters, once they are known. */
export function ViewSwitch({
  view,
  totals,
  onChange,
}: {
  view: View;
  totals: ViewTotals | undefined;
  onChange: (view: View) => void;
}) {
  const options = views.map((value) => ({
    value,
    label: totals ? `${labels[value]} ${totals[value].toLocaleString("en-US")}` : labels[value],
  }));
  return <Segmented label="View" value={view} options={options} onChange={onChange} />;
}
