import { useQuery } from "@tanstack/react-query";
import type { Option } from "@/components/ui/options";
import { listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";

/** The workspace's sources, as choices of a filter. */
export function useSourceOptions(): Option[] {
  const sources = useQuery(query(listSources, { query: { period: "all" } }));
  return (sources.data?.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }));
}
