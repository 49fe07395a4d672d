/** Delivers events, each until it is accepted, at most 12 times over about 20 minutes. */
import { signatureOf } from "./signature";
import type { World } from "./world";

const mostAttempts = 12;
const longestPause = 300_000;
const patience = 15_000;

export interface Deliveries {
  /** Delivers what is due, now and whenever something is added or due again. */
  wake(): void;
  stop(): Promise<void>;
}

interface Options {
  world: World;
  webhookUrl: string;
  webhookSecret: string;
  /** Called after the queue changed. */
  save(): void;
  note(text: string): void;
}

/** The signature's time is the real one: the receiver compares it with its own clock. */
const realNow = () => Date.now();

export function startDeliveries({ world, webhookUrl, webhookSecret, save, note }: Options): Deliveries {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  const queue = world.state.deliveries;

  async function deliver(entry: (typeof queue)[number]): Promise<void> {
    const event = world.state.event[entry.event];
    const refused = event ? await post(JSON.stringify(event)) : null;
    if (stopping.signal.aborted) return;
    entry.attempts += 1;
    entry.at = realNow() + Math.min(2 ** entry.attempts * 500, longestPause);
    if (refused === null || entry.attempts >= mostAttempts) {
      queue.splice(queue.indexOf(entry), 1);
      if (event) event.pending_webhooks = 0;
    }
    if (refused !== null) note(`${event?.type} was not accepted (${refused}), attempt ${entry.attempts}`);
    save();
  }

  /** Null if it was accepted, else why not. */
  async function post(rawBody: string): Promise<string | null> {
    const signature = signatureOf(rawBody, webhookSecret, Math.floor(realNow() / 1_000));
    try {
      const answer = await fetch(webhookUrl, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        body: rawBody,
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : String(answer.status);
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  }

  async function work(): Promise<void> {
    for (;;) {
      const due = queue.find(({ at }) => at <= realNow());
      if (!due || stopping.signal.aborted) return;
      await deliver(due);
    }
  }

  function wake(): void {
    if (working || stopping.signal.aborted) return;
    clearTimeout(timer);
    working = work().finally(() => {
      working = undefined;
      const next = Math.min(...queue.map(({ at }) => at));
      if (Number.isFinite(next) && !stopping.signal.aborted) {
        timer = setTimeout(wake, Math.max(100, next - realNow()));
      }
    });
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}
