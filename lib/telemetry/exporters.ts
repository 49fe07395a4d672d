/** The exporters that OpenTelemetry's standard environment variables ask for; they read the rest of them themselves. */
import { type IMetricReader, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, type SpanProcessor } from "@opentelemetry/sdk-trace-base";
import { isExported } from "./is-configured";

type Source = Record<string, string | undefined>;

const isJson = (source: Source, signal: "TRACES" | "METRICS"): boolean =>
  (source[`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`] ?? source.OTEL_EXPORTER_OTLP_PROTOCOL) === "http/json";

/** Spans are sent in batches from a bounded queue; what does not fit or cannot be sent is dropped. */
export async function openSpanProcessors(source: Source): Promise<SpanProcessor[]> {
  if (!isExported(source, "TRACES")) return [];
  const { OTLPTraceExporter } = isJson(source, "TRACES")
    ? await import("@opentelemetry/exporter-trace-otlp-http")
    : await import("@opentelemetry/exporter-trace-otlp-proto");
  return [new BatchSpanProcessor(new OTLPTraceExporter())];
}

/** Metrics are sent every minute, or every `OTEL_METRIC_EXPORT_INTERVAL` milliseconds. */
export async function openMetricReaders(source: Source): Promise<IMetricReader[]> {
  if (!isExported(source, "METRICS")) return [];
  const { OTLPMetricExporter } = isJson(source, "METRICS")
    ? await import("@opentelemetry/exporter-metrics-otlp-http")
    : await import("@opentelemetry/exporter-metrics-otlp-proto");
  const interval = Number(source.OTEL_METRIC_EXPORT_INTERVAL);
  const exportIntervalMillis = interval > 0 ? interval : 60_000;
  return [
    new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(),
      exportIntervalMillis,
      exportTimeoutMillis: Math.min(exportIntervalMillis, 30_000),
    }),
  ];
}
