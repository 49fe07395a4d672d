/** Sending deliveries again; the list and its figures are read anew after each. */
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

/** Sends one delivery again, now. */
export function useReplay(destinationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (activationId: string) =>
      call(replayDelivery, { params: { id: destinationId, activationId } }),
    onSettled: () => refresh(client),
  });
}

/** Sends everything again that failed or was held since a moment (ISO). */
export function useRecovery(destinationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (since: string) =>
      call(recoverDeliveries, { params: { id: destinationId }, body: { since } }),
    onSettled: () => refresh(client),
  });
}
