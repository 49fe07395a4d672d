import { getSignal } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";

/** Query of one signal. */
export const signalQuery = (id: string) => query(getSignal, { params: { id } });

/** How long a signal that was read in advance counts as current, in milliseconds. */
export const readAheadMs = 60_000;
