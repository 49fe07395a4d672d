/** A server of durable functions that accepts events and loses some of them, in simulated time. */
import type { InngestFunction } from "inngest";
import { vi } from "vitest";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/functions";
import { type fixedClock, minutes } from "@/lib/clock";
import { computeHere } from "@/lib/compute/compute";
import type { EventName } from "@/lib/contracts/events";
import { parseEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import type { Runtime } from "@/lib/runtime";

interface SentEvent {
  id?: string;
  name: string;
  data: { customerId: string };
}

type Handler = (input: Record<string, unknown>) => Promise<unknown>;

/** A sleeping run starts over: a sleep comes before any other step in our functions. */
class Asleep extends Error {
  constructor(readonly until: number) {
    super("asleep");
  }
}

export interface LosingServer {
  /** How many events were lost. */
  readonly lost: number;
  /** Runs the minute's schedules and all events for so many minutes. */
  pass(count: number): Promise<void>;
}

const everyMinute = "start-due-work";

/** Serves the product's functions on this runtime until the test ends, and loses the first event called `lost`. */
export function serveLosing(
  runtime: Pick<Runtime, "db" | "ports"> & { clock: ReturnType<typeof fixedClock> },
  lost: EventName | null,
): LosingServer {
  const { clock } = runtime;
  Object.assign(globalThis, {
    signalRuntime: { ...runtime, compute: computeHere, env: parseEnv(environment) },
  });
  const known = new Set<string>();
  const due: { event: SentEvent; at: number }[] = [];
  let losses = 0;

  vi.spyOn(inngest, "send").mockImplementation(async (payload) => {
    const ids: string[] = [];
    for (const event of [payload].flat() as SentEvent[]) {
      const id = event.id ?? newId();
      ids.push(id);
      if (known.has(id)) continue;
      known.add(id);
      if (event.name === lost && losses === 0) losses += 1;
      else due.push({ event: { ...event, id }, at: 0 });
    }
    return { ids };
  });

  async function run(fn: InngestFunction.Any, event: SentEvent): Promise<void> {
    const step = {
      run: async (_id: string, work: () => Promise<unknown>) =>
        JSON.parse(JSON.stringify((await work()) ?? null)),
      sleepUntil: async (_id: string, at: string) => {
        if (Date.parse(at) > clock.now().getTime()) throw new Asleep(Date.parse(at));
      },
      sendEvent: async (_id: string, events: never) => inngest.send(events),
    };
    // The handler is private to the SDK's own execution, which this replaces.
    const handler = (fn as unknown as { fn: Handler }).fn;
    try {
      await handler({ event, events: [event], step, runId: newId() });
    } catch (error) {
      if (!(error instanceof Asleep)) throw error;
      due.push({ event, at: error.until });
    }
  }

  async function drain(): Promise<void> {
    for (;;) {
      const next = due.findIndex(({ at }) => at <= clock.now().getTime());
      const [job] = next < 0 ? [] : due.splice(next, 1);
      if (!job) return;
      for (const fn of functions.filter((fn) => listensTo(fn, job.event.name))) await run(fn, job.event);
    }
  }

  return {
    get lost() {
      return losses;
    },
    async pass(count) {
      for (let n = 0; n < count; n++) {
        await drain();
        clock.advance(minutes(1));
        const tick = functions.find((fn) => fn.id() === everyMinute);
        if (tick) await run(tick, { name: "inngest/scheduled.timer", data: { customerId: "" } });
        await drain();
      }
    },
  };
}

const listensTo = (fn: InngestFunction.Any, name: string): boolean => {
  const triggers: { event?: unknown }[] = fn.opts.triggers ?? [];
  return triggers.some(({ event }) => event === name);
};

const environment = {
  NODE_ENV: "test",
  DATABASE_URL: "postgres://unused",
  EMBEDDED: "1",
  NEXTAUTH_SECRET: "a secret of tests that is long enough",
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
};
