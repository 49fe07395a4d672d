type Source = Record<string, string | undefined>;

/** Whether traces or metrics are sent to a collector. */
export const isExported = (source: Source, signal: "TRACES" | "METRICS"): boolean =>
  source.OTEL_SDK_DISABLED?.toLowerCase() !== "true" &&
  source[`OTEL_${signal}_EXPORTER`] !== "none" &&
  Boolean(source[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || source.OTEL_EXPORTER_OTLP_ENDPOINT);

/** Whether anything asks for telemetry: a collector, or a token for `/api/metrics`. */
export const isConfigured = (source: Source): boolean =>
  Boolean(source.METRICS_TOKEN) || isExported(source, "TRACES") || isExported(source, "METRICS");
