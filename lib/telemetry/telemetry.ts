/**
 * Traces and metrics of this process. Nothing is loaded or measured unless it is configured: every function here then
 * only looks whether it is. Attributes come from fixed lists, never from a workspace or a person.
 */

export type Labels = Record<string, string | number>;

/** The counters, with what they count. */
export const counters = {
  "signal.deliveries": "Delivery attempts by outcome and kind of destination",
  "signal.signals.created": "Signals created",
  "signal.set_aside": "What could not be stored or judged and was set aside, by kind",
  "signal.vendor.spend.cents": "What network vendors charged, in US cents",
} as const;

/** The histograms of durations in seconds, with what they measure. */
export const durations = {
  "http.server.request.duration": "Requests by method, route and status, in seconds",
  "signal.step.duration": "Steps by function, step and outcome, in seconds",
} as const;

export type SpanKind = "server" | "client" | "consumer" | "internal";

export interface SpanGiven {
  kind?: SpanKind;
  attributes?: Labels;
  /** The `traceparent` of the work that caused this, which has ended: the span gets a link to it. */
  causedBy?: string | undefined;
}

export interface Telemetry {
  inSpan<T>(name: string, input: SpanGiven, work: (note: Note) => Promise<T>): Promise<T>;
  traceparent(): string | undefined;
  add(counter: keyof typeof counters, amount: number, labels: Labels): void;
  record(duration: keyof typeof durations, seconds: number, labels: Labels): void;
  /** The metrics in the text format of Prometheus. */
  scrape(): Promise<string>;
  close(): Promise<void>;
}

/** Adds attributes to the current span. */
export type Note = (attributes: Labels) => void;

/** Kept globally: the file that starts it is bundled apart from the routes. */
const kept = globalThis as { signalTelemetry?: Telemetry };

/** The telemetry of this process; undefined if none is configured. */
export const telemetry = (): Telemetry | undefined => kept.signalTelemetry;

/** Sets the telemetry of this process; null turns it off. */
export function setTelemetry(input: Telemetry | null): void {
  kept.signalTelemetry = input ?? undefined;
}

const noNote: Note = () => {};

/** Runs work in a span; without telemetry, just runs it. Of a failure, only the class is recorded. */
export const inSpan = <T>(name: string, input: SpanGiven, work: (note: Note) => Promise<T>): Promise<T> =>
  kept.signalTelemetry ? kept.signalTelemetry.inSpan(name, input, work) : work(noNote);

/**
 * Runs work in a span and records its duration with the labels of its result; `labels` gets undefined for a failure.
 */
export async function inTimedSpan<T>(
  name: string,
  input: SpanGiven & {
    duration: keyof typeof durations;
    labels: (result: T | undefined) => Labels;
  },
  work: () => Promise<T>,
): Promise<T> {
  const current = kept.signalTelemetry;
  if (!current) return work();
  const start = performance.now();
  const done = (labels: Labels) =>
    current.record(input.duration, (performance.now() - start) / 1_000, labels);
  return current.inSpan(name, input, async (note) => {
    try {
      const result = await work();
      const labels = input.labels(result);
      note(labels);
      done(labels);
      return result;
    } catch (error) {
      done(input.labels(undefined));
      throw error;
    }
  });
}

/** The event with the trace it was emitted in, so that the run it starts is linked to it. */
export function withTrace<E extends { data: object }>(event: E): E {
  const traceparent = kept.signalTelemetry?.traceparent();
  return traceparent ? { ...event, data: { ...event.data, traceparent } } : event;
}
