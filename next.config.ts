import type { NextConfig } from "next";
import { apiPolicy, securityHeaders } from "./lib/http/security-headers";

const config: NextConfig = {
  poweredByHeader: false,
  // Types are checked by `npm test`; checking them again would double the time of every start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["postgres", "pino", "undici"],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/api/:path*", headers: [{ key: "Content-Security-Policy", value: apiPolicy }] },
  ],
};

export default config;
