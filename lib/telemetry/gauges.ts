import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Meter } from "@opentelemetry/api";
import type { Backlog } from "@/db/queries/backlog";
import { poolUse } from "@/db/statement-watch";

export interface Figures {
  /** What waits to be done; null if the database is not open or does not answer. */
  backlog(): Promise<Backlog | null>;
}

/** Observes what can be read at any time: the process, the pool and the backlog. Returns what stops it. */
export function observe(meter: Meter, { backlog }: Figures): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(name, { description, unit });
  const loop = gauge(
    "nodejs.eventloop.delay.p99",
    "Event loop delay since the last reading, in seconds",
    "s",
  );
  const memory = gauge("process.memory.usage", "Resident memory, in bytes", "By");
  const heap = gauge("v8js.memory.heap.used", "Heap in use, in bytes", "By");
  const connections = gauge("db.client.connection.count", "Database connections in use");
  const waiting = gauge("db.client.connection.pending_requests", "Statements that wait for a connection");
  const unsent = gauge("signal.outbox.depth", "Events not sent yet");
  const oldest = gauge("signal.outbox.oldest.age", "Age of the oldest event not sent yet, in seconds", "s");
  const ready = gauge("signal.queue.depth", "Calls of functions that are due, in the embedded engine");
  const lag = gauge("signal.queue.lag", "How long the first of them has been due, in seconds", "s");

  meter.addBatchObservableCallback(
    (result) => {
      const { rss, heapUsed } = process.memoryUsage();
      const { inUse, waiting: pending } = poolUse();
      result.observe(loop, Number.isFinite(delay.percentile(99)) ? delay.percentile(99) / 1e9 : 0);
      delay.reset();
      result.observe(memory, rss);
      result.observe(heap, heapUsed);
      result.observe(connections, inUse);
      result.observe(waiting, pending);
    },
    [loop, memory, heap, connections, waiting],
  );
  meter.addBatchObservableCallback(
    async (result) => {
      const found = await backlog();
      if (!found) return;
      result.observe(unsent, found.unsent);
      result.observe(oldest, found.oldestUnsentSeconds);
      if (!found.queue) return;
      result.observe(ready, found.queue.ready);
      result.observe(lag, found.queue.lagSeconds);
    },
    [unsent, oldest, ready, lag],
  );
  return () => delay.disable();
}
