import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** Search engines may index the public pages: those of the sitemap. */
export default function robots(): MetadataRoute.Robots {
  const { APP_URL } = env();
  return {
    rules: {
      userAgent: "*",
      allow: ["/$", "/pricing$", "/status$", "/privacy$", "/terms$", "/docs", "/llms.txt"],
      disallow: "/",
    },
    sitemap: new URL("/sitemap.xml", APP_URL).href,
  };
}
