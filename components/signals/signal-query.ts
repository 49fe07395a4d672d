import { getSignal } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";

const pollMs = 3_000;
const underWay = new Set(["queued", "delivering"]);

/** Query of one signal; polls while a delivery is in progress. */
export const signalQuery = (id: string) => ({
  ...query(getSignal, { params: { id } }),
  refetchInterval: ({ state }: { state: { data?: { deliveries: { status: string }[] } | undefined } }) =>
    state.data?.deliveries.some(({ status }) => underWay.has(status)) ? pollMs : false,
});
