import type { Claimed } from "@/db/queries/activations";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import type { OutgoingDelivery } from "./open-sender";
import { readOutgoing } from "./payload";

/** Due activations in order, with what to send for each. */
export interface DeliveryQueue {
  /** How many there were. */
  size: number;
  /** Waits until the next `count` are read. Throws if they can't be. */
  ready(count: number): Promise<void>;
  /** Takes the next one that is read; undefined if there is none. */
  take(): OutgoingDelivery | undefined;
  /** What was not taken. */
  left(): Claimed[];
}

/** Reads what to send in lots: while one is sent, the next is read. */
export function readAhead(ctx: Context, due: Claimed[]): DeliveryQueue {
  const { lot } = settings.delivery;
  const read: OutgoingDelivery[] = [];
  let taken = 0;
  let asked = 0;
  let reading: Promise<OutgoingDelivery[]> | undefined;

  const readNext = () => {
    const some = due.slice(asked, asked + lot);
    asked += some.length;
    reading = some.length > 0 ? readDeliveries(ctx, some) : undefined;
    // Reported by `ready`, which may not be waiting for it yet.
    reading?.catch(() => {});
  };
  readNext();
  return {
    size: due.length,
    async ready(count) {
      while (reading && read.length < count) {
        read.push(...(await reading));
        readNext();
      }
    },
    take() {
      const delivery = read.shift();
      if (delivery) taken += 1;
      return delivery;
    },
    left: () => due.slice(taken),
  };
}

async function readDeliveries(ctx: Context, due: Claimed[]): Promise<OutgoingDelivery[]> {
  const outgoing = await readOutgoing(
    ctx,
    due.map(({ signalId }) => signalId),
  );
  return due.map((activation) => ({ activation, outgoing: outgoing.get(activation.signalId) }));
}
