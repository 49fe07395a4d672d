import { getSignal } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";

/** Query of one signal. */
export const signalQuery = (id: string) => query(getSignal, { params: { id } });
