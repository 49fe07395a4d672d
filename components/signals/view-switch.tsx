"use client";
import { useQuery } from "@tanstack/react-query";
import { Segmented } from "@/components/ui/segmented";
import { listSignals } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { type SignalParams, totalInput, type View } from "./filters-in-url";

const labels: Record<View, string> = { active: "Active", archived: "Archived", all: "All" };

/** The views of the queue, each with its number of signals under the active filters. */
export function ViewSwitch({ params, onChange }: { params: SignalParams; onChange: (view: View) => void }) {
  const totals: Record<View, number | undefined> = {
    active: useTotal(params, "active"),
    archived: useTotal(params, "archived"),
    all: useTotal(params, "all"),
  };
  const options = (["active", "archived", "all"] as const).map((view) => {
    const total = totals[view];
    return {
      value: view,
      label: total === undefined ? labels[view] : `${labels[view]} ${total.toLocaleString("en-US")}`,
    };
  });
  return <Segmented label="View" value={params.view} options={options} onChange={onChange} />;
}

function useTotal(params: SignalParams, view: View): number | undefined {
  const { data } = useQuery({
    ...query(listSignals, totalInput(params, view)),
    placeholderData: (before) => before,
  });
  return data?.total;
}
