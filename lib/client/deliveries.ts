/** Mutations that resend deliveries; each reloads the list and its figures. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./call";
import {
  getDeliveryStats,
  listDeliveries,
  listDeliveryRates,
  recoverDeliveries,
  replayDelivery,
} from "./operations";

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(
    [listDeliveries, getDeliveryStats, listDeliveryRates].map(({ path }) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

/** Resends one delivery immediately. */
export function useReplay(destinationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (activationId: string) =>
      call(replayDelivery, { params: { id: destinationId, activationId } }),
    onSettled: () => refresh(client),
  });
}

/** Resends everything that failed or was held since a given time (ISO). */
export function useRecovery(destinationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (since: string) =>
      call(recoverDeliveries, { params: { id: destinationId }, body: { since } }),
    onSettled: () => refresh(client),
  });
}
