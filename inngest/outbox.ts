import {
  findLostAcrossCustomers,
  findUnsentAcrossCustomers,
  markSentAcrossCustomers,
  type OutboxEvent,
} from "@/db/queries/outbox";
import { minutes, seconds } from "@/lib/clock";
import { log } from "@/lib/log";
import { runtime } from "@/lib/runtime";
import { inngest } from "./client";

/** Small enough for a server with a limit of 256 KiB per request: an event carries up to a hundred ids. */
const batch = 50;

/** An event that was sent but whose run did not begin is sent again after this, then after twice as long. */
const lostAfterMs = minutes(5);
const mostSends = 6;

interface Sendable extends OutboxEvent {
  /** How often it was lost. */
  sends?: number;
}

/**
 * Sends outbox events. Each carries its row's id, so that sending it again starts nothing twice; a lost one needs
 * another, because the server knows the first.
 */
async function sendEvents(events: Sendable[]): Promise<void> {
  const { db, clock } = runtime();
  await inngest.send(
    events.map(({ id, name, data, sends }) => ({ id: sends ? `${id}:${sends}` : id, name, data })),
  );
  await markSentAcrossCustomers(db, { ids: events.map((event) => event.id), at: clock.now() });
}

/** Sends the events a transaction has just stored. On failure, the sweep sends them later. */
export async function announce(events: OutboxEvent[]): Promise<void> {
  try {
    for (let start = 0; start < events.length; start += batch) {
      await sendEvents(events.slice(start, start + batch));
    }
  } catch (error) {
    log.warn({ err: error, events: events.length }, "events could not be sent and are left for the sweep");
  }
}

/**
 * Sends events left unsent, for example by a crash, and those that the server lost. If a batch is refused, its events
 * are sent one by one, so that one refused event does not block the others. Returns the number sent.
 */
export async function sweepOutbox(): Promise<{ sent: number }> {
  const { db, clock } = runtime();
  const now = clock.now();
  const before = new Date(now.getTime() - seconds(10));
  const unsent: Sendable[] = await findUnsentAcrossCustomers(db, { before, limit: 1_000 });
  const lost = await findLostAcrossCustomers(db, { now, afterMs: lostAfterMs, mostSends, limit: 1_000 });
  if (lost.length > 0) log.warn({ events: lost.length }, "events were lost and are sent again");
  const events = [...unsent, ...lost];
  let sent = 0;
  for (let start = 0; start < events.length; start += batch) {
    const some = events.slice(start, start + batch);
    try {
      await sendEvents(some);
      sent += some.length;
    } catch {
      sent += await sendOneByOne(some);
    }
  }
  return { sent };
}

/** Gives up after three failures in a row: the server is then unavailable. */
async function sendOneByOne(events: Sendable[]): Promise<number> {
  let sent = 0;
  let refused = 0;
  for (const event of events) {
    try {
      await sendEvents([event]);
      sent += 1;
      refused = 0;
    } catch (error) {
      log.error({ err: error, event: event.name, id: event.id }, "an outbox event could not be sent");
      refused += 1;
      if (refused === 3) throw error;
    }
  }
  return sent;
}
