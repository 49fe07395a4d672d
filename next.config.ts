import type { NextConfig } from "next";
import { apiPolicy, securityHeaders } from "./lib/http/security-headers";

const config: NextConfig = {
  poweredByHeader: false,
  // Types are checked by `npm test`; checking them again would double the time of every start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["postgres", "pino", "undici"],
  rewrites: async () => [{ source: "/docs/:page([a-z-]+).md", destination: "/docs/markdown/:page" }],
  // Whatever is no page may do nothing when it is opened as one; the proxy gives pages a policy of their own.
  headers: async () => [
    {
      source: "/:path*",
      headers: [...securityHeaders, { key: "Content-Security-Policy", value: apiPolicy }],
    },
  ],
};

export default config;
