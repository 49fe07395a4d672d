/** One guard for everything that changes something: the same act twice is one act. */

/** A change on its way, or just made. */
interface Act {
  /** Method, address and body. */
  what: string;
  address: string;
  key: string;
  startedAt: number;
  state: "pending" | "done" | "unknown";
  answer: Promise<unknown>;
}

/** A second click of a double click comes sooner than this after the first. */
const doubleClickMs = 1_000;
/** How long a change whose outcome is unknown keeps its key; the server remembers keys for longer. */
const unknownMs = 10 * 60_000;

export interface Sent {
  method: string;
  address: string;
  body: string | undefined;
}

/**
 * Creates `act(sent, send, isUnknown)`. While a change is pending, and for a second after it was begun, the same change
 * (method, address and body) is the same act and gets the first one's answer, unless another change of the same thing
 * came between. `send` gets the act's `Idempotency-Key`; a change whose outcome is unknown, because its answer was
 * lost, keeps its key when it is sent again.
 */
export function createCallGuard(now: () => number = Date.now, newKey: () => string = randomKey) {
  let acts: Act[] = [];

  return function act<T>(
    { method, address, body = "" }: Sent,
    send: (key: string) => Promise<T>,
    isUnknown: (error: unknown) => boolean,
  ): Promise<T> {
    const at = now();
    acts = acts.filter(({ state, startedAt }) => state === "pending" || at - startedAt < lifetimeOf(state));
    const what = `${method} ${address} ${body}`;
    const last = acts.findLast((one) => isRelated(one.address, address));
    const same = last?.what === what ? last : undefined;
    // What is the same was sent by the same operation, so its answer has the same type.
    if (same && same.state !== "unknown") return same.answer as Promise<T>;
    const key = same?.key ?? newKey();
    const answer = send(key);
    const made: Act = { what, address, key, startedAt: at, state: "pending", answer };
    acts = [...acts.filter((one) => one !== same), made];
    answer.then(
      () => {
        made.state = "done";
      },
      (error: unknown) => {
        if (isUnknown(error)) made.state = "unknown";
        else acts = acts.filter((one) => one !== made);
      },
    );
    return answer;
  };
}

/** Also without HTTPS, where `crypto.randomUUID` does not exist. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

const lifetimeOf = (state: Act["state"]): number => (state === "unknown" ? unknownMs : doubleClickMs);

/** Whether one of the addresses is the other, or below it. */
const isRelated = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
