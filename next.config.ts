import type { NextConfig } from "next";
import { apiPolicy, securityHeaders } from "./lib/http/security-headers";

const config: NextConfig = {
  poweredByHeader: false,
  // `npm test` checks the types. Checking them here too would double the time of every start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    ...["postgres", "pino", "undici"],
    ...["ai", "@ai-sdk/anthropic", "@ai-sdk/openai", "@ai-sdk/openai-compatible"],
  ],
  rewrites: async () => [{ source: "/docs/:page([a-z-]+).md", destination: "/docs/markdown/:page" }],
  // Responses that are not pages may do nothing when opened as one. The proxy gives pages their own policy.
  headers: async () => [
    {
      source: "/:path*",
      headers: [...securityHeaders, { key: "Content-Security-Policy", value: apiPolicy }],
    },
  ],
};

export default config;
