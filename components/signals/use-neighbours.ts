import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useQueryStates } from "nuqs";
import { useEffect, useState } from "react";
import { useApiQuery } from "@/components/page/use-api-query";
import { listSignals } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { listInput, listSearch, type SignalParams, signalParams } from "./filters-in-url";
import { inShownOrder } from "./group-reactions";
import { type Neighbour, type PlaceInList, placeInList } from "./place-in-list";
import type { Place } from "./signal-bar";
import type { SignalPage } from "./signal-list";
import { readAheadMs, signalQuery } from "./signal-query";

/**
 * The signals beside this one in the list that the address names, as pages of their own. A signal that has left the
 * list, such as one that was archived here, keeps its place. Null if the list never had it.
 */
export function useNeighbours(id: string): Place | null {
  const [params] = useQueryStates(signalParams);
  const router = useRouter();
  const client = useQueryClient();
  const found = usePlace(id, params);
  const [held, setHeld] = useState<{ id: string; place: PlaceInList } | null>(null);
  if (found && JSON.stringify(held?.place) !== JSON.stringify(found)) setHeld({ id, place: found });
  const place = found ?? (held?.id === id ? held.place : null);

  const nextId = place?.next?.id;
  useEffect(() => {
    if (nextId) void client.prefetchQuery({ ...signalQuery(nextId), staleTime: readAheadMs });
  }, [client, nextId]);

  if (!place) return null;
  // Replaces the entry: Back leads to the list, not through every signal.
  const go = (to: Neighbour | undefined) =>
    to && (() => router.replace(`/signals/${to.id}${listSearch({ ...params, offset: to.offset })}`));
  return { ...place, previous: go(place.previous), next: go(place.next) };
}

const inOrder = (page: SignalPage | undefined) => page && { ...page, data: inShownOrder(page.data) };

/** The place in the list's page, reading the pages beside it where it is at an end. */
function usePlace(id: string, params: SignalParams): PlaceInList | null {
  const page = inOrder(useApiQuery(listSignals, listInput(params)).data);
  const at = page?.data.findIndex((one) => one.id === id) ?? -1;
  const beside = (step: 1 | -1, isWanted: boolean) => ({
    ...query(listSignals, listInput({ ...params, offset: params.offset + step * (page?.limit ?? 0) })),
    enabled: isWanted,
  });
  const hasBefore = at === 0 && params.offset > 0;
  const before = useQuery(beside(-1, hasBefore));
  const isLast = page !== undefined && at >= 0 && at === page.data.length - 1;
  const hasAfter = isLast && params.offset + page.data.length < page.total;
  const after = useQuery(beside(1, hasAfter));
  // A page that isn't wanted can still be in memory, and the one before the first has the first one's address.
  return page
    ? placeInList(
        id,
        page,
        hasBefore ? inOrder(before.data) : undefined,
        hasAfter ? inOrder(after.data) : undefined,
      )
    : null;
}
