/** A collector that speaks OTLP over HTTP, in JSON and in protobuf; it reads JSON only. */
import { z } from "zod";
import { headersOf, listen } from "../listen";

const Attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }));

const Span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  kind: z.number(),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.number().default(0) }),
  attributes: Attributes,
});
const Metric = z.object({ name: z.string() });

const Body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })).default([]),
  resourceMetrics: z
    .array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(Metric) })) }))
    .default([]),
});

export type CollectedSpan = z.output<typeof Span>;

/** Attributes by name, whatever their type. */
export const attributesOf = ({ attributes }: Pick<CollectedSpan, "attributes">): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function startCollector() {
  const requests: { path: string; type: string; headers: Record<string, string>; body: Buffer }[] = [];
  const { url, close } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const type = request.headers["content-type"] ?? "";
    requests.push({
      path: request.url ?? "",
      type,
      headers: headersOf(request),
      body: Buffer.concat(chunks),
    });
    response.setHeader("content-type", type).end(type === "application/json" ? "{}" : "");
  });
  const read = () =>
    requests
      .filter(({ type }) => type === "application/json")
      .map(({ body }) => Body.parse(JSON.parse(body.toString())));
  return {
    url,
    close,
    requests,
    spans: (): CollectedSpan[] =>
      read().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: (): string[] =>
      read().flatMap(({ resourceMetrics }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) =>
          scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name)),
        ),
      ),
  };
}
