import { useApiQuery } from "@/components/page/use-api-query";
import type { Option } from "@/components/ui/options";
import { listSources } from "@/lib/client/operations";

/** The workspace's sources, as choices of a filter. */
export function useSourceOptions(): Option[] {
  const sources = useApiQuery(listSources, { query: { period: "all" } });
  return (sources.data?.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }));
}
