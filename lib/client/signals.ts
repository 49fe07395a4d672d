/** Changes to signals. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./call";
import { deliverSignal, getSignal, listSignals } from "./operations";

/** Sends a signal to a destination by hand; a second time sends nothing (`queued: false`). */
export function useDeliverSignal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (destinationId: string) => call(deliverSignal, { params: { id }, body: { destinationId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getSignal.path] });
      await client.invalidateQueries({ queryKey: [listSignals.path] });
    },
  });
}
