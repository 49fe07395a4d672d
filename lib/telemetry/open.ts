/** Opens telemetry with OpenTelemetry. Loaded only if traces or metrics are configured. */
import { setTimeout } from "node:timers/promises";
import {
  type Attributes,
  context,
  isSpanContextValid,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { AggregationType, MeterProvider } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider } from "@opentelemetry/sdk-trace-base";
import { openMetricReaders, openSpanProcessors } from "./exporters";
import { type Figures, observe } from "./gauges";
import { counters, durations, type Note, type SpanGiven, type Telemetry } from "./telemetry";

const name = "signal-to-action";
const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
/** How long the last export may take: a collector that is away does not keep a process that ends. */
const closingMs = 2_000;
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Opens the exporters that the standard environment variables ask for. Providers are not registered globally, so that
 * only our own spans exist: those of frameworks carry whole addresses, with sign-in tokens in them.
 */
export async function openTelemetry(
  source: Record<string, string | undefined>,
  figures: Figures,
): Promise<Telemetry> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": name }))
    .merge(detectResources({ detectors: [envDetector] }));
  const processors = await openSpanProcessors(source);
  const tracers = new BasicTracerProvider({ resource, spanProcessors: processors });
  const tracer = tracers.getTracer(name);
  const prometheus = new PrometheusExporter({ preventServerStart: true });
  const meters = new MeterProvider({
    resource,
    readers: [prometheus, ...(await openMetricReaders(source))],
    views: [
      {
        instrumentName: "*.duration",
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries } },
      },
    ],
  });
  const meter = meters.getMeter(name);
  const counting = new Map(
    Object.entries(counters).map(([id, description]) => [id, meter.createCounter(id, { description })]),
  );
  const timing = new Map(
    Object.entries(durations).map(([id, description]) => [
      id,
      meter.createHistogram(id, { description, unit: "s" }),
    ]),
  );
  const closeGauges = observe(meter, figures);
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
  const hasTraces = processors.length > 0;

  return {
    inSpan: (spanName, input, work) => (hasTraces ? runInSpan(spanName, input, work) : work(() => {})),
    traceparent() {
      const current = trace.getSpanContext(context.active());
      return current && isSpanContextValid(current) ? format(current) : undefined;
    },
    add: (id, amount, labels) => counting.get(id)?.add(amount, labels),
    record: (id, seconds, labels) => timing.get(id)?.record(seconds, labels),
    async scrape() {
      const { resourceMetrics } = await prometheus.collect();
      return serializer.serialize(resourceMetrics);
    },
    async close() {
      closeGauges();
      const sent = Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      await Promise.race([sent, setTimeout(closingMs, undefined, { ref: false })]);
      context.disable();
    },
  };

  function runInSpan<T>(spanName: string, input: SpanGiven, work: (note: Note) => Promise<T>): Promise<T> {
    const cause = parse(input.causedBy);
    const options = {
      kind: kinds[input.kind ?? "internal"],
      attributes: input.attributes as Attributes,
      links: cause ? [{ context: cause }] : [],
    };
    return tracer.startActiveSpan(spanName, options, async (span) => {
      try {
        return await work((attributes) => {
          span.setAttributes(attributes);
          if ("error.type" in attributes) span.setStatus({ code: SpanStatusCode.ERROR });
        });
      } catch (error) {
        // A message can quote values or people; the class of the error cannot.
        span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  }
}

const format = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;

/** W3C Trace Context, version 00; undefined if it is missing or malformed. */
function parse(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(found) ? found : undefined;
}
