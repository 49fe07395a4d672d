/**
 * The writes of a batch, grouped into turns. Each turn records what was sent since the last one and claims what is
 * sent next, in one transaction. So only claimed deliveries are sent, and each request has been recorded before its
 * connection is used again (ADR 28).
 */
import { setTimeout as delay } from "node:timers/promises";
import { claimActivations } from "@/db/queries/delivery-claims";
import type { DestinationRow } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import type { Order } from "./open-sender";
import { proveRecording } from "./prove-recording";
import type { OrderQueue } from "./read-ahead";
import { type Results, recordResults } from "./record-results";
import { reasonToWithhold } from "./withhold";

/** What a connection may send: claimed, and none if nothing is left or sending is over. */
export interface Turn {
  destination: DestinationRow | null;
  orders: Order[];
}

export interface Turns {
  /** Records a connection's results and claims up to `most` deliveries to send next. */
  next(results: Results, most: number): Promise<Turn>;
  /** Records what is left, and throws what stopped the batch, if anything did. */
  close(): Promise<Ended>;
}

export interface Ended {
  /** Deliveries that another worker sent. */
  lost: number;
  /** When the first delivery of the batch is tried again; null if none is. */
  triedAgainAt: Date | null;
}

interface Waiting {
  results: Results;
  most: number;
  resolve(turn: Turn): void;
}

const none: Turn = { destination: null, orders: [] };
export const nothing: Results = { sent: [], withheld: [], postponed: [] };

/**
 * Opens the turns of a batch. `lanes` is how many connections are in use: a turn starts when all of them wait for it.
 */
export function openTurns(
  ctx: Context,
  given: { destination: DestinationRow; queue: OrderQueue; lanes: () => number },
): Turns {
  const { queue, lanes } = given;
  const destinationId = given.destination.id;
  const claimId = newId();
  const { groupMs, recordRetriesMs } = settings.delivery;
  let waiting: Waiting[] = [];
  let unrecorded = nothing;
  let running: Promise<void> | undefined;
  let all: (() => void) | undefined;
  let failure: { error: unknown } | undefined;
  let isProven = false;
  let known = given.destination;
  const ended: Ended = { lost: 0, triedAgainAt: null };

  const later = (at: Date | null) => {
    if (at && (!ended.triedAgainAt || at < ended.triedAgainAt)) ended.triedAgainAt = at;
  };

  /** Waits a moment for the other connections, so that a turn records and claims for many. */
  const gather = async () => {
    if (waiting.length >= lanes()) return;
    const limit = new AbortController();
    const isAll = new Promise<void>((resolve) => {
      all = resolve;
    });
    await Promise.race([isAll, delay(groupMs, undefined, { signal: limit.signal }).catch(() => {})]);
    limit.abort();
    all = undefined;
  };

  const runTurns = async () => {
    // So that `running` is set before it can end.
    await Promise.resolve();
    while (waiting.length > 0) {
      await gather();
      const group = waiting;
      waiting = [];
      unrecorded = group.reduce((sum, { results }) => join(sum, results), unrecorded);
      let turns = group.map(() => none);
      try {
        turns = await takeTurn(group);
        unrecorded = nothing;
      } catch (error) {
        // Nothing more is claimed. What is being sent is recorded as soon as that works again.
        failure ??= { error };
      }
      for (const [n, { resolve }] of group.entries()) resolve(turns[n] ?? none);
    }
    running = undefined;
  };

  const takeTurn = async (group: Waiting[]): Promise<Turn[]> => {
    const most = failure ? 0 : group.reduce((sum, one) => sum + one.most, 0);
    try {
      if (most > 0) await queue.ready(most);
    } catch (error) {
      failure = { error };
    }
    return transaction(ctx, async (ctx) => {
      const recorded = await record(ctx, unrecorded);
      const { destination } = recorded;
      if (most === 0 || failure || !destination?.isActive) return group.map(() => none);
      const orders = await claim(ctx, destination, most);
      isProven ||= unrecorded.sent.length > 0;
      if (!isProven && orders.length > 0) {
        await proveRecording(ctx, { destination, claimId, orders });
        isProven = true;
      }
      return group.map((one) => ({ destination, orders: orders.splice(0, one.most) }));
    });
  };

  const record = async (ctx: Context, results: Results) => {
    const recorded = await recordResults(ctx, { destination: known, claimId, results });
    later(recorded.triedAgainAt);
    known = recorded.destination ?? known;
    return recorded;
  };

  /** Claims the next `most` deliveries that may be sent. Those that must not be are recorded instead. */
  const claim = async (ctx: Context, destination: DestinationRow, most: number): Promise<Order[]> => {
    const { db, customerId, clock } = ctx;
    const claimed: Order[] = [];
    while (claimed.length < most) {
      await queue.ready(most - claimed.length);
      const { orders, reasons } = takeOrders(queue, destination, most - claimed.length);
      if (orders.length + reasons.size === 0) break;
      const now = clock.now();
      const mine = await claimActivations(db, {
        ...{ customerId, destinationId, claimId, now },
        claims: [
          ...orders.map(({ activation, outgoing }) => ({
            id: activation.id,
            body: outgoing ? JSON.stringify(outgoing.payload) : null,
          })),
          ...[...reasons.keys()].map((id) => ({ id, body: null })),
        ],
        until: new Date(now.getTime() + settings.delivery.claimMs),
      });
      ended.lost += orders.length + reasons.size - mine.length;
      const byId = new Map(mine.map((activation) => [activation.id, activation]));
      for (const { activation, outgoing } of orders) {
        const current = byId.get(activation.id);
        if (current) claimed.push({ activation: current, outgoing: asSentBefore(outgoing, current.body) });
      }
      const withheld = mine.flatMap((activation) => {
        const reason = reasons.get(activation.id);
        return reason === undefined ? [] : { activation, reason };
      });
      if (withheld.length > 0) await record(ctx, { ...nothing, withheld });
    }
    return claimed;
  };

  return {
    next: (results, most) =>
      new Promise((resolve) => {
        waiting.push({ results, most, resolve });
        if (waiting.length >= lanes()) all?.();
        running ??= runTurns();
      }),
    async close() {
      await running;
      for (const wait of recordRetriesMs) {
        if (isEmpty(unrecorded)) break;
        await ctx.clock.reaches(new Date(ctx.clock.now().getTime() + wait));
        try {
          await transaction(ctx, (ctx) => record(ctx, unrecorded));
          unrecorded = nothing;
        } catch (error) {
          log.warn({ destinationId, err: error }, "deliveries cannot be recorded yet");
        }
      }
      if (failure) throw failure.error;
      return ended;
    },
  };
}

/**
 * What the first attempt sent, if there was one: the text is read as it was written, so that it is written the same.
 */
function asSentBefore(outgoing: Order["outgoing"], body: string | null): Order["outgoing"] {
  if (!outgoing || body === null) return outgoing;
  const payload: WebhookPayload = JSON.parse(body);
  return { ...outgoing, payload };
}

/** Takes orders off the queue until `most` may be sent, and the reasons to withhold the others, by activation. */
function takeOrders(
  queue: OrderQueue,
  destination: DestinationRow,
  most: number,
): { orders: Order[]; reasons: Map<string, string> } {
  const orders: Order[] = [];
  const reasons = new Map<string, string>();
  while (orders.length < most) {
    const order = queue.take();
    if (!order) break;
    const { activation, outgoing } = order;
    const reason = outgoing ? reasonToWithhold(activation, outgoing, destination) : null;
    if (reason === null) orders.push(order);
    else reasons.set(activation.id, reason);
  }
  return { orders, reasons };
}

const join = (a: Results, b: Results): Results => ({
  sent: [...a.sent, ...b.sent],
  withheld: [...a.withheld, ...b.withheld],
  postponed: [...a.postponed, ...b.postponed],
});

const isEmpty = ({ sent, withheld, postponed }: Results): boolean =>
  sent.length + withheld.length + postponed.length === 0;
