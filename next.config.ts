import type { NextConfig } from "next";
import { apiPolicy, securityHeaders, sharedPageHeaders } from "./lib/http/security-headers";

const config: NextConfig = {
  poweredByHeader: false,
  // For images: only the files that the server needs (scripts/container).
  ...(process.env.BUILD_STANDALONE === "1" && { output: "standalone" }),
  // A build fails on a type error. Only the launcher leaves the check out: it would double the time of every start.
  typescript: { ignoreBuildErrors: process.env.BUILD_WITHOUT_TYPES === "1" },
  // No page has an image to optimize, and nobody should make us optimize one.
  images: { unoptimized: true },
  // A page seen in the last five minutes shows from the browser's memory; the portal then refreshes its data.
  experimental: { staleTimes: { dynamic: 300, static: 300 } },
  // Read from disk, which the tracing of imports doesn't see everywhere.
  outputFileTracingIncludes: {
    "/**": [
      "./lib/judgement/meaning/{about-work,reader}/{model.json,weights.bin}",
      "./lib/words/model/support/{model.json,weights.bin}",
      "./data/words/**/*.{txt,yaml}",
      "./data/sample/world.json",
      "./data/legal/*.md",
      "./packages/sandbox-network/data/**/*.yaml",
    ],
  },
  serverExternalPackages: [
    ...["postgres", "pino", "undici"],
    ...["@opentelemetry/api", "@opentelemetry/context-async-hooks", "@opentelemetry/resources"],
    ...["@opentelemetry/sdk-trace-base", "@opentelemetry/sdk-metrics", "@opentelemetry/exporter-prometheus"],
    ...["@opentelemetry/exporter-trace-otlp-http", "@opentelemetry/exporter-trace-otlp-proto"],
    ...["@opentelemetry/exporter-metrics-otlp-http", "@opentelemetry/exporter-metrics-otlp-proto"],
    ...["ai", "@ai-sdk/anthropic", "@ai-sdk/openai", "@ai-sdk/openai-compatible"],
  ],
  // Where people and tools look for it first.
  redirects: async () => [{ source: "/openapi.json", destination: "/api/openapi.json", permanent: true }],
  rewrites: async () => [
    { source: "/docs/:page([a-z0-9-]+).md", destination: "/docs/markdown/:page" },
    { source: "/metrics", destination: "/api/metrics" },
  ],
  // Responses that are not pages may do nothing when opened as one. The proxy gives pages their own policy.
  headers: async () => [
    {
      source: "/:path*",
      headers: [...securityHeaders, { key: "Content-Security-Policy", value: apiPolicy }],
    },
    { source: "/shared/:path*", headers: sharedPageHeaders },
  ],
};

export default config;
