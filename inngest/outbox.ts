import { findUnsentAcrossCustomers, markSentAcrossCustomers, type OutboxEvent } from "@/db/queries/outbox";
import { seconds } from "@/lib/clock";
import { log } from "@/lib/log";
import { runtime } from "@/lib/runtime";
import { inngest } from "./client";

/** Small enough for a server that takes 256 KiB a request: an event carries up to a hundred ids. */
const batch = 50;

/** Sends promised events; each bears its row's id, so that sending one again starts nothing twice. */
async function sendEvents(events: OutboxEvent[]): Promise<void> {
  const { db, clock } = runtime();
  await inngest.send(events.map(({ id, name, data }) => ({ id, name, data })));
  await markSentAcrossCustomers(db, { ids: events.map((event) => event.id), at: clock.now() });
}

/** Sends what a transaction has just promised. A failure is left to the sweep. */
export async function announce(events: OutboxEvent[]): Promise<void> {
  try {
    for (let start = 0; start < events.length; start += batch) {
      await sendEvents(events.slice(start, start + batch));
    }
  } catch (error) {
    log.warn({ err: error, events: events.length }, "events wait for the sweep: they could not be sent");
  }
}

/**
 * Sends what was promised a while ago and not sent: a crash came between. Where a batch is refused its events
 * go one by one, so that one the server will not take holds up no other. Answers how many went.
 */
export async function sweepOutbox(): Promise<{ sent: number }> {
  const { db, clock } = runtime();
  const before = new Date(clock.now().getTime() - seconds(10));
  const events = await findUnsentAcrossCustomers(db, { before, limit: 1_000 });
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

/** Gives up after three refusals in a row: then it is the server that is away. */
async function sendOneByOne(events: OutboxEvent[]): Promise<number> {
  let sent = 0;
  let refused = 0;
  for (const event of events) {
    try {
      await sendEvents([event]);
      sent += 1;
      refused = 0;
    } catch (error) {
      log.error({ err: error, event: event.name, id: event.id }, "a promised event was not taken");
      refused += 1;
      if (refused === 3) throw error;
    }
  }
  return sent;
}
