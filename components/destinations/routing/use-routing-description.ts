import { useQuery } from "@tanstack/react-query";
import { listTagCategories } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Routing } from "@/lib/contracts/routing";
import { describeRouting } from "./describe-routing";

/** A routing rule as one sentence, with tag names once they are loaded. */
export function useRoutingDescription(routing: Routing): string {
  const enabled = routing.mode === "auto" && (routing.tags?.length ?? 0) > 0;
  const { data } = useQuery({ ...query(listTagCategories), enabled });
  const values = data?.data.flatMap((category) => category.values);
  return describeRouting(routing, values && new Map(values.map(({ id, name }) => [id, name])));
}
